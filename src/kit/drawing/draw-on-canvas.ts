import { type Drawing, FONTS, type Group, type Label, type Paint, type Part, type Shape, stopsOf } from "./drawing.ts";

/** The page's fonts must have been loaded. */
export function drawOnCanvas(pen: CanvasRenderingContext2D, { outline, parts }: Drawing): void {
  pen.save();
  pen.clip(new Path2D(outline));
  drawParts(pen, parts);
  pen.restore();
}

function drawParts(pen: CanvasRenderingContext2D, parts: readonly Part[]): void {
  for (const part of parts) {
    if ("d" in part) drawShape(pen, part);
    else if ("text" in part) drawLabel(pen, part);
    else drawGroup(pen, part);
  }
}

function drawGroup(pen: CanvasRenderingContext2D, group: Group): void {
  const { parts, x, y, turn = 0, scale = 1, isFlipped = false } = group;
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(isFlipped ? -scale : scale, scale);
  drawParts(pen, parts);
  pen.restore();
}

function drawShape(pen: CanvasRenderingContext2D, { d, fill, line, opacity = 1 }: Shape): void {
  const path = new Path2D(d);
  pen.save();
  pen.globalAlpha *= opacity;
  if (fill !== undefined) {
    pen.fillStyle = styleOf(pen, fill);
    pen.fill(path, "evenodd");
  }
  if (line !== undefined) {
    pen.strokeStyle = line.paint;
    pen.lineWidth = line.width;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.setLineDash([...(line.dash ?? [])]);
    pen.stroke(path);
  }
  pen.restore();
}

function styleOf(pen: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === "string") return paint;
  const gradient = pen.createLinearGradient(...paint.from, ...paint.to);
  for (const { at, color } of stopsOf(paint)) gradient.addColorStop(at, color);
  return gradient;
}

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

function drawLabel(pen: CanvasRenderingContext2D, { text, x, y, size, font, paint, align }: Label): void {
  pen.font = `${FONTS[font].weight} ${size}px ${FONTS[font].family}`;
  pen.textAlign = ALIGN[align];
  pen.textBaseline = "alphabetic";
  pen.fillStyle = paint;
  pen.fillText(text, x, y);
}
