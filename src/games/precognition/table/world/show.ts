/** How Précognition is seen in the world: the river, the boats on it, the cards before them. */
import { together } from "../../../../scenes/motions.ts";
import type { Area, Show, Stage } from "../../../../scenes/show.ts";
import type { Event } from "../../model/events.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { buildTableCards } from "../cards/table-cards.ts";
import { buildObjectives } from "../objectives/build-objectives.ts";
import { countOf } from "../objectives/slots.ts";
import { buildRiver } from "../river/build-river.ts";
import { RIVER_ART } from "../river/river-art.ts";
import { after } from "./after.ts";
import { BOAT_ART } from "./boat-art.ts";
import { buildBoats } from "./build-boats.ts";
import { type Picture, pictureOf } from "./picture.ts";
import { type Places, placesFor } from "./places.ts";
import { buildWays } from "./ways.ts";

/** What isn't laid out or told anew by itself asks for it when it settles. */
type Part = Pick<Stage<Picture, Event>, "settle" | "play"> & Partial<Stage<Picture, Event>>;

export const show: Show<PrecognitionTypes, Picture> = {
  pictureOf,
  after,
  art: [...RIVER_ART, ...BOAT_ART],
  build(world, { names, ...cast }) {
    let { viewer } = cast;
    // Boats make room for as many Objectives as there are.
    let objectives = 0;
    const placesIn = (area: Area): Places => placesFor(area, names.length, viewer, objectives);
    let places = placesIn(world.area());
    const river = buildRiver(world);
    const parts: readonly Part[] = [
      river,
      buildObjectives(world),
      buildWays(
        world,
        () => viewer,
        () => places,
      ),
      buildBoats(
        world,
        names,
        () => viewer,
        () => places,
        river.placeOf,
      ),
      buildTableCards(world, names.length, () => places.map(({ cards }) => cards)),
    ];
    const layout = (area: Area): void => {
      places = placesIn(area);
      for (const part of parts) part.layout?.(area);
    };
    return {
      ...stageOf(parts),
      settle(picture) {
        if (countOf(picture) !== objectives) {
          objectives = countOf(picture);
          layout(world.area());
        }
        for (const part of parts) part.settle(picture);
      },
      layout,
      turn(to) {
        viewer = to;
      },
    };
  },
};

function stageOf(parts: readonly Part[]): Pick<Stage<Picture, Event>, "play" | "retell"> {
  return {
    play: (event, before, after) => together(...parts.map((part) => part.play(event, before, after))),
    retell() {
      for (const part of parts) part.retell?.();
    },
  };
}
