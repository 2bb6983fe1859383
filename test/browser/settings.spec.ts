/** Each setting does what it says, at once and after a reload. */
import type { Page } from "@playwright/test";
import {
  COLOUR_VISION_NAMES,
  COLOUR_VISIONS,
  type ColourVision,
  type Matrix,
} from "../../src/ui/look/colour-vision.ts";
import { LONG } from "../scale.ts";
import { lockIn } from "./table-playing.ts";
import { dumpOf, worldOpened } from "./the-world.ts";
import {
  button,
  choose,
  dialog,
  expect,
  newGame,
  openLog,
  openPage,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const openSettings = async (page: Page): Promise<void> => {
  await button(page, "Settings").click();
  await expect(dialog(page, "Settings")).toBeVisible();
};

const set = (page: Page, question: string, name: string): Promise<void> => choose(page, name, question);

const fontSize = (page: Page) =>
  page.locator("html").evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));

const colorOf = (page: Page, name: string) =>
  page.locator("html").evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name);

const leftHanded = (page: Page) => page.getByLabel("Left-handed");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("text is twice as large, at once and after a reload, and the page is as wide as before", async ({ page }) => {
    await withoutWorld(page);
    await openPage(page);
    const usual = await fontSize(page);
    await openSettings(page);
    await set(page, "Text size", "200%");
    expect(await fontSize(page)).toBe(2 * usual);
    await page.reload();
    expect(await fontSize(page)).toBe(2 * usual);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("what sends the cards lies at the left of its row for the left hand", LONG, async ({ page }) => {
    await withSettings(page, { ...STILL, passes: false, isLeftHanded: true });
    await withoutWorld(page);
    await openPage(page, "/?seed=7");
    await newGame(page);
    await button(page, "Play").click();
    const sends = await lockIn(page).boundingBox();
    expect(sends?.x).toBeLessThan(20);
  });
});

test("the layout is as for a smaller window where text is larger, also of what is loaded later", async ({ page }) => {
  await withSettings(page, { ...STILL, textSize: 200 });
  await withoutWorld(page);
  await openPage(page);
  await button(page, "Watch bots play").click();
  await openLog(page);
  // As in a window of 640 by 360, where it covers everything.
  await expect(page.locator(".side")).toHaveCSS("position", "fixed");
  await openPage(page);
  await openSettings(page);
  await set(page, "Text size", "100%");
  await page.keyboard.press("Escape");
  await button(page, "Watch bots play").click();
  await openLog(page);
  await expect(page.locator(".side")).toHaveCSS("position", "static");
});

test("words in the world are larger with larger text", LONG, async ({ page }) => {
  /** How large a boat's name plate is in the window, since large text leaves less room to the boats themselves. */
  const plateScale = async () => {
    const things = await dumpOf(page);
    let at = things.findIndex((thing) => thing.name === "boat:1/name");
    let scale = things[at]?.scaleX ?? 0;
    for (let depth = (things[at]?.depth ?? 0) - 1; depth >= 0; depth--) {
      at = things.slice(0, at).findLastIndex((thing) => thing.depth === depth);
      scale *= things[at]?.scaleX ?? 0;
    }
    return scale;
  };
  await withSettings(page, STILL);
  await openPage(page, "/?seed=7");
  await newGame(page);
  await button(page, "Play").click();
  await worldOpened(page);
  const before = await plateScale();
  await page.keyboard.press("m");
  await openSettings(page);
  await set(page, "Text size", "150%");
  const after = await plateScale();
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(1.2 * before);
});

test("what is pressed lies at the left for the left hand, at once and after a reload", LONG, async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page);
  await openSettings(page);
  await leftHanded(page).check();
  const close = await button(page, "Close").boundingBox();
  const title = await page.getByRole("heading", { name: "Settings" }).boundingBox();
  expect(close?.x).toBeLessThan(title?.x ?? 0);
  await page.reload();
  await button(page, "Watch bots play").click();
  await openLog(page);
  expect((await page.locator(".side").boundingBox())?.x).toBe(0);
  await page.goBack();
  await openSettings(page);
  await leftHanded(page).uncheck();
  await page.keyboard.press("Escape");
  await button(page, "Watch bots play").click();
  await openLog(page);
  const side = await page.locator(".side").boundingBox();
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBe(1280);
});

test("there is more contrast, at once and after a reload", async ({ page }) => {
  await openPage(page);
  const usual = await colorOf(page, "--mist");
  await openSettings(page);
  await set(page, "More contrast", "On");
  const more = await colorOf(page, "--mist");
  expect(more).not.toBe(usual);
  await page.reload();
  expect(await colorOf(page, "--mist")).toBe(more);
  await openSettings(page);
  await set(page, "More contrast", "Off");
  expect(await colorOf(page, "--mist")).toBe(usual);
});

test.describe("on a phone lying down", () => {
  const viewport = { width: 844, height: 390 };
  test.use({ viewport, hasTouch: true, deviceScaleFactor: 1 });

  test("with more contrast the world is seen down to its lower edge", LONG, async ({ page }) => {
    await withSettings(page, { ...STILL, contrast: "on" });
    await openPage(page, "/?seed=7");
    await button(page, "Play now").click();
    await worldOpened(page);
    // A clipped screenshot is taken in another way, which shows more.
    const every = 97;
    const isInCorner = (i: number) => {
      const [x, y] = [(i * every) % viewport.width, Math.floor((i * every) / viewport.width)];
      return x < 40 && y > viewport.height - 40;
    };
    const corner = async () => (await colorsSeen(page, every)).filter((_, i) => isInCorner(i));
    const darkest = async () => Math.min(...(await corner()).map((color) => Math.max(...color)));
    await expect.poll(darkest).toBeGreaterThan(60);
  });
});

