/** What the boats come to see: healing, Bane, the islands. These steps are read. */
import { endsSeason } from "../../model/river.ts";
import { aboardName } from "../picture/aboard.ts";
import { nextIsland } from "../picture/next-island.ts";
import { tileName } from "../texts/names.ts";
import { eventsIn, isDeciding, lastOwn, type Moment, ownBoat, type Taught } from "./moment.ts";
import { taught } from "./texts.ts";

/** What happened to the boat in the round before. */
const before = <On extends "healed" | "fed">(now: Moment, on: On) =>
  lastOwn(eventsIn(now.happened, now.state.round - 1), now, on);

export const doctors: Taught = {
  id: "doctors",
  about: ({ seat }) => [aboardName(seat, "doctors"), aboardName(seat)],
  says: (now) => taught("lesson.doctors", { n: before(now, "healed")?.humans ?? 0 }),
  isDue: (now) => isDeciding(now) && before(now, "healed")?.by === "doctors",
};

/** Cards carry Bane from the second season on. */
const LAST_WITHOUT_BANE = 4;

export const bane: Taught = {
  id: "bane",
  about: ({ seat }) => [aboardName(seat, "bane"), aboardName(seat, "protectors"), aboardName(seat)],
  says: () => taught("lesson.bane", { round: LAST_WITHOUT_BANE + 1 }),
  isDue: (now) => isDeciding(now) && now.state.round <= LAST_WITHOUT_BANE,
};

const island = ({ state }: Moment) => tileName(nextIsland(state.round, state.river.turned.length).island);

export const hunger: Taught = {
  id: "hunger",
  about: (now) => [island(now).piece, aboardName(now.seat, "food")],
  says: (now) => taught("lesson.hunger", { island: island(now), food: ownBoat(now).food, crew: ownBoat(now).cabins }),
  isDue: (now) => isDeciding(now) && endsSeason(now.state.round),
};

export const fed: Taught = {
  id: "fed",
  about: ({ seat }) => [aboardName(seat, "food"), aboardName(seat)],
  says(now) {
    const { food = 0, starved = 0 } = before(now, "fed") ?? {};
    return taught("lesson.fed", { food, starved });
  },
  isDue: (now) => isDeciding(now) && before(now, "fed") !== undefined,
};

export const farewell: Taught = {
  id: "farewell",
  about: () => [],
  says: () => taught("lesson.farewell"),
  isDue: (now) => isDeciding(now) && now.state.round > LAST_WITHOUT_BANE,
};
