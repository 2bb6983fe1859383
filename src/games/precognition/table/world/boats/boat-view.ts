/** A boat on the water: hull, people, gauges, Machines and name. */
import type { GameObjects } from "phaser";
import { type Frame, inWorld, UNTURNED } from "../../../../../kit/world/frame.ts";
import { createNamePlate } from "../../../../../kit/world/name-plate.ts";
import { createPlate, PLATE, type Plate, type PlateLook, plateSize } from "../../../../../kit/world/plate.ts";
import type { Point } from "../../../../../scenes/point.ts";
import type { SeatMark } from "../../../../../scenes/show.ts";
import { INK, LANTERN, numberOf, SIGN_COLORS } from "../../cards/palette.ts";
import { signOf } from "../../cards/signs.ts";
import { aboardName, COUNTED, type Counted } from "../../picture/aboard.ts";
import type { Fitted, Piece } from "../../picture/boat-art.ts";
import { BOAT, CAPTIONED, type Captioned, plateAt, ROOMY, UNDER_DECK } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import { createPeople, crowdOf, type People } from "../../picture/people.ts";
import type { BoatPicture } from "../../picture/picture.ts";
import { type BoatPlace, NAME_ASIDE } from "../layout/seat-places.ts";
import { createGauges, type Gauges } from "./gauges.ts";
import { createMachinery, type Machinery } from "./machinery.ts";
import { createPennant } from "./pennant.ts";
import { createRank, type Rank } from "./rank.ts";

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
  readonly rank: Rank;
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
const LEGIBLE = 18;
/** Above this scale plates would touch each other. */
const LARGEST = 1.3;
/** Between the Food and the name. */
const BESIDE = 4;
/** In units of the world. */
const SUMMARY_LOCK = 20;

export interface Owner {
  readonly seat: number;
  readonly name: string;
  readonly mark: SeatMark;
  /** The boat of the player at the front shows captions at its numbers. */
  readonly isViewer: () => boolean;
}

