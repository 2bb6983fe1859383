/** The world uses only the area that bar, desk and log leave free. */
import type { Locator, Page } from "@playwright/test";
import { BOAT } from "../../src/games/precognition/table/picture/boat-plan.ts";
import { placesFor } from "../../src/games/precognition/table/world/layout/places.ts";
import type { Area } from "../../src/scenes/area.ts";
import type { DumpedThing } from "../../src/scenes/dump.ts";
import { LONG } from "../scale.ts";
import { desk, sitDown } from "./table-playing.ts";
import { dumpOf } from "./the-world.ts";
import { button, dialog, expect, log, openLog, test } from "./watching.ts";
import { LARGE, SMALL } from "./whole-game.ts";

async function boxOf(thing: Locator): Promise<Area> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`it isn’t on the page: ${thing}`);
  return box;
}

/** The area that bar, desk and an open sheet leave free. A sheet that covers the whole screen doesn't count. */
async function freeArea(page: Page): Promise<Area> {
  const { width, height: top } = await boxOf(page.getByRole("banner"));
  const below = await boxOf(desk(page));
  const sheet = page.getByRole("complementary");
  const besides = [below, ...((await sheet.count()) > 0 ? [await boxOf(sheet)] : [])].filter(({ x }) => x > 0);
  const bottom = below.x > 0 ? below.y + below.height : below.y;
  return { x: 0, y: top, width: Math.min(width, ...besides.map(({ x }) => x)), height: bottom - top };
}

type BoatSeen = Pick<DumpedThing, "x" | "y" | "scaleX">;

async function boats(page: Page): Promise<readonly BoatSeen[]> {
  const dump = await dumpOf(page);
  return [0, 1, 2].map((seat) => {
    const boat = dump.find(({ name }) => name === `boat:${seat}`);
    if (boat === undefined) throw new Error(`there is no boat of seat ${seat}`);
    return { x: boat.x, y: boat.y, scaleX: boat.scaleX };
  });
}

/** Boats that aren’t at their place in the free area, to half a pixel. */
async function misplaced(page: Page): Promise<readonly number[]> {
  const [area, seen] = [await freeArea(page), await boats(page)];
  const due = placesFor(area, seen.length, 0).map(({ boat: { x, y, scale } }) => ({
    x: x + (BOAT.width / 2) * scale,
    y: y + BOAT.waterline * scale,
    scaleX: scale,
  }));
  return seen.flatMap((boat, seat) => {
    const place = due[seat];
    if (place === undefined) return [seat];
    const off = Math.max(
      Math.abs(boat.x - place.x),
      Math.abs(boat.y - place.y),
      50 * Math.abs(boat.scaleX - place.scaleX),
    );
    return off > 0.5 ? [seat] : [];
  });
}

/** Waits until the page is laid out. Returns the positions. */
async function expectInPlace(page: Page): Promise<readonly BoatSeen[]> {
  await expect.poll(() => misplaced(page)).toEqual([]);
  return boats(page);
}

for (const viewport of [LARGE, SMALL]) {
  test(`the boats are where there is room for them, ${viewport.width} × ${viewport.height}`, LONG, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page, "Standard", 7);
    const before = await expectInPlace(page);

    await openLog(page);
    const beside = await expectInPlace(page);
    if (viewport === LARGE) expect(beside).not.toEqual(before);
    else expect(beside).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(log(page)).toBeHidden();
    expect(await expectInPlace(page)).toEqual(before);

    // The next decision needs another desk, and the window another size.
    for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
    await expectInPlace(page);
    await page.setViewportSize({ width: viewport.height, height: viewport.width });
    await expectInPlace(page);
  });
}

test(
  "whoever changes hands on a phone lying down has the world on the other side of the desk",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await sitDown(page, "Standard", 7);
    await expectInPlace(page);
    await button(page, "Menu").click();
    await dialog(page, "Menu").getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Left-handed: controls on the left").check();
    await page.keyboard.press("Escape");
    const { x, width } = await boxOf(desk(page));
    const leftmost = async () => Math.min(...(await boats(page)).map((boat) => boat.x));
    await expect.poll(leftmost).toBeGreaterThan(x + width);
  },
);

test("what drifts through the air hides no number", LONG, async ({ page }) => {
  await sitDown(page, "Standard", 7);
  await expectInPlace(page);
  const things = await dumpOf(page);
  const nearest = things.findLastIndex(({ name }) => name.startsWith("river/weather/"));
  expect(nearest).toBeGreaterThan(0);
  const texts = things.flatMap(({ text }, i) => (text ? [i] : []));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((i) => i < nearest)).toEqual([]);
});
