/** Measures rooms, with real pages, connections and signalling server. */
import { type Page, visitPageAt } from "../../setup/browser/visit.mjs";
import { invitationOf } from "./bench-table.ts";
import { measureCrowd } from "./crowd.ts";
import { withCrowds } from "./crowd-page.ts";
import type { Figure } from "./figure.ts";
import { median } from "./page-frames.ts";
import { toRoom } from "./page-visit.ts";
import { weightOfFirstPage, weightOfRoom } from "./page-weight.ts";
import { serving } from "./served-page.ts";
import { measureWire } from "./wire.ts";

/** A person whose connection is lost, in the page. */
const LOST = ".room-person .lost";

/** Reports each figure as soon as it is known. */
export function measureOnline(times: number, tell: (figure: Figure) => void): Promise<void> {
  const found = (name: string, value: number, unit: string): void =>
    tell({ name: `online: ${name}`, value: Number(value.toPrecision(4)), unit });
  const timed = (name: string, all: readonly number[]): void => {
    found(`${name}, least`, Math.min(...all), "ms");
    found(`${name}, median`, median(all), "ms");
    found(`${name}, most`, Math.max(...all), "ms");
  };
  return serving(({ url }) =>
    visitPageAt(url, async (fresh) => {
      const first = await weightOfFirstPage(await fresh());
      const room = await weightOfRoom(await fresh());
      found("a room and its game, beyond the first page: code, gzip", (room.code - first.code) / 1000, "kB");

      const host = await fresh();
      await host.goto("/");
      found("time from one click to a room that can be found", await timeOf(() => toRoom(host)), "ms");
      const coming: number[] = [];
      const missed: number[] = [];
      for (let time = 0; time < times; time++) {
        const guest = await fresh();
        coming.push(await timeOf(async () => comeIn(guest, await invitationOf(host), time)));
        missed.push(await timeOf(() => Promise.all([guest.context().close(), isLost(host, time)])));
      }
      timed("time from an invitation to the room behind it", coming);
      timed("time until a page that was killed is missed", missed);
      await host.context().close();
      await measureReloads(fresh, times, timed);
    }),
  );
}

export interface ConnectionRuns {
  /** Numbers of guests, each measured by itself. */
  readonly guests: readonly number[];
  readonly rounds: number;
}

/** Measures the traffic between pages, and how many guests one page can serve. */
export function measureConnections({ guests, rounds }: ConnectionRuns, tell: (figure: Figure) => void): Promise<void> {
  const found = (name: string, value: number, unit: string): void =>
    tell({ name: `connections: ${name}`, value: Number(value.toPrecision(4)), unit });
  return serving(({ url }) =>
    withCrowds(url, (crowd) =>
      visitPageAt(url, async (fresh) => {
        await measureWire(fresh, crowd, rounds, found);
        for (const many of guests) await measureCrowd(fresh, crowd, { guests: many, rounds }, found);
      }),
    ),
  );
}

type Timed = (name: string, all: readonly number[]) => void;

async function measureReloads(fresh: () => Promise<Page>, times: number, timed: Timed): Promise<void> {
  const [host, guest] = [await fresh(), await fresh()];
  await host.goto("/");
  await toRoom(host);
  await comeIn(guest, await invitationOf(host));
  const back = { guest: [] as number[], host: [] as number[] };
  for (let time = 0; time < times; time++) {
    back.guest.push(await reloaded(guest, host));
    back.host.push(await reloaded(host, host));
  }
  timed("time from loading a guest's page anew to being connected", back.guest);
  timed("time from loading the host's page anew to being connected", back.host);
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function comeIn(guest: Page, invitation: string, others = 0): Promise<void> {
  await guest.goto(invitation);
  await guest
    .locator(".room-person")
    .nth(others + 1)
    .waitFor();
}

const isLost = (page: Page, others = 0): Promise<void> => page.locator(LOST).nth(others).waitFor();

const nobodyIsLost = (page: Page): Promise<void> => page.locator(LOST).waitFor({ state: "detached" });

/** How long a reload takes, as the host's page sees it. */
function reloaded(page: Page, host: Page): Promise<number> {
  return timeOf(async () => {
    await Promise.all([page.reload(), page === host ? undefined : isLost(host)]);
    if (page === host) await isLost(host);
    await nobodyIsLost(host);
  });
}
