/** What is seen at times only: by whoever lacks something, was away, or has the page open twice. */
import { expect } from "@playwright/test";
import { comeBackAfter, withoutWorld } from "../browser/watching.ts";
import { another, type Guide, press, worldStands } from "./guide.ts";
import { partShown, playOn } from "./journey.ts";
import type { Scene } from "./scene.ts";

export const AT_TIMES: Scene = {
  pictures: ["no-webgl", "no-webgl-plan", "while-away", "elsewhere", "nothing-kept"],
  async visit(guide) {
    await withoutGraphics(guide);
    await awayAndElsewhere(guide);
    await withFullStorage(guide);
  },
};

const ADDRESS = "/?seed=7";

/** To the next Dual Select. */
async function playARound(guide: Guide): Promise<void> {
  let part = await partShown(guide.page);
  do {
    if (part !== undefined) await playOn(guide, part);
    part = await partShown(guide.page);
  } while (part !== "dual-select");
}

async function withoutGraphics(guide: Guide): Promise<void> {
  const here = await another(guide, {});
  const { page, album } = here;
  await withoutWorld(page);
  await page.goto(ADDRESS);
  await press(here, "home.play-now");
  await expect(page.locator(".dual-select")).toBeVisible();
  await expect(page.locator(".instead")).toBeVisible();
  await page.keyboard.press("1");
  await album.take("no-webgl", page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".desk-plan")).toBeVisible();
  await album.take("no-webgl-plan", page);
  await page.context().close();
}

async function awayAndElsewhere(guide: Guide): Promise<void> {
  const here = await another(guide, {});
  const { page, album } = here;
  await page.goto(ADDRESS);
  await press(here, "home.play-now");
  await worldStands(here);
  await playARound(here);
  await comeBackAfter(page, 10);
  await expect(page.locator(".recap")).toBeVisible();
  await worldStands(here);
  await album.take("while-away", page);
  const second = await page.context().newPage();
  await second.goto("/#table");
  await expect(second.locator(".desk")).not.toBeEmpty();
  await expect(page.getByText(guide.say("save.elsewhere"))).toBeVisible();
  await album.take("elsewhere", page);
  await page.context().close();
}

async function withFullStorage(guide: Guide): Promise<void> {
  const here = await another(guide, {});
  const { page, album } = here;
  await page.goto(ADDRESS);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("There is no room left.", "QuotaExceededError");
    };
  });
  await press(here, "home.play-now");
  await worldStands(here);
  await expect(page.locator(".notice")).toBeVisible();
  await album.take("nothing-kept", page);
  await page.context().close();
}
