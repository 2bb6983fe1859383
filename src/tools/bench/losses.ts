/** How long a match between real pages is interrupted by each kind of loss. */

import { texts } from "../../online-ui/texts/en.ts";
import { freeze, startFreezer } from "../../setup/browser/freezer.mjs";
import { type Page, visitPageAt } from "../../setup/browser/visit.mjs";
import {
  deskOf,
  hasDesk,
  hosts,
  isHeard,
  isLocked,
  isPlayedByBot,
  isSilent,
  lockIn,
  mayChoose,
  pressInRoom,
  sitDown,
  withoutWorld,
  withWorld,
} from "./bench-table.ts";
import type { Figure } from "./figure.ts";
import { median } from "./page-frames.ts";
import { worldOpened } from "./page-visit.ts";
import { type Served, serving } from "./served-page.ts";

/** What is lost, and what ends the measurement. */
export const LOSSES = {
  "guest-reload": "a guest's page is loaded anew: from then until hand and locked choice are back",
  "host-reload": "the host's page is loaded anew: from then until hand and locked choice are back",
  "guest-reload-in-sight": "the same for a guest with the world in sight: until that is there again as well",
  "host-reload-in-sight": "the same for a host with the world in sight: until that is there again as well",
  "guest-killed": "a guest's browser is killed: from opening it again until hand and locked choice are back",
  "host-killed": "the host's browser is killed: until another one hosts and records a choice",
  "other-of-two-lost":
    "the host of two is killed: until a bot plays for it and the other one may choose, with a patience of 20 s",
  signalling: "the signalling server was killed: from when it's there again until all are found again",
  stalled: "a guest's page did nothing for so long: from its end until nobody is missed",
  frozen: "a guest's page was frozen until it was missed: from its end until nobody is missed",
} as const;

export type Loss = keyof typeof LOSSES;
export const isLoss = (name: string): name is Loss => Object.hasOwn(LOSSES, name);

interface Scene {
  readonly served: Served;
  /** A page without the world, with what its device has stored. */
  person(kept?: Kept): Promise<Page>;
  /** A page with the world. */
  seer(): Promise<Page>;
  readonly stall: number;
}

type Kept = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/** `stall` is in seconds. */
export function measureLosses(
  losses: readonly Loss[],
  { times, stall }: { readonly times: number; readonly stall: number },
  tell: (figure: Figure) => void,
): Promise<void> {
  return serving((served) =>
    visitPageAt(served.url, async (fresh) => {
      const person = async (kept?: Kept): Promise<Page> => {
        const page = await fresh(kept);
        await withoutWorld(page);
        return page;
      };
      const seer = async (): Promise<Page> => {
        const page = await fresh();
        await withWorld(page);
        return page;
      };
      for (const loss of losses) {
        const all = await MEASURES[loss]({ served, person, seer, stall: 1000 * stall }, times);
        const named = (which: string, value: number): void =>
          tell({ name: `losses: ${LOSSES[loss]}, ${which}`, value: Number(value.toPrecision(4)), unit: "ms" });
        named("median", median(all));
        named("most", Math.max(...all));
      }
    }),
  );
}

type Measure = (scene: Scene, times: number) => Promise<readonly number[]>;

const MEASURES: Readonly<Record<Loss, Measure>> = {
  "guest-reload": (scene, times) => reloaded(scene, times, 1),
  "host-reload": (scene, times) => reloaded(scene, times, 0),
  "guest-reload-in-sight": (scene, times) => reloaded(scene, times, 1, true),
  "host-reload-in-sight": (scene, times) => reloaded(scene, times, 0, true),

  async "guest-killed"({ person, served }, times) {
    const [host, ...rest] = [await person(), await person(), await person()];
    let [guest = host] = rest;
    await sitDown([host, ...rest], served.url);
    await lockIn(guest, 1, host);
    const before = await deskOf(guest);
    const found: number[] = [];
    for (let time = 0; time < times; time++) {
      const [kept, address] = [await guest.context().storageState(), guest.url()];
      await guest.context().close();
      guest = await person(kept);
      found.push(
        await timeOf(async () => {
          await guest.goto(address, { waitUntil: "commit" });
          await hasDesk(guest, before);
        }),
      );
      await isHeard(host, 1);
    }
    await leave(host, guest, ...rest.slice(1));
    return found;
  },

  async "host-killed"({ person, served }) {
    const [host, one, other] = [await person(), await person(), await person()];
    await sitDown([host, one, other], served.url);
    const found = await timeOf(async () => {
      await host.context().close();
      for (const key of ["h", "h", "Enter"]) await other.keyboard.press(key);
      await Promise.all([hosts(one, 1), isLocked(one, 2)]);
    });
    await leave(one, other);
    return [found];
  },

  async "other-of-two-lost"({ person, served }) {
    const [host, other] = [await person(), await person()];
    await sitDown([host, other], served.url);
    const found = await timeOf(async () => {
      await host.context().close();
      await pressInRoom(other, "ask.give");
      await isPlayedByBot(other, 0);
      await mayChoose(other);
    });
    await leave(other);
    return [found];
  },

  async signalling({ person, served }) {
    const pages = [await person(), await person(), await person()];
    await sitDown(pages, served.url);
    const gone = (page: Page) => page.getByText(texts["at.signalling"]);
    await served.kill();
    for (const page of pages) await gone(page).waitFor();
    await served.startAgain();
    const found = await timeOf(() => Promise.all(pages.map((page) => gone(page).waitFor({ state: "detached" }))));
    await leave(...pages);
    return [found];
  },

  async stalled({ person, served, stall }) {
    const [host, guest, other] = [await person(), await person(), await person()];
    await sitDown([host, guest, other], served.url);
    const stalled = guest.evaluate((ms) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    }, stall);
    await isSilent(host, 1);
    await stalled;
    const found = await timeOf(() => Promise.all([host, other].map((page) => isHeard(page, 1))));
    await leave(host, guest, other);
    return [found];
  },

  async frozen({ person, served }) {
    const freezer = await startFreezer();
    const [host, other] = [await person(), await person()];
    const guest = await freezer.browser.contexts()[0]?.newPage();
    if (guest === undefined) throw new Error("a browser has a window");
    await withoutWorld(guest);
    await sitDown([host, guest, other], served.url);
    const thaw = await freeze(guest);
    await isSilent(host, 1);
    const found = await timeOf(() => Promise.all([thaw(), ...[host, other].map((page) => isHeard(page, 1))]));
    await leave(host, other);
    await freezer.close();
    return [found];
  },
};

/** With a locked choice, which must be there again. */
async function reloaded(
  { person, seer, served }: Scene,
  times: number,
  seat: number,
  isSeen = false,
): Promise<readonly number[]> {
  const page = await (isSeen ? seer() : person());
  const others = [await person(), await person()] as const;
  const [seenBy] = others;
  const pages = others.toSpliced(seat, 0, page);
  await sitDown(pages, served.url);
  if (isSeen) await worldOpened(page);
  await lockIn(page, seat, seenBy);
  const before = await deskOf(page);
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    found.push(
      await timeOf(async () => {
        await page.reload({ waitUntil: "commit" });
        await hasDesk(page, before);
        if (isSeen) await worldOpened(page);
      }),
    );
    await isHeard(seenBy, seat);
  }
  await leave(...pages);
  return found;
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

const leave = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));
