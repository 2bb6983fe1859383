/** The show of Précognition: river, boats, cards, Objectives. */

import { inWorld } from "../../../../kit/world/frame.ts";
import { together } from "../../../../scenes/motions.ts";
import type { Point } from "../../../../scenes/point.ts";
import type { Area, Renderer, Show, View } from "../../../../scenes/show.ts";
import { usualMark } from "../../../../ui/look/seat-marks.ts";
import type { Event } from "../../model/events.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { BOAT_ART } from "../picture/boat-art.ts";
import { LAYERS, type LayerName } from "../picture/layers.ts";
import { type Picture, pictureOf } from "../picture/picture.ts";
import { RIVER_ART } from "../picture/river-art.ts";
import { buildBoats } from "./build-boats.ts";
import { buildObjectives } from "./build-objectives.ts";
import { buildRiver } from "./build-river.ts";
import type { Layout } from "./layout/layout.ts";
import { layoutFor } from "./layout/layout-for.ts";
import { countOf, placeOf } from "./layout/slots.ts";
import { buildTableCards } from "./table-cards.ts";
import { buildWays } from "./ways.ts";

/** A part without `layout` or `retell` reads the layout and the texts when it settles. */
type Part = Pick<Renderer<Picture, Event>, "settle" | "play"> & Partial<Renderer<Picture, Event>>;

export const show: Show<PrecognitionTypes, Picture, LayerName> = {
  pictureOf,
  // All seats turn up their cards at the same time.
  isJoint: ({ on }) => on === "chose" || on === "dealt",
  art: [...RIVER_ART, ...BOAT_ART],
  layers: LAYERS,
  build(world, { names, marks: chosen, ...cast }) {
    const marks = names.map((_, seat) => chosen?.[seat] ?? usualMark(seat));
    let view: View = cast;
    // The boats' layout depends on the number of Objectives.
    let objectives = 0;
    const layoutIn = (area: Area): Layout => layoutFor(area, names.length, view, objectives, world.textScale());
    let laid = layoutIn(world.area());
    const viewer = () => view.viewer;
    const places = () => laid.places;
    const shared = () => laid.shared;
    const river = buildRiver(world, shared);
    const objectiveAt = (id: ObjectiveId, picture: Picture): Point =>
      inWorld(shared().frame, placeOf(id, picture, shared().area, world.textScale()));
    const parts: readonly Part[] = [
      river,
      buildObjectives(world, shared),
      buildWays(world, viewer, () => laid, marks),
      buildBoats(world, { names, marks }, viewer, places, river.placeOf, objectiveAt),
      buildTableCards(world, names.length, places),
    ];
    const layout = (area: Area): void => {
      laid = layoutIn(area);
      for (const part of parts) part.layout?.(shared().area);
    };
    return {
      ...rendererOf(parts),
      settle(picture) {
        if (countOf(picture) !== objectives) {
          objectives = countOf(picture);
          layout(world.area());
        }
        for (const part of parts) part.settle(picture);
      },
      layout,
      turn(to) {
        view = to;
      },
      consider(draft) {
        for (const part of parts) part.consider?.(draft);
      },
    };
  },
};

function rendererOf(parts: readonly Part[]): Pick<Renderer<Picture, Event>, "play" | "retell"> {
  return {
    play: (event, before, after) => together(...parts.map((part) => part.play(event, before, after))),
    retell() {
      for (const part of parts) part.retell?.();
    },
  };
}