test.describe("for whoever asks the system for more contrast", () => {
  test.use({ contextOptions: { contrast: "more" } });

  test("there is more, until told otherwise", LONG, async ({ page }) => {
    await openPage(page);
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "");
    await openSettings(page);
    await set(page, "More contrast", "Off");
    await expect(page.locator("html")).not.toHaveAttribute("data-contrast");
  });
});

type Color = readonly number[];

/** Samples of the screen's colours: red, green and blue as bytes. */
async function colorsSeen(page: Page, every = 1): Promise<readonly Color[]> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([data, step]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const bytes = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      return Array.from({ length: Math.floor(bytes.length / 4 / step) }, (_, i) =>
        [0, 1, 2].map((channel) => bytes[4 * i * step + channel] ?? 0),
      );
    },
    [picture, every] as const,
  );
}

const spread = (color: Color): number => Math.max(...color) - Math.min(...color);

const isGrey = async (page: Page): Promise<boolean> => (await colorsSeen(page, 7)).every((color) => spread(color) <= 3);

/** As defined by sRGB. */
const lightOf = (byte: number): number => (byte <= 10.31 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const byteOf = (light: number): number => {
  const within = Math.min(1, Math.max(0, light));
  return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055);
};

const through = (matrix: Matrix, color: Color): Color =>
  matrix.map((row) => byteOf(row.reduce((sum, part, i) => sum + part * lightOf(color[i] ?? 0), 0)));

const apart = (one: Color, other: Color): number => Math.max(...one.map((byte, i) => Math.abs(byte - (other[i] ?? 0))));

test("the check shows every colour as it is to other eyes", LONG, async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page);
  const seenWith = async (name: string) => {
    await openSettings(page);
    await set(page, "Colour-blind preview", name);
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Settings")).toBeHidden();
    return colorsSeen(page, 211);
  };
  const usual = await seenWith("Off");
  expect(Math.max(...usual.map(spread))).toBeGreaterThan(100);
  for (const sight of COLOUR_VISION_NAMES) {
    const seen = await seenWith(SIGHT_TEXTS[sight]);
    const wanted = usual.map((color) => through(COLOUR_VISIONS[sight], color));
    // Dark colours have few levels, so rounding matters more.
    const wrong = seen.filter((color, i) => apart(color, wanted[i] ?? []) > 6);
    expect(wrong.length, `${sight}: ${JSON.stringify(wrong.slice(0, 3))}`).toBeLessThan(seen.length / 100);
    expect(
      seen.some((color, i) => apart(color, usual[i] ?? []) > 30),
      sight,
    ).toBe(true);
  }
});

const SIGHT_TEXTS: Readonly<Record<ColourVision, string>> = {
  protanopia: "Protanopia",
  deuteranopia: "Deuteranopia",
  tritanopia: "Tritanopia",
  grey: "Greyscale",
};

test("the check shows page, dialogs and world without colours, and a reload ends it", LONG, async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page, "/?seed=7");
  expect(await isGrey(page)).toBe(false);
  await openSettings(page);
  await set(page, "Colour-blind preview", "Greyscale");
  expect(await isGrey(page)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await isGrey(page)).toBe(true);
  await newGame(page);
  await button(page, "Play").click();
  await worldOpened(page);
  expect(await isGrey(page)).toBe(true);
  await page.keyboard.press("m");
  await expect(dialog(page, "Menu")).toBeVisible();
  expect(await isGrey(page)).toBe(true);
  await page.reload();
  await worldOpened(page);
  expect(await isGrey(page)).toBe(false);
});

test("all is as usual again, and that can be undone", async ({ page }) => {
  await openPage(page);
  const usual = await fontSize(page);
  await openSettings(page);
  await page.getByLabel("Your name").fill("Zoé");
  await set(page, "Text size", "150%");
  await leftHanded(page).check();
  await button(page, "Reset all settings").click();
  expect(await fontSize(page)).toBe(usual);
  await expect(leftHanded(page)).not.toBeChecked();
  await expect(page.getByLabel("Your name")).toHaveValue("Zoé");
  await button(page, "Undo").click();
  await expect(leftHanded(page)).toBeChecked();
  expect(await fontSize(page)).toBe(1.5 * usual);
  await button(page, "Reset all settings").click();
  await page.reload();
  expect(await fontSize(page)).toBe(usual);
});

test("everything kept here is erased, but only by who has been warned", async ({ page }) => {
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await openSettings(page);
  await page.getByLabel("Your name").fill("Zoé");
  await page.keyboard.press("Escape");
  await choose(page, "Français");
  await choose(page, "English");
  await button(page, "Play now").click();
  await expect(page.getByRole("region", { name: "Your seat" })).toBeVisible();
  await button(page, "Menu").click();
  await openSettings(page);
  await button(page, "Erase all data on this device…").click();
  await expect(page.getByRole("alert")).toContainText("gone for good");
  await button(page, "Keep everything").click();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(2);
  await button(page, "Erase all data on this device…").click();
  await button(page, "Erase everything").click();
  await expect(page.getByRole("heading", { level: 1, name: "Letea" })).toBeVisible();
  await expect(button(page, "Continue")).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
