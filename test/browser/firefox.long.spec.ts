/** Whole games in Firefox: one against bots, by roles and names alone, and one in a room with somebody who has Chromium. */
import type { Browser } from "@playwright/test";
import { byRoles } from "./by-roles.ts";
import { expectSameEnd, expectSameFairRecord } from "./fair-end.ts";
import { test as meeting } from "./online-people.ts";
import { begin, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { launchFirefox } from "./other-browsers/firefox.ts";
import { asAdvised, playToTheEnd, sitDown } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { ending, expect } from "./watching.ts";
import { LARGE, playWholeGame } from "./whole-game.ts";

const test = meeting.extend<object, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
});

test("a whole game by roles and names in Firefox", async ({ arrive, firefox }) => {
  const page = await arrive({ browser: firefox, viewport: LARGE, hasWorld: true });
  const game = { setUp: "Standard", viewport: LARGE, seed: 31 } as const;
  await playWholeGame(page, game, {
    begin: (page, { setUp, seed }) => sitDown(page, setUp, seed),
    answers: byRoles,
  });
});

test("somebody in Chromium and somebody in Firefox play a fair game to its end", async ({
  arrive,
  firefox,
}, testInfo) => {
  const host = await arrive({ name: "Mira" });
  const guest = await arrive({ browser: firefox, viewport: LARGE, hasWorld: true });
  await openRoom(host, "2");
  await sitDownByLink(guest, await linkOf(host), "Ada");
  await begin(host, [guest]);
  await worldOpened(guest);
  await Promise.all([host, guest].map((page) => playToTheEnd(page, asAdvised(page))));
  for (const page of [host, guest]) await expect(ending(page)).toBeVisible();
  expect(await expectSameEnd([host, guest])).toHaveLength(3);
  await expectSameFairRecord([host, guest], testInfo);
});
