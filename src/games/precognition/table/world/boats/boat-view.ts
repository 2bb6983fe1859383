/** A boat on the water: hull, people, gauges, Machines and name. */
import type { GameObjects } from "phaser";
import { type Frame, inWorld, UNTURNED } from "../../../../../kit/world/frame.ts";
import { createNamePlate } from "../../../../../kit/world/name-plate.ts";
import { createPlate, PLATE, type Plate, type PlateLook, plateSize } from "../../../../../kit/world/plate.ts";
import type { Point } from "../../../../../scenes/point.ts";
import { seatSymbol } from "../../../../../ui/look/seat-symbols.ts";
import { INK, LANTERN, numberOf, SIGN_COLORS } from "../../cards/palette.ts";
import { signOf } from "../../cards/signs.ts";
import { aboardName, COUNTED, type Counted } from "../../picture/aboard.ts";
import type { Fitted, Piece } from "../../picture/boat-art.ts";
import { BOAT, CAPTIONED, PLATES, ROOMY } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import { createPeople, crowdOf, type People } from "../../picture/people.ts";
import type { BoatPicture } from "../../picture/picture.ts";
import { seatColor } from "../../picture/seat-colors.ts";
import { type BoatPlace, NAME_ASIDE } from "../layout/seat-places.ts";
import { createGauges, type Gauges } from "./gauges.ts";
import { createMachinery, type Machinery } from "./machinery.ts";
import { createPennant } from "./pennant.ts";

/** The hit area, relative to the picture, whose upper part is mostly sky. */
const isAboard = (x: number, y: number): boolean => x >= 0 && x <= 1 && y >= 0.3 && y <= 1;

export interface BoatView {
  readonly people: People;
  readonly gauges: Gauges;
  readonly machinery: Machinery;
  readonly plates: Readonly<Record<Counted, Plate>>;
  /** Children move with the boat and are in its units. */
  readonly deck: GameObjects.Container;
  readonly lock: GameObjects.Image;
  place(place: BoatPlace, frame: Frame): void;
  /** Draws all text again, in the present language. */
  tell(): void;
  readonly placed: () => BoatPlace;
  /** `tag` is shown after its name. */
  show(boat: BoatPicture, tag: string): void;
  /** Converts the boat's coordinates to the world's. */
  inWorld(point: Point): Point;
  rock(seconds: number): void;
}

/** The sign and the colour of each number. */
export const LOOKS = {
  cabins: { sign: "healthy", color: SIGN_COLORS.healthy.light, isMain: true },
  contaminated: { sign: "contaminated", color: SIGN_COLORS.contaminated.light },
  doctors: { sign: "doctor", color: SIGN_COLORS.doctor.light },
  protectors: { sign: "protector", color: SIGN_COLORS.protector.light },
  food: { sign: "food", color: SIGN_COLORS.food.light },
  bane: { sign: "bane", color: SIGN_COLORS.bane.light },
} as const;

/** The most important number has a golden rim. */
const plateLook = (what: Counted): PlateLook => {
  const look = LOOKS[what];
  return { ...look, sign: signOf(look.sign), rim: "isMain" in look ? LANTERN : look.color };
};

/** The part of the boat's width that its name may cover, so that the numbers at both ends stay visible. */
const BETWEEN_NUMBERS = 0.45;
/** The least height of a number's plate, in units of the world. */
const LEGIBLE = 17;
/** Above this scale plates would touch each other. */
const LARGEST = 1.3;

export interface Owner {
  readonly seat: number;
  readonly name: string;
  /** The boat of the player at the front shows captions at its numbers. */
  readonly isViewer: () => boolean;
}

