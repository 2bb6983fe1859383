/** Floods a real page, without the world, and measures whether it still draws frames and answers its player. */
import type { FloodSetUp } from "../../crowd/flood.ts";
import { type Page, visitPageAt } from "../../setup/browser/visit.mjs";
import { lockIn, mayChoose, openFor, pressInRoom, takeSeat, withoutWorld } from "./bench-table.ts";
import { withCrowds } from "./crowd-page.ts";
import type { Figure } from "./figure.ts";
import { FLOODS, type Flood, type FloodKind } from "./flood-kinds.ts";
import { CHEAT, scriptOf } from "./flood-script.ts";
import { serving } from "./served-page.ts";

const PLAYERS = 3;
/** A flood by nobody, as a baseline. */
const NOBODY = 0;

interface Table {
  readonly flooded: Page;
  readonly other: Page;
  /** The page that floods. */
  readonly crowd: Page;
  readonly invitation: string;
  /** The seats of the flooded and the flooding device, if that has one. */
  readonly to: number;
  readonly by: number;
}

interface Scene {
  readonly url: string;
  person(): Promise<Page>;
  crowd(): Promise<Page>;
}

declare global {
  interface Window {
    /** The start of each frame, in milliseconds. */
    framesBegan: number[];
  }
}

/** Measures each flood for `seconds`, and first the page without one. */
export function measureFloodedPage(
  kinds: readonly FloodKind[],
  seconds: number,
  tell: (figure: Figure) => void,
): Promise<void> {
  return serving(({ url }) =>
    withCrowds(url, (crowd) =>
      visitPageAt(url, async (fresh) => {
        const person = async (): Promise<Page> => {
          const page = await fresh();
          await withoutWorld(page);
          return page;
        };
        const scene = { url, person, crowd: async () => crowd(await fresh()) };
        const floods: readonly Flood[] = kinds.map((kind) => FLOODS[kind]);
        const measure = async (at: Flood["at"], name: string, flood?: Flood): Promise<void> => {
          const found = (what: string, value: number, unit: string): void =>
            tell({ name: `flooded page: ${name}: ${what}`, value: Number(value.toPrecision(3)), unit });
          await measureTable(await TABLES[at](scene), flood, seconds, found);
        };
        for (const at of ["host", "guest"] as const) {
          const these = floods.filter((flood) => flood.at === at);
          if (these.length > 0) await measure(at, `nobody floods the ${at}`);
          for (const flood of these) await measure(at, flood.name, flood);
        }
      }),
    ),
  );
}

async function measureTable(
  { flooded, other, crowd, invitation, to, by }: Table,
  flood: Flood | undefined,
  seconds: number,
  found: (what: string, value: number, unit: string) => void,
): Promise<void> {
  const known = await crowd.evaluate(([which, seat]) => window.crowd.known(which, seat), [CHEAT, by] as const);
  const script = scriptOf(known, flood, { to, by, seconds: Math.ceil(seconds) });
  const spectators = script.said.filter(({ which }) => which !== CHEAT).length;
  await crowd.evaluate(([way, many]) => window.crowd.come(way, many, 0), [invitation, spectators] as const);

  await flooded.evaluate(watchFrames);
  const flooding = sent(crowd, script, seconds);
  await crowd.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), (1000 * seconds) / 4);
  const start = performance.now();
  await lockIn(flooded, to, other);
  const waited = performance.now() - start;
  const texts = await flooding;
  const began = await flooded.evaluate(() => window.framesBegan);

  const gaps = began.slice(1).map((time, k) => time - (began[k] ?? time));
  const took = ((began.at(-1) ?? 0) - (began[0] ?? 0)) / 1000;
  found("frames a second", gaps.length / took, "frames/s");
  found("longest time between two frames", Math.max(...gaps), "ms");
  found("time until another one sees a choice", waited, "ms");
  if (flood !== undefined) found("sent a second", texts / seconds, "texts/s");
  await Promise.all([flooded, other, crowd].map((page) => page.context().close()));
}

const sent = (crowd: Page, script: FloodSetUp, seconds: number): Promise<number> =>
  crowd.evaluate(([what, time]) => window.crowd.flood(what, time), [script, seconds] as const);

/** Runs in the page. */
function watchFrames(): void {
  window.framesBegan = [];
  const next = (): void => {
    window.framesBegan.push(performance.now());
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const TABLES: Readonly<Record<Flood["at"], (scene: Scene) => Promise<Table>>> = {
  async host({ url, person, crowd: newCrowd }) {
    const [flooded, other, crowd] = [await person(), await person(), await newCrowd()];
    const invitation = await openFor(flooded, PLAYERS, url);
    const [to, by] = [0, 1];
    await crowd.evaluate(([way, rounds]) => window.crowd.come(way, 1, rounds), [invitation, NOBODY] as const);
    await crowd.evaluate(([which, seat]) => window.crowd.sit(which, seat), [CHEAT, by] as const);
    await takeSeat(other, invitation, 2, flooded);
    await crowd.evaluate(([which, seat]) => window.crowd.ready(which, seat), [CHEAT, by] as const);
    await pressInRoom(other, "room.ready.me");
    await pressInRoom(flooded, "room.start");
    for (const page of [flooded, other]) await mayChoose(page);
    return { flooded, other, crowd, invitation, to, by };
  },

  async guest({ url, person, crowd: newCrowd }) {
    const [flooded, other, crowd] = [await person(), await person(), await newCrowd()];
    const opened = await crowd.evaluate(([players, rounds]) => window.crowd.open(players, rounds), [
      PLAYERS,
      NOBODY,
    ] as const);
    const invitation = new URL(new URL(opened).hash, url).href;
    const [to, by] = [1, 0];
    await crowd.evaluate(([which, seat]) => window.crowd.sit(which, seat), [CHEAT, by] as const);
    await takeSeat(flooded, invitation, to, flooded);
    await takeSeat(other, invitation, 2, other);
    for (const page of [flooded, other]) await pressInRoom(page, "room.ready.me");
    await crowd.evaluate(([which, seat]) => window.crowd.ready(which, seat), [CHEAT, by] as const);
    await crowd.evaluate(() => window.crowd.start());
    for (const page of [flooded, other]) await mayChoose(page);
    return { flooded, other, crowd, invitation, to, by };
  },
};
