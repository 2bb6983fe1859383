/** A boat's Food, as crates, and its Bane, as a star that grows and a ring of thorns. */
import type { GameObjects } from "phaser";
import { star } from "../../../../../kit/drawing/paths.ts";
import type { Point } from "../../../../../scenes/point.ts";
import { BANE, INK } from "../../cards/palette.ts";
import type { Fitted } from "../../picture/boat-art.ts";
import { sizeOf } from "../../picture/boat-art.ts";
import { HOLDS } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import type { BoatPicture } from "../../picture/picture.ts";

export interface Gauges {
  fit(scale: number): void;
  show(boat: BoatPicture): void;
  crateAt(i: number): Point;
}

const IN_ROW = 4;
/** More crates aren't drawn; the plate has the number. */
const MOST_CRATES = 16;
const MOST_BANE = 12;

export function createGauges(world: World, name: string, parent: GameObjects.Container, fitted: Fitted): Gauges {
  const { scene } = world;
  const crates = scene.add.container(0, 0);
  const { x, y, width, height } = HOLDS.bane;
  const bane = scene.add.image(x + width / 2, y + height / 2, "__DEFAULT");
  parent.add([crates, bane]);
  let scale = 1;
  let level = 0;

  function showBane(): void {
    const texture = fitted.drawn(`bane/${level}`, width, height, scale, (pen) => drawBane(pen, level, width, height));
    bane.setTexture(texture).setDisplaySize(width, height).setName(`${name}/bane/level/${level}`);
  }

  function addCrate(i: number): void {
    const { x, y } = crateAt(i);
    const { width, height } = sizeOf("crate");
    const crate = scene.add.image(x, y, fitted.piece("crate", scale)).setDisplaySize(width, height);
    crates.add(crate.setName(`${name}/food/${i}`));
  }

  function showCrates(count: number): void {
    for (const gone of crates.list.slice(count)) gone.destroy();
    for (let i = crates.length; i < count; i++) addCrate(i);
  }

  return {
    fit(to) {
      scale = to;
      const count = crates.length;
      showCrates(0);
      showCrates(count);
      showBane();
    },
    show(boat) {
      showCrates(Math.min(MOST_CRATES, boat.food));
      level = boat.bane;
      showBane();
    },
    crateAt,
  };
}

/** Stacked from the bottom. */
function crateAt(i: number): Point {
  const { x, y, width, height } = HOLDS.food;
  const at = Math.min(i, MOST_CRATES - 1);
  return {
    x: x + ((at % IN_ROW) + 0.5) * (width / IN_ROW),
    y: y + height - 6 - Math.floor(at / IN_ROW) * 11,
  };
}

function drawBane(pen: CanvasRenderingContext2D, level: number, width: number, height: number): void {
  const [x, y] = [width / 2, height / 2];
  const radius = 7 + 0.75 * level;
  const glow = pen.createRadialGradient(x, y, 1, x, y, width / 2);
  glow.addColorStop(0, `rgb(214 120 245 / ${level === 0 ? 0.12 : 0.75})`);
  glow.addColorStop(1, "rgb(160 71 196 / 0%)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 1.4;
  pen.strokeStyle = INK;
  pen.fillStyle = level === 0 ? "#4d2d66" : BANE;
  const body = new Path2D(star(x, y, 11, radius, radius * 0.62));
  pen.fill(body);
  pen.stroke(body);
  // One thorn of the ring is lit for each Bane.
  for (let i = 0; i < MOST_BANE; i++) {
    const angle = (i / MOST_BANE) * 2 * Math.PI - Math.PI / 2;
    pen.save();
    pen.translate(x + 20.5 * Math.cos(angle), y + 20.5 * Math.sin(angle));
    pen.rotate(angle);
    pen.beginPath();
    pen.moveTo(3.6, 0);
    pen.lineTo(-2.4, 2.5);
    pen.lineTo(-2.4, -2.5);
    pen.closePath();
    pen.fillStyle = i < level ? "#f0a8ff" : "rgb(11 23 32 / 70%)";
    pen.fill();
    pen.restore();
  }
}
