/** Motions of gains and losses on a boat. */

import { floating } from "../../../../../kit/world/floating.ts";
import type { Motion } from "../../../../../scenes/motion.ts";
import { inTurn, still, together } from "../../../../../scenes/motions.ts";
import type { Point } from "../../../../../scenes/point.ts";
import { flyTokens } from "../../../../../scenes/tokens.ts";
import type { Good } from "../../../model/goods.ts";
import { machinesOf } from "../../../rules/pieces.ts";
import { effectFace } from "../../cards/condition-face.ts";
import { BANE, INK, TYPE_COLORS } from "../../cards/palette.ts";
import type { Counted } from "../../picture/aboard.ts";
import type { Piece } from "../../picture/boat-art.ts";
import { FLOORS, HOLDS, type Zone } from "../../picture/boat-plan.ts";
import type { BoatPicture } from "../../picture/picture.ts";
import { middleOf } from "../layout/places.ts";
import { falling, flashing, swelling } from "./moves-on-boat.ts";
import { drowning } from "./people-motions.ts";
import { feetAt, groundOf, type Struck, sourceOf, telling } from "./struck.ts";

/** Its picture, the number it changes, and its place. */
function homeOf(
  good: Good,
  { view }: Struck,
  after: BoatPicture,
): { piece: Piece; plate?: Counted; to: Point } | undefined {
  switch (good) {
    case "food":
      return { piece: "crate", plate: "food", to: view.gauges.crateAt(Math.max(0, after.food - 1)) };
    case "human":
      return { piece: "contaminated", plate: "contaminated", to: lastOf("contaminated", after) };
    case "doctor":
      return { piece: "doctor", plate: "doctors", to: lastOf("doctors", after) };
    case "protector":
      return { piece: "protector", plate: "protectors", to: lastOf("protectors", after) };
    case "battery":
      return { piece: "battery", to: view.machinery.heldAt(Math.max(0, after.held - 1)) };
    case "ymune":
      return undefined;
  }
}

/** The middle of the last figure in the zone. */
function lastOf(zone: Zone, boat: BoatPicture): Point {
  const feet = feetAt(zone, boat).at(-1) ?? { x: FLOORS[zone][0]?.from ?? 0, y: FLOORS[zone][0]?.y ?? 0 };
  return { x: feet.x, y: feet.y - 15 };
}

/** More tokens aren't shown, since nobody could follow them. */
const SEEN = 6;

export function tokens({ world, fitted, view }: Struck, piece: Piece, count: number, from: Point, to: Point): Motion {
  const { scale } = view.placed();
  // On small boats tokens are larger than the pieces, to be visible.
  const size = Math.max(scale, 0.62);
  const texture = fitted.piece(piece, size);
  return flyTokens(world, { texture, count: Math.min(SEEN, count), from, to, ms: 520, gap: 90 });
}

export function arriving(struck: Struck, good: Good, amount: number, from: Point): Motion {
  const { view, after } = struck;
  const home = homeOf(good, struck, after);
  if (home === undefined) return still(0);
  const flight = tokens(struck, home.piece, amount, from, view.inWorld(home.to));
  return home.plate === undefined ? flight : inTurn(flight, swelling(view.plates[home.plate], 260));
}

/** Paid for an Objective: flies to it. */
export function handedOver(struck: Struck, good: Good, amount: number, to: Point): Motion {
  const home = homeOf(good, struck, struck.before);
  if (home === undefined || amount === 0) return still(0);
  return tokens(struck, home.piece, amount, struck.view.inWorld(home.to), to);
}

export function plugged(struck: Struck, machine: number): Motion {
  const { view, before, after } = struck;
  const { machinery } = view;
  const from = machinery.heldAt(Math.max(0, before.held - 1));
  const to = machinery.socketOf(after, machine, (after.machines[machine] ?? 1) - 1);
  const flight = tokens(struck, "battery", 1, view.inWorld(from), view.inWorld(to));
  return inTurn(flight, flashing(view, to, { color: TYPE_COLORS.battery.light, radius: 16, ms: 260 }));
}

export function unplugged(struck: Struck, machine: number): Motion {
  const { view, before } = struck;
  return overboard(struck, "battery", 1, view.machinery.socketOf(before, machine, (before.machines[machine] ?? 1) - 1));
}

export const overboard = ({ view }: Struck, piece: Piece, count: number, from: Point): Motion =>
  falling(
    view,
    Array.from({ length: Math.min(SEEN, count) }, (_, i) => ({ as: piece, from: { x: from.x + 7 * i, y: from.y } })),
  );

export function firing({ view, fitted, before }: Struck, machine: number): Motion {
  const at = view.machinery.middleOf(machine);
  const what = machinesOf(before.rooms)[machine];
  const flash = flashing(view, at, { color: "#ffd98a", radius: 46, ms: 640 });
  if (what === undefined) return flash;
  const name = `${before.rooms[Math.floor(machine / 3)]}/${machine % 3}`;
  return together(flash, floating(groundOf(view), fitted, name, effectFace(what), { x: at.x, y: at.y - 16 }));
}

export function baneRose(struck: Struck, by: number): Motion {
  const { world, fitted, view } = struck;
  const size = Math.max(0.7, view.placed().scale);
  const texture = fitted.drawn("thorn", 22, 22, size, drawThorn);
  const from = sourceOf(struck, "cards");
  const to = view.inWorld(middleOf(HOLDS.bane));
  const flight = flyTokens(world, { texture, count: by, from, to, ms: 560, gap: 90 });
  const light = flashing(view, middleOf(HOLDS.bane), { color: BANE, radius: 52, ms: 460 });
  return inTurn(flight, together(light, swelling(view.plates.bane), telling(struck, "bane", by)));
}

function drawThorn(pen: CanvasRenderingContext2D): void {
  pen.translate(11, 11);
  pen.beginPath();
  for (let i = 0; i < 16; i++) {
    const radius = i % 2 === 0 ? 10 : 5;
    pen.lineTo(radius * Math.cos((i * Math.PI) / 8), radius * Math.sin((i * Math.PI) / 8));
  }
  pen.closePath();
  pen.fillStyle = BANE;
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = INK;
  pen.stroke();
}

export function taken(struck: Struck, good: Good, amount: number): Motion {
  const { view, before } = struck;
  switch (good) {
    case "food":
      return together(
        overboard(struck, "crate", amount, view.gauges.crateAt(Math.max(0, before.food - 1))),
        telling(struck, "food", -amount),
      );
    case "doctor":
      return drowning(struck, "doctors", amount);
    case "protector":
      return drowning(struck, "protectors", amount);
    default:
      return still(0);
  }
}
