/** Draws the co-operative game's Objectives, with a text that says what is at stake. */
import type { GameObjects } from "phaser";
import { drawOnCanvas } from "../../../../kit/drawing/draw-on-canvas.ts";
import type { Drawing } from "../../../../kit/drawing/drawing.ts";
import { createFitted } from "../../../../kit/world/fitted.ts";
import { inWorld } from "../../../../kit/world/frame.ts";
import type { Motion } from "../../../../scenes/motion.ts";
import { inOut, inTurn, out, overshoot, still, thereAndBack } from "../../../../scenes/motions.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Area, Renderer } from "../../../../scenes/show.ts";
import type { Event } from "../../model/events.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import type { ShownObjective } from "../../model/state.ts";
import { isMet } from "../../rules/mission.ts";
import { SLIP, slipBack, slipFace } from "../cards/objectives/slip-face.ts";
import type { Standing } from "../cards/objectives/standing.ts";
import { FACE_DOWN, pieceName } from "../cards/piece.ts";
import type { World } from "../picture/layers.ts";
import type { Picture } from "../picture/picture.ts";
import type { Shared } from "./layout/layout.ts";
import { middleOf } from "./layout/places.ts";
import { countOf, indexOf, type Slots, slotsIn } from "./layout/slots.ts";
import { createThreatSign } from "./threat-sign.ts";

type Slip = GameObjects.Image;
/** Its scale while it is shown in the middle of the table. */
const LARGE = 3;
/** The flight of the payment from a boat. */
const PAID_MS = 620;

