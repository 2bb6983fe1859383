/** Draws all boats. */
import { ambient } from "../../../../scenes/ambient.ts";
import type { Motion } from "../../../../scenes/motion.ts";
import { still } from "../../../../scenes/motions.ts";
import type { Point } from "../../../../scenes/point.ts";
import type { Renderer, SeatMark } from "../../../../scenes/show.ts";
import type { Event } from "../../model/events.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import { fittedPieces } from "../picture/boat-art.ts";
import type { World } from "../picture/layers.ts";
import type { BoatPicture, Picture } from "../picture/picture.ts";
import { line } from "../texts/texts.ts";
import { boatMotion } from "./boats/boat-motions.ts";
import { createBoatView } from "./boats/boat-view.ts";
import { bakeLights } from "./boats/moves-on-boat.ts";
import { ranking } from "./boats/ranking.ts";
import type { Places } from "./layout/places.ts";

/** The viewer is undefined for those who only watch. The last two functions give places that are everybody's. */
export function buildBoats(
  world: World,
  { names, marks }: { readonly names: readonly string[]; readonly marks: readonly SeatMark[] },
  viewerNow: () => number | undefined,
  places: () => Places,
  stretchOf: (round: number) => Point,
  objectiveAt: (id: ObjectiveId, picture: Picture) => Point,
): Renderer<Picture, Event> {
  const fitted = fittedPieces(world);
  bakeLights(world);
  const boats = marks.map((mark, seat) =>
    createBoatView(world, { seat, name: names[seat] ?? "", mark, isViewer: () => seat === viewerNow() }, fitted),
  );
  let shown: readonly BoatPicture[] = [];
  let seconds = 0;
  ambient(world, (passed) => {
    seconds += passed;
    for (const boat of boats) boat.rock(seconds);
  });

  /** What is shown after a boat's name. */
  function tagOf({ sitter }: BoatPicture, seat: number, all: readonly BoatPicture[]): string {
    if (sitter === "away") return world.say(line("world.boat.away"));
    if (sitter === "returning") return world.say(line("world.boat.returning"));
    const viewer = viewerNow();
    if (seat === viewer) return world.say(line("world.boat.own"));
    return isPartner(seat, viewer, all) ? world.say(line("world.boat.partner")) : "";
  }

  return {
    settle(picture) {
      for (const [seat, boat] of picture.boats.entries()) {
        if (boat !== shown[seat]) boats[seat]?.show(boat, tagOf(boat, seat, picture.boats));
      }
      shown = picture.boats;
    },
    play(event, before, after): Motion {
      if (event.on === "over" && event.isWon === undefined) return ranking(boats, event.places);
      if (!("seat" in event)) return still(0);
      const { seat } = event;
      const [view, own, from, to] = [boats[seat], places()[seat], before.boats[seat], after.boats[seat]];
      if (view === undefined || own === undefined || from === undefined || to === undefined) return still(0);
      return boatMotion(
        {
          world,
          fitted,
          view,
          places: own,
          before: from,
          after: to,
          stretch: stretchOf(after.turned.length),
          objectiveAt: (id) => objectiveAt(id, before),
        },
        event,
      );
    },
    layout() {
      fitted.begin();
      for (const [seat, { boat, frame }] of places().entries()) boats[seat]?.place(boat, frame);
      if (world.isCalm()) for (const boat of boats) boat.rock(0);
      world.layers.boats.sort("y");
      shown = [];
    },
    retell() {
      for (const boat of boats) boat.tell();
      shown = [];
    },
  };
}

function isPartner(seat: number, viewer: number | undefined, boats: readonly BoatPicture[]): boolean {
  const own = viewer === undefined ? undefined : boats[viewer];
  return own !== undefined && own.team !== null && seat !== viewer && boats[seat]?.team === own.team;
}
