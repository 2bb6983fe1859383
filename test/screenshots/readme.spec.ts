/**
 * The picture of the table that the README shows. `npm run screenshots -- -g README` takes it alone, to be looked at
 * and then put into `assets`.
 */
import { join } from "node:path";
import { test } from "../browser/moments/moments.ts";
import { expect, moment } from "../browser/watching.ts";
import { albumOf, folderOf } from "./album.ts";
import { press, setOut, setSpeed, worldStands } from "./guide.ts";
import { partShown, playOn } from "./journey.ts";
import { sayIn } from "./say.ts";

const SEED = 7;
/** In the Long Night, with an iceberg and boats that have something aboard. */
const ROUND = "Round 10 ";

// Sharp where it is shown smaller, without words that are too small to be read.
test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5, locale: "en" });

test("README", async ({ page, moments }) => {
  const folder = folderOf("readme");
  const device = {};
  const guide = { page, album: albumOf(page, folder), say: sayIn("en"), language: "en", device, moments, rooms: "" };
  await setOut(guide);
  await page.goto(`/?seed=${SEED}`);
  await press(guide, "home.play-now");
  await worldStands(guide);
  for (let part = await partShown(page); part !== undefined; part = await partShown(page)) {
    if (part === "dual-select" && (await moment(page).textContent())?.startsWith(ROUND)) break;
    await playOn(guide, part);
  }
  await expect(moment(page)).toContainText(ROUND.trim());
  await setSpeed(guide, "1");
  await page.keyboard.press("1");
  await worldStands(guide);
  await page.screenshot({ path: join(folder, "table.webp"), quality: 85, animations: "disabled" });
});
