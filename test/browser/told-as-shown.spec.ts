/** A turn at speed 1 by a fake clock, frame by frame: nothing that is read tells what the world hasn't shown yet. */
import type { Page } from "@playwright/test";
import { ON_ITS_WAY } from "../../src/scenes/card-flight.ts";
import { keptMatch } from "./state-seen.ts";
import { playByTheClock } from "./table-clock.ts";
import { accept, desk, lockIn, ways } from "./table-playing.ts";
import { isIdle, type WorldCanvas } from "./the-world.ts";
import { button, expect, log, openLog, test } from "./watching.ts";

const FRAME_MS = 150;
/** More frames than any turn takes. */
const MOST = 400;

/** All that is read on the page, and what the world shows at the same moment. */
interface Frame {
  readonly title: string;
  readonly round: string;
  readonly log: readonly string[];
  readonly spoken: string;
  readonly desk: string;
  readonly canDecide: boolean;
  /** Cards that fly. */
  readonly flying: number;
  /** The name of the face of the first stretch of the river. */
  readonly stretch: string;
  /** Cabins and Food on each boat in the world. */
  readonly numbers: readonly string[];
  /** The rows of the overview, if it's open. */
  readonly told: readonly (readonly string[])[];
  readonly isIdle: boolean;
}

/** In one go, since no time may pass in between. */
import { LONG } from "../scale.ts";

const frame = (page: Page): Promise<Frame> =>
  page.evaluate((onItsWay) => {
    const canvas = document.querySelector(".world canvas") as WorldCanvas;
    const dump = canvas.world.dump();
    const textOf = (where: string): string => document.querySelector(where)?.textContent ?? "";
    return {
      title: document.title,
      round: textOf(".table-moment"),
      log: [...document.querySelectorAll("[role=log] :is(h3, li)")].map((line) => line.textContent ?? ""),
      spoken: textOf("main > p.unseen[role=status]"),
      desk: textOf(".desk"),
      canDecide: document.querySelector(".desk-send") !== null,
      flying: dump.filter(({ name, isVisible }) => isVisible && name === onItsWay).length,
      stretch: dump.find(({ name }) => name === "river/stretch/1")?.texture ?? "",
      numbers: dump
        .filter(({ name }) => /^boat:\d\/(?:cabins|food)$/u.test(name))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ text = "" }) => text),
      told: [...document.querySelectorAll(".side-body tbody tr")].map((row) =>
        [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
      ),
      isIdle: canvas.world.director.isIdle,
    };
  }, ON_ITS_WAY);

/** Lets a frame pass at a time, until this is so. Returns all frames. */
async function frames(page: Page, isThere: (frame: Frame) => boolean): Promise<Frame[]> {
  const all: Frame[] = [];
  for (let i = 0; i < MOST; i++) {
    const now = await frame(page);
    all.push(now);
    if (isThere(now)) return all;
    await page.clock.fastForward(FRAME_MS);
  }
  throw new Error("it doesn’t come to that");
}

async function sitDownByTheClock(page: Page): Promise<void> {
  await playByTheClock(page, 7, "off");
  await openLog(page);
  await frames(page, (now) => now.isIdle);
}

const KEEPS = / keeps .+ gives /u;
const keeping = ({ log }: Pick<Frame, "log">): number => log.filter((line) => KEEPS.test(line)).length;
const hasTurned = ({ stretch }: Frame): boolean => !stretch.includes("back-");

