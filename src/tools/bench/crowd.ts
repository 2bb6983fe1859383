/** How many guests a host can serve. Its page is a real one; the guests are all in one other page. */

import { texts } from "../../online-ui/texts/en.ts";
import type { Page } from "../../setup/browser/visit.mjs";
import { invitationOf, pressInRoom, withoutWorld } from "./bench-table.ts";
import type { MakeFigure } from "./figure.ts";
import { median } from "./page-frames.ts";
import { toRoom } from "./page-visit.ts";
import { countSent, sentAtRest, sentBy } from "./sent.ts";

/** Measures until all have seen `rounds` rounds. */
export async function measureCrowd(
  fresh: () => Promise<Page>,
  crowd: (page: Page) => Promise<Page>,
  { guests, rounds }: { readonly guests: number; readonly rounds: number },
  found: (...figure: Parameters<MakeFigure>) => void,
): Promise<void> {
  const tell = (name: string, value: number, unit: string): void => found(`${guests} guests: ${name}`, value, unit);
  const host = await fresh();
  await countSent(host);
  await withoutWorld(host);
  await host.goto("/");
  await toRoom(host);
  const invitation = await invitationOf(host);
  const page = await crowd(await fresh());

  const start = performance.now();
  await page.evaluate(([to, many, most]) => window.crowd.come(to, many, most), [invitation, guests, rounds] as const);
  tell("time until all are in", performance.now() - start, "ms");

  // The first seat is the host's.
  const seats = (await host.locator(".room-seats > li").count()) - 1;
  for (let i = 0; i < seats; i++) await page.evaluate(([one, at]) => window.crowd.sit(one, at), [i, i + 1] as const);
  for (let i = 0; i < seats; i++) await page.evaluate(([one, at]) => window.crowd.ready(one, at), [i, i + 1] as const);
  const [before, begun] = [await sentBy(host), performance.now()];
  await pressInRoom(host, "room.start");
  const { chosen, shown } = await playedWith(host, page);
  const [after, seconds] = [await sentBy(host), (performance.now() - begun) / 1000];
  const resting = await sentAtRest([host]);

  const waits = shown.map((time, round) => time - (chosen[round] ?? time));
  tell("time from the last choice to everybody's reveal, median", median(waits), "ms");
  tell("time from the last choice to everybody's reveal, most", Math.max(...waits), "ms");
  tell("time of a round", (1000 * seconds) / rounds, "ms");
  tell("the host sends in a round, in packets", (after.out - before.out) / rounds, "bytes");
  tell("the host sends a second while all play at once, in packets", (after.out - before.out) / seconds, "bytes/s");
  tell("the host gets a second while all play at once, in packets", (after.in - before.in) / seconds, "bytes/s");
  tell("the host sends a second while people think, in packets", resting.out, "bytes/s");
  tell("the host gets a second while people think, in packets", resting.in, "bytes/s");
  await Promise.all([host.context().close(), page.context().close()]);
}

/** The host follows the desk's advice, by keyboard. */
async function playedWith(host: Page, page: Page): Promise<Awaited<ReturnType<typeof window.crowd.played>>> {
  const over = { is: false };
  const playing = page.evaluate(() => window.crowd.played()).finally(() => Object.assign(over, { is: true }));
  const asked = host.locator(".company-waiting", { hasText: texts["at.your-move"] });
  while (!over.is) {
    await Promise.race([playing, asked.waitFor({ timeout: 0 })]);
    for (const key of over.is ? [] : ["h", "h", "Enter"]) await host.keyboard.press(key);
  }
  return playing;
}
