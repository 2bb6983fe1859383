/** A labelled tour of every screen and phase of a game, alone and in rooms, at the sizes that are served, in every language. */
import { rmSync } from "node:fs";
import { test } from "../browser/moments/moments.ts";
import { type ServedPage, servePageIn } from "../browser/rehearsal-page.ts";
import { expect } from "../browser/watching.ts";
import { albumOf, folderOf } from "./album.ts";
import { BROKEN_SAVE, FIRST_PAGE, LOG_BOOK, LOOKING_BACK, WATCHING } from "./around.ts";
import { AT_TIMES } from "./at-times.ts";
import { setOut } from "./guide.ts";
import { JOURNEY } from "./journey.ts";
import { FIRST_JOURNEY } from "./lesson.ts";
import { MADE_UP_ROOMS } from "./made-up-rooms.ts";
import { IN_TEAMS, TOGETHER } from "./modes.ts";
import { FULLEST, GLIMPSE, LOSSES, OTHERWISE } from "./moments.ts";
import { KEPT_OUT, ROOM } from "./online.ts";
import { HANDS } from "./phones.ts";
import { LANGUAGES, sayIn } from "./say.ts";
import type { Scene } from "./scene.ts";
import { AROUND_ONE_SCREEN, TWO_BOATS } from "./shared.ts";

const SIZES = ["1280x720", "1920x1080", "390x844", "844x390"];
/** Wide, and tablets upright and lying: a glimpse in one language. */
const OTHER_SIZES = ["3440x1440", "1024x1366", "1180x820"];
/** Each sets out by itself, on a device that has never been here; its scenes may go on where the one before has ended. */
const CHAPTERS: Readonly<Record<string, readonly Scene[]>> = {
  alone: [FIRST_PAGE, JOURNEY, LOOKING_BACK, LOG_BOOK, BROKEN_SAVE, WATCHING],
  lesson: [FIRST_JOURNEY],
  modes: [TOGETHER, IN_TEAMS],
  "one-screen": [AROUND_ONE_SCREEN, TWO_BOATS],
  "at-times": [AT_TIMES, LOSSES, FULLEST],
  otherwise: [OTHERWISE],
  room: [ROOM],
  phones: [HANDS],
  "made-up": [MADE_UP_ROOMS, KEPT_OUT],
};

let rooms: ServedPage;
test.beforeAll(async () => {
  rooms = await servePageIn("test/online-ui/page");
});
test.afterAll(() => rooms.close());

for (const size of SIZES) for (const language of LANGUAGES) tourOf(size, language, CHAPTERS);
for (const size of OTHER_SIZES) tourOf(size, "en", { glimpse: [GLIMPSE] });

function tourOf(size: string, language: string, chapters: typeof CHAPTERS): void {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const isPhone = height < 500 || width < 500;
  const device = { viewport: { width, height }, locale: language, hasTouch: isPhone };
  test.describe(`${size} ${language}`, () => {
    test.use(device);

    for (const [chapter, scenes] of Object.entries(chapters)) {
      test(chapter, async ({ page, moments }) => {
        const folder = folderOf(size, language, chapter);
        rmSync(folder, { recursive: true, force: true });
        const album = albumOf(page, folder);
        const guide = { page, album, say: sayIn(language), language, device, moments, rooms: rooms.url };
        await setOut(guide);
        for (const { pictures, visit } of scenes) {
          await visit(guide);
          expect.soft(album.missing(pictures), "pictures that should have been taken by now").toEqual([]);
        }
      });
    }
  });
}
