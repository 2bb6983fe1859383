/**
 * With a fixed seed and a fake clock, every run shows the same pixels, and the display lists in `references`, as far as
 * the machine's fonts allow. After an intended change, write the references anew:
 *
 *     LETEA_WRITE_REFERENCES=1 npx playwright test -c test/browser/playwright.config.ts deterministic
 *
 * and review the changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { askedByTheClock, pass, playByTheClock, seen } from "./table-clock.ts";
import { accept } from "./table-playing.ts";
import { expect, test } from "./watching.ts";
import { SMALL } from "./whole-game.ts";

const SEED = 7;

/** A moment: its display list, the part of it that is in the reference, and a screenshot. */
interface Moment {
  readonly name: string;
  readonly all: string;
  readonly pieces: string;
  readonly picture: Buffer;
}

type Note = (name: string) => Promise<void>;

/** Plays a round with the best split and the advised plan. */
async function playRound(page: Page): Promise<void> {
  await page.keyboard.press("s");
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
  while ((await askedByTheClock(page)) === "plan") await accept(page).click();
}

const VOYAGES: Readonly<Record<string, (page: Page, note: Note) => Promise<void>>> = {
  "calm-table": async (page, note) => {
    await playByTheClock(page, SEED, "on");
    await note("At the start");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await pass(page, 1500);
    await note("The cards have been turned up");
    while ((await askedByTheClock(page)) === "plan") await accept(page).click();
    await note("After the first round");
    for (const _ of [2, 3, 4]) await playRound(page);
    await pass(page, 1500);
    await note("On the way to the island");
    await page.keyboard.press("s");
    await note("Beyond the island");
    for (const _ of [5, 6, 7, 8]) await playRound(page);
    await page.keyboard.press("s");
    await note("In the third season");
  },
  "moving-on-a-phone": async (page, note) => {
    await playByTheClock(page, SEED, "off", SMALL);
    await pass(page, 200, 40);
    await note("Cards are drawn");
    await page.keyboard.press("s");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await pass(page, 240, 40);
    await note("Cards turn over");
    await pass(page, 1000, 50);
    await note("Cards fly");
    await pass(page, 1200, 100);
    await note("What they bring comes aboard");
  },
};

async function momentsOf(page: Page, voyage: string): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  await VOYAGES[voyage]?.(page, async (name) => {
    // The page's own CSS animations are finished.
    const picture = await page.screenshot({ animations: "disabled" });
    moments.push({ name, all: await seen(page), pieces: await seen(page, "pieces"), picture });
  });
  return moments;
}

/**
 * On another machine texts are up to a pixel wider or narrower, which moves their neighbours. In the order in which a thing
 * is written: position, size, rotation, and opacity.
 */
const ALLOWED = [2, 2, 0.05, 0.05, 1, 0.05];

/** A line of the list, split into what the thing is and its numbers. */
function parted(line = ""): { readonly what: string; readonly numbers: readonly number[] } {
  const [what = "", ...numbers] = line.split(/ at (?=\S+ \S+ × )| × | ∠ | α /u);
  return { what: what.replace(/@[\d.]+/u, "@"), numbers: numbers.flatMap((some) => some.split(" ").map(Number)) };
}

/** The lines that differ from the reference. */
function unlike(found: string, expected: string): readonly string[] {
  const [lines, others] = [found.split("\n"), expected.split("\n")];
  if (lines.length !== others.length) return [`${lines.length} lines instead of ${others.length}`];
  return lines.flatMap((line, i) => {
    const [here, there] = [parted(line), parted(others[i])];
    const isNear = here.numbers.every((one, k) => Math.abs(one - (there.numbers[k] ?? one)) <= (ALLOWED[k] ?? 0));
    const isSame = here.what === there.what && here.numbers.length === there.numbers.length && isNear;
    return isSame ? [] : [`${line}, instead of ${others[i]}`];
  });
}

for (const voyage of Object.keys(VOYAGES)) {
  test(`${voyage}: the same is seen each time, and it is what is written down`, LONG, async ({ page, browser }) => {
    const moments = await momentsOf(page, voyage);
    const elsewhere = await browser.newContext();
    const again = await momentsOf(await elsewhere.newPage(), voyage);
    await elsewhere.close();
    expect(again.map(({ name, all }) => [name, all])).toEqual(moments.map(({ name, all }) => [name, all]));
    const others = moments.filter(({ picture }, i) => again[i]?.picture.equals(picture) !== true);
    expect(others.map(({ name }) => name)).toEqual([]);

    const found = moments.map(({ name, pieces }) => `# ${name}\n${pieces}\n\n`).join("");
    const reference = join(import.meta.dirname, "references", `${voyage}.txt`);
    if (process.env.LETEA_WRITE_REFERENCES !== undefined) {
      mkdirSync(dirname(reference), { recursive: true });
      writeFileSync(reference, found);
    }
    expect(existsSync(reference), "it has been written down").toBe(true);
    expect(unlike(found, readFileSync(reference, "utf8"))).toEqual([]);
  });
}
