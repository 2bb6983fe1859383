/** A boat's Machines: their rules, their sockets and Batteries, and the Batteries in hand. */
import type { GameObjects } from "phaser";
import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import type { Drawing } from "../../../../../kit/drawing/drawing.ts";
import { SIGN_SIZE } from "../../../../../kit/drawing/sign.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { Machine } from "../../../model/room.ts";
import { machinesOf } from "../../../rules/pieces.ts";
import { conditionFace, effectFace } from "../../cards/condition-face.ts";
import { ICONS } from "../../cards/icon-paths.ts";
import { LANTERN, LIT, UNLIT } from "../../cards/palette.ts";
import { pieceName } from "../../cards/piece.ts";
import type { Fitted } from "../../picture/boat-art.ts";
import { type Piece, sizeOf } from "../../picture/boat-art.ts";
import { LEGIBLE_RULES, machineAreaOf, SHAFT } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import type { BoatPicture } from "../../picture/picture.ts";

export interface Machinery {
  fit(scale: number): void;
  show(boat: BoatPicture): void;
  middleOf(machine: number): Point;
  /** Where a Machine's Battery is; `battery` counts from 0. */
  socketOf(boat: BoatPicture, machine: number, battery: number): Point;
  heldAt(i: number): Point;
}

const PITCH = 12.5;
const HELD_PITCH = 9;
const LAMP = 10;

export function createMachinery(world: World, name: string, parent: GameObjects.Container, fitted: Fitted): Machinery {
  const { scene } = world;
  const all = scene.add.container(0, 0);
  parent.add(all);
  let scale = 1;
  let shown: BoatPicture | undefined;

  function add(piece: Piece, at: Point, called: string): void {
    const { width, height } = sizeOf(piece);
    const image = scene.add.image(at.x, at.y, fitted.piece(piece, scale)).setDisplaySize(width, height);
    all.add(image.setName(called));
  }

  function addMachine(boat: BoatPicture, machine: Machine, i: number): void {
    const { x, y, width, height } = machineAreaOf(i);
    const held = boat.machines[i] ?? 0;
    const isPowered = held >= machine.batteries;
    const room = boat.rooms[Math.floor(i / 3)] ?? "";
    const face = `machine/${room}/${i % 3}/${isPowered}`;
    const texture = fitted.drawn(face, width, height, scale, (pen) => {
      drawCase(pen, isPowered);
      if (scale >= LEGIBLE_RULES) drawRule(pen, machine);
      else drawGain(pen, machine);
    });
    const image = scene.add.image(x + width / 2, y + height / 2, texture).setDisplaySize(width, height);
    all.add(image.setName(`${name}/machine/${i}${isPowered ? "/powered" : ""}`).setInteractive());
    world.tells(image, () => pieceName("room", room));
    for (let battery = 0; battery < machine.batteries; battery++) {
      const isFull = battery < held;
      const at = socketOf(boat, i, battery);
      add(isFull ? "battery" : "socket", at, `${name}/machine/${i}/${isFull ? "battery" : "socket"}/${battery}`);
    }
  }

  function show(boat: BoatPicture): void {
    if (
      shown !== undefined &&
      shown.rooms === boat.rooms &&
      shown.machines === boat.machines &&
      shown.held === boat.held
    )
      return;
    shown = boat;
    all.removeAll(true);
    for (const [i, machine] of machinesOf(boat.rooms).entries()) addMachine(boat, machine, i);
    for (let i = 0; i < boat.held; i++) add("battery", heldAt(i), `${name}/held/${i}`);
  }

  return {
    fit(to) {
      scale = to;
      const boat = shown;
      shown = undefined;
      if (boat !== undefined) show(boat);
    },
    show,
    middleOf: middleOfMachine,
    socketOf,
    heldAt,
  };
}

const middleOfMachine = (machine: number): Point => {
  const { x, y, width, height } = machineAreaOf(machine);
  return { x: x + width / 2, y: y + height / 2 };
};

function socketOf({ rooms }: BoatPicture, machine: number, battery: number): Point {
  const { x, y, width, height } = machineAreaOf(machine);
  const needed = machinesOf(rooms)[machine]?.batteries ?? 1;
  return { x: x + width / 2 + (battery - (needed - 1) / 2) * PITCH, y: y + height - 10 };
}

const heldAt = (i: number): Point => ({
  x: SHAFT.x + SHAFT.width / 2,
  y: SHAFT.y + SHAFT.height - 9 - Math.min(i, 4) * HELD_PITCH,
});

function drawCase(pen: CanvasRenderingContext2D, isPowered: boolean): void {
  const { width, height } = machineAreaOf(0);
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, isPowered ? "#7d5a22" : "#31434b");
  ground.addColorStop(1, isPowered ? "#3d2b12" : "#1a262c");
  pen.beginPath();
  pen.roundRect(1.6, 1.6, width - 3.2, height - 3.2, 4);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = isPowered ? LANTERN : "#5d737b";
  pen.stroke();
  drawLamp(pen, isPowered);
}

/** A lamp in the corner, lit or an empty ring. */
function drawLamp(pen: CanvasRenderingContext2D, isPowered: boolean): void {
  pen.save();
  pen.translate(machineAreaOf(0).width - LAMP - 2.5, 2.5);
  pen.scale(LAMP / SIGN_SIZE, LAMP / SIGN_SIZE);
  pen.fillStyle = isPowered ? LIT : UNLIT;
  pen.fill(new Path2D(ICONS[isPowered ? "lit" : "unlit"]), "evenodd");
  pen.restore();
}

function drawRule(pen: CanvasRenderingContext2D, machine: Machine): void {
  const { width } = machineAreaOf(0);
  drawIn(pen, conditionFace(machine), { x: 3.5, y: 3.5, width: width - 14, height: 15 });
  drawIn(pen, effectFace(machine), { x: 2.5, y: 18.5, width: width - 5, height: 17 });
}

/** On a small boat only the effect is drawn, as large as possible; pointing at it shows the rest. */
const drawGain = (pen: CanvasRenderingContext2D, machine: Machine): void =>
  drawIn(pen, effectFace(machine), { x: 2, y: 4, width: machineAreaOf(0).width - 4, height: 29 });

/** As large as possible, in the middle. */
function drawIn(
  pen: CanvasRenderingContext2D,
  drawing: Drawing,
  to: { x: number; y: number; width: number; height: number },
): void {
  const size = Math.min(to.width / drawing.width, to.height / drawing.height);
  pen.save();
  pen.translate(to.x + (to.width - drawing.width * size) / 2, to.y + (to.height - drawing.height * size) / 2);
  pen.scale(size, size);
  drawOnCanvas(pen, drawing);
  pen.restore();
}