/** They are in the common area. */
export function buildObjectives(world: World, shared: () => Shared): Renderer<Picture, Event> {
  const { scene } = world;
  const fitted = createFitted(world, "objectives", {});
  const all = scene.add.container(0, 0).setName("objectives");
  world.layers.river.add(all);
  const sign = createThreatSign(world, all);
  let slips: readonly Slip[] = [];
  let slots: Slots = slotsIn(shared().area, 0, world.textScale());

  function lookOf({ mission, boats, season }: Picture, i: number): Look {
    const shown = mission?.shown[i];
    if (mission === null || shown === undefined) {
      return { name: `hidden-${season}`, thing: FACE_DOWN, drawing: () => slipBack(season) };
    }
    const met = isMet({ boats }, shown);
    return openLook(shown, met ? "met" : mission.isLost ? "lost" : "open");
  }

  function dress(slip: Slip, { name, drawing }: Look, { width, height }: Area): void {
    const size = width / SLIP.width;
    const texture = fitted.drawn(`objective/${name}`, SLIP.width, SLIP.height, size, (pen) =>
      drawOnCanvas(pen, drawing(size)),
    );
    slip.setTexture(texture).setDisplaySize(width, height);
  }

  function put(picture: Picture): void {
    const count = countOf(picture);
    if (slots.slips.length !== count) slots = slotsIn(shared().area, count, world.textScale());
    for (const slip of slips) slip.destroy();
    slips = slots.slips.map((place, i) => {
      const look = lookOf(picture, i);
      const slip = scene.add.image(0, 0, "__DEFAULT").setName(`objective/${i}/${look.name}`);
      all.add(slip);
      dress(slip, look, place);
      const { x, y } = middleOf(place);
      slip.setPosition(x, y).setInteractive();
      world.tells(slip, () => pieceName("objective", look.thing));
      return slip;
    });
    sign.show(picture, slots.words);
  }

  /** It is lifted to the middle, turned up and laid back. */
  function comingUp(id: ObjectiveId, before: Picture, after: Picture): Motion {
    const i = before.mission?.shown.length ?? 0;
    const place = slots.slips[i];
    if (place === undefined) return still(0);
    const faces = [lookOf(before, i), openLook({ id, isMitigated: false }, standingIn(after, i))] as const;
    const { area, frame, middle } = shared();
    const { x, y, width, height } = area;
    const to: Point = middle ?? { x: x + width / 2, y: Math.max(y + 0.42 * height, place.y + place.height) };
    const large = Math.min(SLIP.width * LARGE, width * 0.7);
    let piece: Slip | undefined;
    return {
      ms: 2200,
      begin() {
        piece = scene.add.image(0, 0, "__DEFAULT").setName(`objective/coming/${id}`).setAngle(frame.angle);
        world.layers.cards.add(piece);
      },
      at(progress) {
        slips[i]?.setVisible(false);
        const near = progress < 0.25 ? out(progress / 0.25) : progress < 0.8 ? 1 : 1 - inOut((progress - 0.8) / 0.2);
        const turn = Math.min(1, Math.max(0, (progress - 0.12) / 0.2));
        const from = inWorld(frame, middleOf(place));
        const wide = between(place.width, large, near);
        if (piece === undefined) return;
        dress(piece, faces[turn < 0.5 ? 0 : 1], {
          x: 0,
          y: 0,
          width: large,
          height: (large * SLIP.height) / SLIP.width,
        });
        piece.setPosition(between(from.x, to.x, near), between(from.y, to.y, near));
        piece.setDisplaySize(Math.max(1, wide * Math.abs(Math.cos(Math.PI * turn))), (wide * SLIP.height) / SLIP.width);
      },
      end() {
        piece?.destroy();
        slips[i]?.setVisible(true);
      },
    };
  }

  /** It is turned over in its place, to its easier side. */
  function turningOver(id: ObjectiveId, before: Picture, after: Picture): Motion {
    const i = indexOf(id, before);
    const place = slots.slips[i];
    if (place === undefined) return still(0);
    const faces = [lookOf(before, i), lookOf(after, i)] as const;
    return {
      ms: 700,
      at(progress) {
        const slip = slips[i];
        if (slip === undefined) return;
        dress(slip, faces[progress < 0.5 ? 0 : 1], place);
        const size = 1 + 0.25 * thereAndBack(progress);
        const edge = Math.max(0.02, Math.abs(Math.cos(Math.PI * progress)));
        slip.setDisplaySize(place.width * size * edge, place.height * size);
      },
    };
  }

  /** A mark of the verdict is stamped on it. */
  function verdict(id: ObjectiveId, standing: Standing, before: Picture): Motion {
    const i = indexOf(id, before);
    const place = slots.slips[i];
    const shown = before.mission?.shown[i];
    if (place === undefined || shown === undefined) return still(0);
    const faces = [lookOf(before, i), openLook(shown, standing)] as const;
    return {
      ms: standing === "lost" ? 1300 : 650,
      at(progress) {
        const slip = slips[i];
        if (slip === undefined) return;
        dress(slip, faces[progress < 0.3 ? 0 : 1], place);
        const size = progress < 0.3 ? 1 + 0.5 * out(progress / 0.3) : 1.5 - 0.5 * overshoot((progress - 0.3) / 0.7);
        slip.setDisplaySize(place.width * size, place.height * size);
        all.bringToTop(slip);
      },
    };
  }

  return {
    settle: put,
    play(event, before, after) {
      switch (event.on) {
        case "objective":
          return comingUp(event.objective, before, after);
        case "mitigated":
          return inTurn(still(PAID_MS), turningOver(event.objective, before, after));
        case "judged":
          return verdict(event.objective, event.isMet ? "met" : "lost", before);
        default:
          return still(0);
      }
    },
    layout() {
      fitted.begin();
      const { origin, angle } = shared().frame;
      all.setPosition(origin.x, origin.y).setAngle(angle);
      slots = slotsIn(shared().area, slots.slips.length, world.textScale());
    },
  };
}

interface Look {
  /** Names all that its look depends on. */
  readonly name: string;
  /** The name under which it is described when pointed at. */
  readonly thing: string;
  /** At this scale. */
  readonly drawing: (size: number) => Drawing;
}

const openLook = (shown: ShownObjective, standing: Standing): Look => ({
  name: `${shown.id}/${shown.isMitigated ? "eased" : "hard"}/${standing}`,
  thing: shown.id,
  drawing: (size) => slipFace(shown, standing, size),
});

function standingIn({ mission, boats }: Picture, i: number): Standing {
  const shown = mission?.shown[i];
  return shown !== undefined && isMet({ boats }, shown) ? "met" : "open";
}