test("after the last choice everything is told as it is seen: the cards, the river, the next hand", async ({
  page,
}) => {
  await sitDownByTheClock(page);
  const { title } = await frame(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  // The match itself doesn't wait.
  await expect.poll(async () => (await keptMatch(page)).state.phase).toBe("act");

  const reveal = await frames(page, ({ canDecide }) => canDecide);
  const before = reveal.slice(0, -1);
  expect(before.some(({ flying }) => flying > 0)).toBe(true);
  for (const now of before) {
    expect(now.desk).not.toContain("Accept");
    expect(now.title).toBe(title);
    if (now.flying > 0) expect([keeping(now), KEEPS.test(now.spoken)]).toEqual([0, false]);
  }
  expect(keeping(reveal.at(-1) ?? { log: [] })).toBe(3);

  // The rest of the round.
  const turn: Frame[] = [];
  for (let plans = 0; plans < 8 && !(await lockIn(page).isVisible()); plans++) {
    await accept(page).click();
    await page.mouse.move(0, 0);
    turn.push(...(await frames(page, ({ canDecide }) => canDecide)));
  }
  const isOfRiver = (text: string): boolean => /^Round 1:|The river|turned|drifts|passes? by/iu.test(text);
  const asTold = (await log(page).locator("h3, li").allTextContents()).length;
  expect(asTold).toBeGreaterThan(10);
  for (const now of turn.filter((one) => !hasTurned(one))) {
    expect(now.round).toContain("Round 1 ");
    expect(now.log.some((line) => line.startsWith("Round 2 "))).toBe(false);
    expect(now.spoken).not.toContain("Round 2 ");
    expect(now.desk).not.toContain("Lock in");
    expect(now.log.slice(-1).some(isOfRiver)).toBe(false);
  }
  expect(turn.some(hasTurned)).toBe(true);
  const later = turn.filter(({ round }) => round.includes("Round 2 "));
  expect(later.length).toBeGreaterThan(1);
  // The next hand is on the desk once its cards have been drawn.
  for (const now of later.filter(({ flying }) => flying > 0)) expect(now.canDecide).toBe(false);
  await expect(ways(page).first()).toBeVisible();
});

test("numbers are the same in the overview and in the world, in every frame", LONG, async ({ page }) => {
  await playByTheClock(page, 7, "off");
  await page.keyboard.press("o");
  await frames(page, ({ isIdle }) => isIdle);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  const all = await frames(page, ({ canDecide }) => canDecide);
  await accept(page).click();
  await page.mouse.move(0, 0);
  all.push(...(await frames(page, ({ canDecide }) => canDecide)));
  const row = ({ told }: Frame, name: RegExp) => told.find(([head = ""]) => name.test(head))?.slice(1) ?? [];
  for (const now of all) {
    const told = [row(now, /Cabins/u), row(now, /Food/u)];
    const boats = told[0]?.map((cabins, seat) => [cabins, told[1]?.[seat]]);
    expect(boats?.flat()).toEqual(now.numbers);
  }
  expect(new Set(all.map(({ numbers }) => numbers.join())).size).toBeGreaterThan(2);
});

test("Enter only brings the world to the present, a key of the desk is applied there as well", async ({ page }) => {
  await sitDownByTheClock(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.clock.fastForward(FRAME_MS);
  await expect(accept(page)).toBeHidden();
  const { inputs } = await keptMatch(page);
  await page.keyboard.press("Enter");
  await expect(accept(page)).toBeVisible();
  expect(await isIdle(page)).toBe(true);
  expect((await keptMatch(page)).inputs).toBe(inputs);

  while (!(await lockIn(page).isVisible())) {
    await accept(page).click();
    await page.clock.fastForward(FRAME_MS);
    if (!(await isIdle(page)) && !(await accept(page).isVisible())) await page.keyboard.press("2");
  }
  await expect(ways(page).nth(1)).toBeChecked();

  // A tap does the same as Enter.
  await page.keyboard.press("Enter");
  await page.clock.fastForward(FRAME_MS);
  await expect(accept(page)).toBeHidden();
  await desk(page).click();
  await expect(accept(page)).toBeVisible();
});

test("after a dialog that was clicked open, Enter does what the lit button of the desk says", async ({ page }) => {
  await playByTheClock(page, 7, "on");
  await page.keyboard.press("1");
  await button(page, "Menu").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const { inputs } = await keptMatch(page);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await keptMatch(page)).inputs).toBeGreaterThan(inputs);
  await expect(page.getByRole("dialog")).toBeHidden();
});