export function createBoatView(world: World, { seat, name: called, isViewer }: Owner, fitted: Fitted): BoatView {
  const { scene } = world;
  const name = `boat:${seat}`;
  const deck = scene.add.container(0, 0);
  const whole = scene.add.container(0, 0, [deck]).setName(name);
  world.layers.boats.add(whole);

  const add = (): GameObjects.Image => {
    const image = scene.add.image(0, 0, "__DEFAULT").setOrigin(0, 0);
    deck.add(image);
    return image;
  };
  const hull = add();
  hull.setInteractive(hull, (_: unknown, x: number, y: number) => isAboard(x / hull.width, y / hull.height));
  world.tells(hull, () => aboardName(seat));
  const machinery = createMachinery(world, name, deck, fitted);
  const gauges = createGauges(world, name, deck, fitted);
  const trim = add();
  const people = createPeople(world, name, deck, fitted);
  const front = add();
  const flag = add().setOrigin(0.5).setName(`${name}/flag`);
  const pennant = createPennant(world, name, deck, fitted);
  const plates = Object.fromEntries(
    COUNTED.map((what) => {
      const plate = createPlate(world, `${name}/${what}`, plateLook(what), fitted);
      world.tells(plate.ground.setInteractive(), () => aboardName(seat, what));
      return [what, plate];
    }),
  ) as Record<Counted, Plate>;
  deck.add(COUNTED.map((what) => plates[what].thing));
  const namePlate = createNamePlate(world, name, { seat, symbol: seatSymbol(seat), color: seatColor(seat) }, fitted);
  deck.add(namePlate.thing);
  const lock = add().setOrigin(0.5).setName(`${name}/locked`).setVisible(false);
  let at: BoatPlace = {
    x: 0,
    y: 0,
    width: BOAT.width,
    height: BOAT.height,
    scale: 1,
    berth: BOAT.width,
    chips: undefined,
  };
  let frame = UNTURNED;

  function dress(image: GameObjects.Image, piece: Piece): void {
    image.setTexture(fitted.piece(piece, at.scale)).setDisplaySize(BOAT.width, BOAT.height);
  }

  function placePlates(): void {
    for (const [i, what] of COUNTED.entries()) {
      const { width, height } = plateSize(what === "cabins");
      const { thing } = plates[what];
      if (at.chips === undefined) {
        const caption = isViewer() && at.scale >= ROOMY ? CAPTIONED[what] : undefined;
        const { x, y } = caption ?? PLATES[what];
        thing.setPosition(x, y);
        const word = caption && {
          of: (n: number) => world.say({ key: caption.key, params: { n } }),
          hasSign: caption.hasSign,
        };
        const usual = Math.max(1, LEGIBLE / (PLATE.height * at.scale));
        const wanted = (LEGIBLE * world.textScale()) / (PLATE.height * at.scale);
        plates[what].fit(Math.max(usual, Math.min(wanted, LARGEST)), at.scale, word);
      } else {
        const { x, y, columns } = at.chips;
        const cell = { width: at.chips.width / columns, height: (at.chips.height * columns) / COUNTED.length };
        const unit = Math.min((cell.width * 0.96) / width, (cell.height * 0.96) / height) / at.scale;
        const chip = {
          x: x + ((i % columns) + 0.5) * cell.width,
          y: y + (Math.floor(i / columns) + 0.5) * cell.height,
        };
        thing.setPosition((chip.x - at.x) / at.scale, (chip.y - at.y) / at.scale);
        plates[what].fit(unit, at.scale);
      }
    }
  }

  function tell(): void {
    placePlates();
  }

  return {
    people,
    gauges,
    machinery,
    plates,
    deck,
    lock,
    place(place, framed) {
      at = place;
      frame = framed;
      const { x, y, scale } = place;
      const middle = inWorld(frame, { x: x + (BOAT.width / 2) * scale, y: y + BOAT.waterline * scale });
      whole.setPosition(middle.x, middle.y).setScale(scale).setAngle(frame.angle);
      deck.setPosition(-BOAT.width / 2, -BOAT.waterline);
      dress(hull, "hull");
      dress(front, "front");
      dress(trim, "trim");
      trim.setTint(numberOf(seatColor(seat)));
      people.fit(scale);
      gauges.fit(scale);
      machinery.fit(scale);
      flag.setTexture(fitted.drawn(`flag/${seat}`, 32, 32, scale, (pen) => drawSymbol(pen, seat)));
      flag.setDisplaySize(32, 32).setPosition(407, 26);
      pennant.fit(scale);
      lock
        .setTexture(fitted.drawn("lock", 34, 34, scale, drawLock))
        .setDisplaySize(34, 34)
        .setPosition(276, 12);
      // On boats too small to show people it covers the hull.
      const below = place.chips === undefined ? 3 : -34;
      namePlate.fit({
        at: { x: BOAT.width / 2 - NAME_ASIDE, y: BOAT.waterline + below },
        scale,
        room: place.berth / scale,
        grown: BETWEEN_NUMBERS * BOAT.width,
      });
      tell();
    },
    tell,
    placed: () => at,
    show(boat, tag) {
      namePlate.show(called, tag);
      pennant.show(boat.team);
      flag.setAlpha(boat.sitter === "away" || boat.sitter === "returning" ? 0.35 : 1);
      people.show(boat);
      gauges.show(boat);
      machinery.show(boat);
      const counts = { ...crowdOf(boat), food: boat.food, bane: boat.bane };
      for (const what of COUNTED) plates[what].show(counts[what]);
      lock.setVisible(boat.isLocked).setAlpha(1);
    },
    inWorld: ({ x, y }) => inWorld(frame, { x: at.x + x * at.scale, y: at.y + y * at.scale }),
    rock(seconds) {
      const phase = seat * 1.9;
      deck.setPosition(-BOAT.width / 2, -BOAT.waterline + 1.6 * Math.sin(seconds * 1.1 + phase));
      whole.setAngle(frame.angle + 0.35 * Math.sin(seconds * 0.8 + phase));
    },
  };
}

function drawSymbol(pen: CanvasRenderingContext2D, seat: number): void {
  pen.scale(2, 2);
  pen.fillStyle = INK;
  pen.fill(new Path2D(seatSymbol(seat)), "evenodd");
}

function drawLock(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.arc(17, 17, 15.5, 0, 2 * Math.PI);
  pen.fillStyle = "#f4bd5c";
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.fillStyle = INK;
  pen.beginPath();
  pen.roundRect(9.5, 15, 15, 11, 2);
  pen.fill();
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.arc(17, 14.5, 4.6, Math.PI, 0);
  pen.stroke();
}
