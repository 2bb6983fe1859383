/** The page and the world draw the same face. */
import { h } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { drawOnCanvas } from "../../src/kit/drawing/draw-on-canvas.ts";
import type { Drawing } from "../../src/kit/drawing/drawing.ts";
import { DrawingSvg } from "../../src/kit/drawing/drawing-svg.tsx";
import { FACES } from "./faces.ts";
import { written } from "./paper-dom.ts";

afterEach(() => vi.unstubAllGlobals());

/** All drawing operations in order: filled and stroked paths with their colours, and text. */
type Trace = readonly string[];

function tracedOnPage(face: Drawing): Trace {
  const page = written(h(DrawingSvg, { drawing: face }));
  const inClip = new Set(page.named("clipPath").flatMap(({ all }) => all));
  return page.all.flatMap((element) => {
    const { localName, attributes, text } = element;
    if (inClip.has(element)) return [];
    if (localName === "text") return [`${text} ${attributes.fill}`];
    if (localName !== "path") return [];
    const filled = attributes.fill === "none" ? [] : [`fill ${attributes.d} ${colorOf(attributes.fill)}`];
    const along = attributes.stroke === undefined ? [] : [`along ${attributes.d} ${attributes.stroke}`];
    return [...filled, ...along];
  });
}

const colorOf = (paint: string | undefined): string => (paint?.startsWith("url(") ? "gradient" : `${paint}`);

/** A substitute for `Path2D`, which Node doesn't have. */
class KnownPath {
  readonly d: string;

  constructor(d: string) {
    this.d = d;
  }
}

function tracedOnCanvas(face: Drawing): Trace {
  vi.stubGlobal("Path2D", KnownPath);
  const trace: string[] = [];
  const paint = (style: unknown) => (typeof style === "string" ? style : "gradient");
  const pen = {
    fillStyle: "" as unknown,
    strokeStyle: "" as unknown,
    globalAlpha: 1,
    save() {},
    restore() {},
    translate() {},
    rotate() {},
    scale() {},
    clip() {},
    setLineDash() {},
    createLinearGradient: () => ({ addColorStop() {} }),
    fill: ({ d }: { d: string }) => trace.push(`fill ${d} ${paint(pen.fillStyle)}`),
    stroke: ({ d }: { d: string }) => trace.push(`along ${d} ${paint(pen.strokeStyle)}`),
    fillText: (text: string) => trace.push(`${text} ${paint(pen.fillStyle)}`),
  };
  drawOnCanvas(pen as unknown as CanvasRenderingContext2D, face);
  return trace;
}

test.each(FACES)("$name", ({ face }) => {
  const onCanvas = tracedOnCanvas(face);
  expect(onCanvas.length).toBeGreaterThan(0);
  expect(tracedOnPage(face)).toEqual(onCanvas);
});
