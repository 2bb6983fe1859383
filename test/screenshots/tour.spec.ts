/** A labelled tour of every screen and phase of a game, alone and in rooms, at the sizes that are served, in every language. */
import { rmSync } from "node:fs";
import { type ServedPage, servePageIn } from "../browser/rehearsal-page.ts";
import { expect, test } from "../browser/watching.ts";
import { albumOf, folderOf } from "./album.ts";
import { BROKEN_SAVE, FIRST_PAGE, LOOKING_BACK, WATCHING } from "./around.ts";
import { JOURNEY } from "./journey.ts";
import { IN_TEAMS, TOGETHER } from "./modes.ts";
import { KEPT_OUT, ROOM } from "./online.ts";
import { LANGUAGES, sayIn } from "./say.ts";
import type { Scene } from "./scene.ts";
import { AROUND_ONE_SCREEN, TWO_BOATS } from "./shared.ts";

const SIZES = ["1280x720", "1920x1080", "390x844", "844x390"];
/** In the order of the tour: some go on where another has ended. */
const SCENES: readonly Scene[] = [
  FIRST_PAGE,
  JOURNEY,
  TOGETHER,
  IN_TEAMS,
  AROUND_ONE_SCREEN,
  TWO_BOATS,
  LOOKING_BACK,
  BROKEN_SAVE,
  WATCHING,
  ROOM,
  KEPT_OUT,
];

let rooms: ServedPage;
test.beforeAll(async () => {
  rooms = await servePageIn("test/online-ui/page");
});
test.afterAll(() => rooms.close());

for (const size of SIZES) {
  const [width = 0, height = 0] = size.split("x").map(Number);
  for (const language of LANGUAGES) {
    const tour = `${size} ${language}`;
    test.describe(tour, () => {
      const device = { viewport: { width, height }, locale: language, hasTouch: height < 500 || width < 500 };
      test.use(device);

      test("tour", async ({ page }) => {
        rmSync(folderOf(tour), { recursive: true, force: true });
        const album = albumOf(page, tour);
        const guide = { page, album, say: sayIn(language), language, device, rooms: rooms.url };
        for (const { pictures, visit } of SCENES) {
          await visit(guide);
          expect.soft(album.missing(pictures), "pictures that should have been taken by now").toEqual([]);
        }
        await expect(page.getByRole("main")).toBeVisible();
      });
    });
  }
}
