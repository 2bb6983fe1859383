/** Every sound is heard and none is distorted, nothing sounds unasked, and one key makes all of it silent. */
import type { Page } from "@playwright/test";
/** What the page has done to be heard. */
import { LONG } from "../scale.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { worldOpened } from "./the-world.ts";
import { button, dialog, expect, openPage, STILL, test, withoutWorld, withSettings } from "./watching.ts";

interface Heard {
  /** The states of its audio contexts. */
  readonly contexts: readonly string[];
  /** How many sounds have been started, and how many of them go on. */
  readonly started: number;
  readonly looping: number;
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const heard = { started: 0, looping: 0 };
    Object.assign(window, { contexts, heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
      if (!(this.context instanceof OfflineAudioContext)) heard[this.loop ? "looping" : "started"] += 1;
      start.apply(this, when);
    };
  });
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => ({
    contexts: Reflect.get(window, "contexts").map(({ state }: AudioContext) => state),
    ...Reflect.get(window, "heard"),
  }));

const states = async (page: Page): Promise<readonly string[]> => (await heard(page)).contexts;

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("letea.settings") ?? "{}").loudness);

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

const LOUD = { ...STILL, loudness: {} };

test.describe("rendered", () => {
  let served: ServedPage;
  test.beforeAll(async () => {
    served = await servePageIn("test/sound/page");
  });
  test.afterAll(() => served.close());

  test("no sound is silent or clipped, cues end in silence, and no two are the same", async ({ page }) => {
    await page.goto(served.url);
    await page.waitForFunction(() => "renderAll" in window);
    const all = await page.evaluate(() => window.renderAll());
    await test.info().attach("sounds.json", { body: JSON.stringify(all, null, 1), contentType: "application/json" });
    expect(all.length).toBeGreaterThan(1);
    for (const { game, sounds, likest, together } of all) {
      expect(likest.share, `${game}: ${likest.cues.join(" and ")}`).toBeLessThan(0.9);
      expect(together, `${game}: many at once`).toBeLessThan(1);
      for (const { name, kind, peak, loudness, seam, end } of sounds) {
        const what = `${game}: ${kind} ${name}`;
        expect(peak, what).toBeLessThan(1);
        expect(loudness, what).toBeGreaterThan(0.01);
        if (kind === "bed") expect(seam, what).toBeLessThan(peak / 2);
        else expect(end, what).toBeLessThan(0.01);
      }
    }
  });
});

test("nothing sounds before the first gesture, and all ends with the table", LONG, async ({ page }) => {
  await withSettings(page, LOUD);
  await withoutWorld(page);
  await listen(page);
  await openPage(page, "/?seed=7");
  expect(await states(page)).toEqual([]);
  await button(page, "Play now").click();
  await expect.poll(() => states(page)).toEqual(["running"]);

  await page.reload();
  await expect(button(page, "Menu")).toBeVisible();
  expect(await heard(page)).toEqual({ contexts: [], started: 0, looping: 0 });
  await page.keyboard.press("l");
  await expect.poll(() => states(page)).toEqual(["running"]);
  // The river.
  await expect.poll(async () => (await heard(page)).looping).toBeGreaterThan(0);

  await hide(page, true);
  await expect.poll(() => states(page)).toEqual(["suspended"]);
  await hide(page, false);
  await expect.poll(() => states(page)).toEqual(["running"]);
  await page.goBack();
  await expect.poll(() => states(page)).toEqual(["closed"]);
});

test("a key mutes all, is told, and is remembered", async ({ page }) => {
  await withSettings(page, LOUD);
  await withoutWorld(page);
  await listen(page);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  const mute = page.getByRole("banner").getByRole("button", { name: "Sound", exact: true });
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => states(page)).toEqual(["running"]);

  await page.keyboard.press("v");
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("status").filter({ hasText: "Sound off" })).toBeAttached();
  await expect.poll(() => states(page)).toEqual(["suspended"]);
  expect(await stored(page)).toMatchObject({ isMuted: true });

  await page.reload();
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("l");
  await expect(page.getByRole("log")).toBeVisible();
  expect(await states(page)).toEqual([]);
  await page.keyboard.press("v");
  await expect(page.getByRole("status").filter({ hasText: "Sound on" })).toBeAttached();
  await expect.poll(() => states(page)).toEqual(["running"]);

  await page.keyboard.press("?");
  await expect(dialog(page, "Keyboard shortcuts")).toContainText("Sound on or off");
});

test("cues are heard while the world shows what they are about", LONG, async ({ page }) => {
  await withSettings(page, { ...LOUD, speed: 1, calm: "off", loudness: { music: 0, ambience: 50 } });
  await listen(page);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await worldOpened(page);
  // What goes on is rendered after all cues.
  await expect.poll(async () => (await heard(page)).looping).toBeGreaterThan(0);
  const before = (await heard(page)).started;
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
  await expect.poll(async () => (await heard(page)).started).toBeGreaterThan(before + 2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each volume is set by the keyboard, and is the same after a reload", async ({ page }) => {
    await withSettings(page, LOUD);
    await openPage(page);
    await button(page, "Settings").click();
    const part = page.getByRole("region", { name: "Sound" });
    for (const [name, key, value] of [
      ["Ambience", "Home", 0],
      ["Effects", "End", 100],
      ["Music", "ArrowRight", 50],
    ] as const) {
      const slider = part.getByRole("slider", { name });
      await slider.focus();
      await page.keyboard.press(key);
      await expect(slider).toHaveAttribute("aria-valuetext", `${value}%`);
    }
    await part.getByRole("checkbox", { name: "Mute everything" }).check();
    await page.reload();
    await button(page, "Settings").click();
    await expect(part.getByRole("slider", { name: "Ambience" })).toHaveValue("0");
    await expect(part.getByRole("slider", { name: "Effects" })).toHaveValue("100");
    await expect(part.getByRole("slider", { name: "Music" })).toHaveValue("50");
    await expect(part.getByRole("checkbox", { name: "Mute everything" })).toBeChecked();
    expect(await stored(page)).toEqual({ ambience: 0, effects: 100, music: 50, isMuted: true });
  });
});
