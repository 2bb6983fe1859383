/** A boat's Machines: their rules, their sockets and Batteries, and the Batteries in hand. */
import type { GameObjects } from "phaser";
import { drawOnCanvas } from "../../../../../kit/drawing/draw-on-canvas.ts";
import type { Drawing } from "../../../../../kit/drawing/drawing.ts";
import { SIGN_SIZE } from "../../../../../kit/drawing/sign.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { Machine } from "../../../model/room.ts";
import { machinesOf } from "../../../rules/pieces.ts";
import { ICONS } from "../../cards/icon-paths.ts";
import { LANTERN, LIT, UNLIT } from "../../cards/palette.ts";
import { pieceName } from "../../cards/piece.ts";
import { DIGITS, ROW, terseCondition, terseEffect } from "../../cards/terse-machine.ts";
import type { Fitted } from "../../picture/boat-art.ts";
import { type Piece, sizeOf } from "../../picture/boat-art.ts";
import { machineAreaOf, SHAFT } from "../../picture/boat-plan.ts";
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

const PITCH = 11.5;
const HELD_PITCH = 9;
const LAMP = 10;
/** The height of the condition, and of the effect. */
const RULE = 17.4;
/** From these sizes of the unit conditions and effects can be read; two goods side by side have the smallest digits. */
const LEGIBLE = { rules: 13.4 / ((DIGITS * RULE) / ROW), gains: 0.83 } as const;

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
      if (scale >= LEGIBLE.rules) drawRule(pen, machine);
      else drawGain(pen, machine, scale >= LEGIBLE.gains);
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
  // Three of them leave room for the lamp.
  const middle = x + width / 2 - (needed > 2 ? 5 : 0);
  return { x: middle + (battery - (needed - 1) / 2) * PITCH, y: y + height - 10 };
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

/** A lamp in the lower corner, lit or an empty ring. */
function drawLamp(pen: CanvasRenderingContext2D, isPowered: boolean): void {
  pen.save();
  pen.translate(machineAreaOf(0).width - LAMP - 2.5, machineAreaOf(0).height - LAMP - 4.5);
  pen.scale(LAMP / SIGN_SIZE, LAMP / SIGN_SIZE);
  pen.fillStyle = isPowered ? LIT : UNLIT;
  pen.fill(new Path2D(ICONS[isPowered ? "lit" : "unlit"]), "evenodd");
  pen.restore();
}

function drawRule(pen: CanvasRenderingContext2D, machine: Machine): void {
  const { width } = machineAreaOf(0);
  drawIn(pen, terseCondition(machine), { x: 2.5, y: 2.5, width: width - 5, height: RULE });
  drawIn(pen, terseEffect(machine, true), { x: 2.5, y: 2.5 + RULE, width: width - 5, height: RULE });
}

/** On a small boat only the effect is drawn, as large as possible; pointing at it shows the rest. */
const drawGain = (pen: CanvasRenderingContext2D, machine: Machine, hasDigits: boolean): void =>
  drawIn(pen, terseEffect(machine, hasDigits), { x: 2, y: 5, width: machineAreaOf(0).width - 4, height: 29 });

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
