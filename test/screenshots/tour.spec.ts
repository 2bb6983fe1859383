/** A labelled tour of every screen and phase of a game, alone and in rooms, at the sizes that are served, in every language. */
import { rmSync } from "node:fs";
import { type ServedPage, servePageIn } from "../browser/rehearsal-page.ts";
import { expect, test } from "../browser/watching.ts";
import { albumOf, folderOf } from "./album.ts";
import { brokenSave, firstPage, lookingBack, watching } from "./around.ts";
import { journey } from "./journey.ts";
import { inTeams, together } from "./modes.ts";
import { inARoom, troubles } from "./online.ts";
import { LANGUAGES, sayIn } from "./say.ts";
import { aroundOneScreen, withTwoBoats } from "./shared.ts";

const SIZES = ["1280x720", "1920x1080", "390x844", "844x390"];

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
        const guide = { page, album: albumOf(page, tour), say: sayIn(language) };
        await firstPage(guide);
        await journey(guide);
        await together(guide);
        await inTeams(guide);
        await aroundOneScreen(guide);
        await withTwoBoats(guide);
        await lookingBack(guide);
        await brokenSave(guide);
        await watching(guide);
        await inARoom(guide, device);
        await troubles(guide, rooms.url, language);
        await expect(page.getByRole("main")).toBeVisible();
      });
    });
  }
}