export function createBoatView(world: World, { seat, name: called, mark, isViewer }: Owner, fitted: Fitted): BoatView {
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
  const ground = add().setName(`${name}/ground`).setVisible(false);
  world.tells(ground.setInteractive(), () => aboardName(seat));
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
  const namePlate = createNamePlate(world, name, { seat, ...mark }, fitted);
  deck.add(namePlate.thing);
  const lock = add().setOrigin(0.5).setName(`${name}/locked`).setVisible(false);
  const rank = createRank(world, name, deck, fitted);
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
        const caption: Captioned | undefined =
          isViewer() && at.scale >= ROOMY && (what === "cabins" || what === "bane") ? CAPTIONED[what] : undefined;
        const word = caption && {
          of: (n: number) => world.say({ key: caption.key, params: { n } }),
          hasSign: caption.hasSign,
        };
        const usual = Math.max(1, LEGIBLE / (PLATE.height * at.scale));
        const wanted = (LEGIBLE * world.textScale()) / (PLATE.height * at.scale);
        plates[what].fit(Math.max(usual, Math.min(wanted, LARGEST)), at.scale, word);
        layPlate(what);
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

  /** The ground of a summary. */
  function placeGround(): void {
    ground.setVisible(at.summary !== undefined);
    if (at.summary === undefined) return;
    const { x, y, width, height } = at.summary;
    const look = `summary/${seat}/${Math.round(width)}/${Math.round(height)}`;
    ground
      .setTexture(fitted.drawn(look, width, height, 1, (pen) => drawGround(pen, width, height, mark.color)))
      .setDisplaySize(width / at.scale, height / at.scale)
      .setPosition((x - at.x) / at.scale, (y - at.y) / at.scale);
  }

  /** On the roof, or in the upper corner of a summary. */
  function placeLock(): void {
    const { x, y, scale, summary } = at;
    const size = summary === undefined ? 34 : SUMMARY_LOCK / scale;
    lock.setTexture(fitted.drawn("lock", 34, 34, (size * scale) / 34, drawLock)).setDisplaySize(size, size);
    if (summary === undefined) lock.setPosition(276, 12);
    else {
      const inset = 4 + SUMMARY_LOCK / 2;
      lock.setPosition((summary.x + summary.width - inset - x) / scale, (summary.y + inset - y) / scale);
    }
  }

  /** Below the hull; in a summary at its top. A boat that is too small to show people has it on the hull. */
  function placeName(): void {
    const { x, y, scale, berth, chips, summary } = at;
    const place = { scale, grown: BETWEEN_NUMBERS * BOAT.width, isHanging: true };
    if (summary !== undefined) {
      const middle = { x: (summary.x + summary.width / 2 - x) / scale, y: (summary.y + 2 - y) / scale };
      return namePlate.fit({ ...place, at: middle, room: (berth - 2 * SUMMARY_LOCK) / scale, grown: 0 });
    }
    const middle = BOAT.width / 2 - NAME_ASIDE;
    const room = berth / scale;
    if (chips === undefined) namePlate.fit({ ...place, at: { x: middle, y: UNDER_DECK }, room, clearOf: endOfFood() });
    else namePlate.fit({ ...place, at: { x: middle, y: BOAT.waterline - 34 }, room, isHanging: false });
  }

  /** If the Food's plate is too wide for the deck, it hangs beside the name. */
  function endOfFood(): number | undefined {
    const { thing, ground } = plates.food;
    return thing.y > UNDER_DECK ? thing.x + (ground.displayWidth * thing.scaleX) / 2 + BESIDE : undefined;
  }

  /** As wide as it is now. */
  function layPlate(what: Counted): void {
    if (at.chips !== undefined) return;
    const { thing, ground } = plates[what];
    const [width, height] = [ground.displayWidth * thing.scaleX, ground.displayHeight * thing.scaleX];
    const isCaptioned = what === "cabins" && isViewer() && at.scale >= ROOMY;
    const { x, y } = plateAt(what, { width, height });
    thing.setPosition(isCaptioned ? CAPTIONED.cabins.x : x, y);
    if (what === "food") placeName();
  }

  return {
    people,
    gauges,
    machinery,
    plates,
    deck,
    lock,
    rank,
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
      trim.setTint(numberOf(mark.color));
      people.fit(scale);
      gauges.fit(scale);
      machinery.fit(scale);
      flag.setTexture(fitted.drawn(`flag/${seat}`, 32, 32, scale, (pen) => drawSymbol(pen, mark.symbol)));
      flag.setDisplaySize(32, 32).setPosition(407, 26);
      pennant.fit(scale);
      rank.fit(scale, place.summary !== undefined);
      placeGround();
      placeLock();
      placeName();
      placePlates();
    },
    tell: placePlates,
    placed: () => at,
    show(boat, tag) {
      namePlate.show(called, tag);
      pennant.show(boat.team);
      flag.setAlpha(boat.sitter === "away" || boat.sitter === "returning" ? 0.35 : 1);
      people.show(boat);
      gauges.show(boat);
      machinery.show(boat);
      const counts = { ...crowdOf(boat), food: boat.food, bane: boat.bane };
      for (const what of COUNTED) {
        plates[what].show(counts[what]);
        layPlate(what);
      }
      lock.setVisible(boat.isLocked).setAlpha(1);
      rank.show(boat.place);
    },
    inWorld: ({ x, y }) => inWorld(frame, { x: at.x + x * at.scale, y: at.y + y * at.scale }),
    rock(seconds) {
      // What is to be read lies still.
      if (at.summary !== undefined) return;
      const phase = seat * 1.9;
      deck.setPosition(-BOAT.width / 2, -BOAT.waterline + 1.6 * Math.sin(seconds * 1.1 + phase));
      whole.setAngle(frame.angle + 0.35 * Math.sin(seconds * 0.8 + phase));
    },
  };
}

/** A dark plate with an edge of the seat's colour. */
function drawGround(pen: CanvasRenderingContext2D, width: number, height: number, color: string): void {
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, height - 2, 9);
  pen.fillStyle = "rgb(11 23 32 / 72%)";
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = color;
  pen.globalAlpha = 0.7;
  pen.stroke();
}

function drawSymbol(pen: CanvasRenderingContext2D, symbol: string): void {
  pen.scale(2, 2);
  pen.fillStyle = INK;
  pen.fill(new Path2D(symbol), "evenodd");
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
