/** What the boats come to see: healing, Bane, the islands. These steps are read. */
import { endsSeason } from "../../model/river.ts";
import { aboardName } from "../picture/aboard.ts";
import { nextIsland } from "../picture/next-island.ts";
import { tileName } from "../texts/names.ts";
import { eventsIn, isAnswering, isDeciding, lastOwn, type Moment, ownBoat, type Taught } from "./moment.ts";
import { taught } from "./texts.ts";

/** What happened to the boat in the round before. */
const before = <On extends "healed" | "fed">(now: Moment, on: On) =>
  lastOwn(eventsIn(now.happened, now.state.round - 1), now, on);

/** Cards carry Bane from the second season on, and tiles take. */
const LAST_WITHOUT_BANE = 4;

const turned = ({ state }: Moment) => tileName(state.river.turned.at(-1) ?? "");

/** The tile of the round before. */
export const riverTile: Taught = {
  id: "tile",
  about: (now) => [turned(now).piece],
  says: () => taught("lesson.tile", { round: LAST_WITHOUT_BANE + 1 }),
  isDue: (now) => isDeciding(now) && now.state.river.turned.length > 0 && now.state.round <= LAST_WITHOUT_BANE,
};

const isGiven = (now: Moment): boolean =>
  isAnswering(now) && now.legal.some(({ do: kind }) => kind === "ignore") && now.state.round <= LAST_WITHOUT_BANE;

/** A tile that gives, where a Protector could be spent to avoid it. */
export const gift: Taught = {
  id: "gift",
  about: () => ["send"],
  says: () => taught("lesson.gift"),
  isDue: isGiven,
  isDone: (now) => !isGiven(now),
};

const paid = (now: Moment): number => lastOwn(eventsIn(now.happened, now.state.round - 1), now, "activated")?.paid ?? 0;

export const doctors: Taught = {
  id: "doctors",
  about: ({ seat }) => [aboardName(seat, "doctors"), aboardName(seat)],
  says: (now) => taught("lesson.doctors", { paid: paid(now) }),
  isDue: (now) => isDeciding(now) && before(now, "healed")?.by === "doctors",
};

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
