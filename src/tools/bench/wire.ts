/** The traffic of a match on real connections: five pages, of which one only watches. */
import type { Page } from "../../setup/browser/visit.mjs";
import type { MakeFigure } from "./figure.ts";
import { median } from "./page-frames.ts";
import { countSent, sentAtRest, sentByAll } from "./sent.ts";

const PLAYERS = 4;

/** Measures `rounds` rounds. */
export async function measureWire(
  fresh: () => Promise<Page>,
  crowd: (page: Page) => Promise<Page>,
  rounds: number,
  found: (...figure: Parameters<MakeFigure>) => void,
): Promise<void> {
  const pages: Page[] = [];
  for (let device = 0; device <= PLAYERS; device++) {
    const page = await fresh();
    await countSent(page);
    pages.push(await crowd(page));
  }
  const [host, ...guests] = pages;
  if (host === undefined) return;
  const invitation = await host.evaluate(([players, most]) => window.crowd.open(players, most), [
    PLAYERS,
    rounds,
  ] as const);
  for (const guest of guests) {
    await guest.evaluate(([to, most]) => window.crowd.come(to, 1, most), [invitation, rounds] as const);
  }
  const seated = pages.slice(0, PLAYERS);
  for (const [seat, page] of seated.entries()) await page.evaluate((at) => window.crowd.sit(0, at), seat);
  for (const [seat, page] of seated.entries()) await page.evaluate((at) => window.crowd.ready(0, at), seat);

  const [before, start] = [await sentByAll(pages), performance.now()];
  await host.evaluate(() => window.crowd.start());
  const played = await Promise.all(pages.map((page) => page.evaluate(() => window.crowd.played())));
  const [after, end] = [await sentByAll(pages), performance.now()];
  const resting = await sentAtRest(pages);

  const many = Math.min(...played.map(({ shown }) => shown.length));
  const share = many * PLAYERS;
  found(`rounds played by ${PLAYERS} on real connections`, many, "rounds");
  found("time of a round in which nobody thinks", (end - start) / many, "ms");
  found("messages of a round and seat on real connections", (after.texts - before.texts) / share, "messages");
  found("bytes of a round and seat on real connections, texts", (after.bytes - before.bytes) / share, "bytes");
  found("bytes of a round and seat on real connections, packets", (after.out - before.out) / share, "bytes");
  found("bytes a second and device while people think, packets", resting.out / pages.length, "bytes/s");
  const waits = Array.from({ length: many }, (_, round) => {
    const chosen = Math.max(...played.map((one) => one.chosen[round] ?? 0));
    return Math.max(...played.map((one) => one.shown[round] ?? 0)) - chosen;
  });
  found("time from the last choice to everybody's reveal, median", median(waits), "ms");
  found("time from the last choice to everybody's reveal, most", Math.max(...waits), "ms");
  await Promise.all(pages.map((page) => page.context().close()));
}
