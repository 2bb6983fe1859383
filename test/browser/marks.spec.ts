/** Nothing is told by colour alone: marks differ by shape too, without colours and for people with colour blindness. */
import type { Page } from "@playwright/test";
import { COLOUR_VISION_NAMES, COLOUR_VISIONS } from "../../src/ui/look/colour-vision.ts";
import type { MarkGroup } from "../marks/mark.ts";
import { PRECOGNITION_GROUPS } from "../marks/precognition.ts";
import { SEAT_GROUPS } from "../marks/seats.ts";
import { expect, test } from "./watching.ts";

/** The contrast with the background above which a part of a mark counts as visible. */
const SEEN = 1.8;
/** The least part of the visible area by which two marks must differ. */
const APART = 0.15;

interface Difference {
  readonly pair: string;
  readonly sight: string;
  /** 0: the same shape; 1: nothing in common. */
  readonly shape: number;
  /** The distance of their mean colours, as a part of the longest distance; for information. */
  readonly color: number;
}

function differencesIn(page: Page, group: MarkGroup): Promise<readonly Difference[]> {
  const sights = COLOUR_VISION_NAMES.map((name) => ({ name, matrix: COLOUR_VISIONS[name] }));
  return page.evaluate(
    async ({ group: { ground, marks }, sights, seen }) => {
      const SIZE = 48;
      const linear = (byte: number) => (byte <= 10.31 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
      const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      if (pen === null) throw new Error("nothing can be drawn here");

      type Color = [number, number, number];
      const pixels = async (svg: string | undefined): Promise<Color[]> => {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, SIZE, SIZE);
        if (svg !== undefined) {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          pen.drawImage(image, 2, 2, SIZE - 4, SIZE - 4);
        }
        const { data } = pen.getImageData(0, 0, SIZE, SIZE);
        return Array.from({ length: SIZE * SIZE }, (_, i) => {
          const at = (channel: number) => linear(data[4 * i + channel] ?? 0);
          return [at(0), at(1), at(2)];
        });
      };
      const through = (matrix: readonly (readonly number[])[], color: Color): Color => {
        const row = (r: readonly number[] = []) =>
          Math.min(
            1,
            Math.max(
              0,
              r.reduce((sum, part, i) => sum + part * (color[i] ?? 0), 0),
            ),
          );
        return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
      };
      const light = ([r, g, b]: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const [empty = [0, 0, 0]] = await pixels(undefined);

      const pictures: { name: string; colors: Color[] }[] = [];
      for (const { name, svg } of marks) pictures.push({ name, colors: await pixels(svg) });

      return sights.flatMap(({ name: sight, matrix }) => {
        const groundLight = light(through(matrix, empty));
        const looks = pictures.map(({ name, colors }) => {
          const seenColors = colors.map((color) => through(matrix, color));
          const mask = seenColors.map((color) => contrast(light(color), groundLight) >= seen);
          const inside = seenColors.filter((_, i) => mask[i]);
          const mean = [0, 1, 2].map((c) => inside.reduce((sum, color) => sum + (color[c] ?? 0), 0) / inside.length);
          return { name, mask, mean, size: inside.length };
        });
        return looks.flatMap((one, i) =>
          looks.slice(i + 1).map((other) => {
            const either = one.mask.filter((is, at) => is || other.mask[at]).length;
            const both = one.mask.filter((is, at) => is && other.mask[at]).length;
            const color = Math.hypot(...one.mean.map((part, c) => part - (other.mean[c] ?? 0))) / Math.sqrt(3);
            const isSeen = one.size > 0 && other.size > 0;
            return { pair: `${one.name} and ${other.name}`, sight, shape: isSeen ? 1 - both / either : 0, color };
          }),
        );
      });
    },
    { group, sights, seen: SEEN },
  );
}

test("all marks are told apart by shape, however colours are seen", async ({ page }) => {
  for (const group of [...SEAT_GROUPS, ...PRECOGNITION_GROUPS]) {
    const found = await differencesIn(page, group);
    expect(found.length).toBeGreaterThanOrEqual(COLOUR_VISION_NAMES.length);
    for (const { pair, sight, shape, color } of found) {
      test
        .info()
        .annotations.push({ type: sight, description: `${pair}: ${shape.toFixed(2)}, colour ${color.toFixed(2)}` });
    }
    const alike = found.filter(({ shape }) => shape < APART);
    expect.soft(alike, group.name).toEqual([]);
  }
});

test("the comparison notices what is told by colour alone", async ({ page }) => {
  const [seats] = SEAT_GROUPS;
  const [sun] = seats?.marks ?? [];
  if (seats === undefined || sun === undefined) throw new Error("there are no seats");
  const painted = { name: "the same in blue", svg: sun.svg.replace(/fill="#\w+"/u, 'fill="#7fd1f4"') };
  const found = await differencesIn(page, { ...seats, marks: [sun, painted] });
  expect(found.every(({ shape }) => shape < APART)).toBe(true);
});
