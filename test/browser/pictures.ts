/** The picture of a match's end: its texts and its colours. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { button, ending, expect, test } from "./watching.ts";

/** Records all texts that are drawn on any canvas from now on. */
export async function readCanvases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    const written: [word: string, font: string][] = [];
    Object.assign(window, { written });
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, ...what) {
      if (what[0] !== "") written.push([what[0], this.font]);
      write.apply(this, what);
    };
  });
}

export interface TakenPicture {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly words: readonly string[];
  /** The counts: numbers in a larger font than those of the scale. */
  readonly counts: readonly string[];
  /** How many pixels have each seat's colour. */
  readonly ofSeats: readonly number[];
}

/** Needs `readCanvases` first. */
export async function takePicture(page: Page, players: number): Promise<TakenPicture> {
  await page.evaluate(() => Reflect.get(window, "written").splice(0));
  await ending(page).getByRole("button", { name: "Share" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save picture").click()]);
  const bytes = await readFile(await download.path());
  await test.info().attach("picture", { body: bytes, contentType: "image/png" });
  const ofSeats = await page.evaluate(
    async ([png, count]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const style = getComputedStyle(document.documentElement);
      return Array.from({ length: count }, (_, seat) => {
        const color = style.getPropertyValue(`--tint-${seat}`).trim();
        const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
        let found = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] === r && data[i + 1] === g && data[i + 2] === b) found++;
        return found;
      });
    },
    [bytes.toString("base64"), players] as const,
  );
  const written: (readonly [word: string, font: string])[] = await page.evaluate(() =>
    Reflect.get(window, "written").slice(),
  );
  const isLarge = (font: string): boolean => Number(/(\d+)px/u.exec(font)?.[1]) > 30;
  return {
    name: download.suggestedFilename(),
    size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    words: written.map(([word]) => word),
    counts: written.flatMap(([word, font]) => (/^\d+$/u.test(word) && isLarge(font) ? [word] : [])),
    ofSeats,
  };
}

/** Expects the right size, everybody's name once, and everybody's signs and curve. */
export function expectPicture({ name, size, words, ofSeats }: TakenPicture, players: readonly string[]): void {
  expect(name).toMatch(/^precognition-\d{4}-\d\d-\d\d\.png$/u);
  expect(size).toEqual([1200, 1200]);
  expect(words).toEqual(expect.arrayContaining(["Précognition", "Healthy Humans"]));
  for (const player of players) expect(words.filter((word) => word === player)).toEqual([player]);
  // More pixels than any sign has, and fewer than a curve.
  for (const pixels of ofSeats) expect(pixels).toBeGreaterThan(1500);
}
