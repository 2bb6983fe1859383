/** What is said after the first island, when it comes up for the first time. */

import { actsOf } from "../../../../kit/desk/acts.ts";
import { ROUNDS } from "../../model/river.ts";
import { playedCards } from "../../rules/activation.ts";
import { card, tile } from "../../rules/pieces.ts";
import { cardName, tileName } from "../texts/names.ts";
import { cardsOf, isAnswering, isDeciding, isPlaying, type Moment, ownBoat, planAt, type Taught } from "./moment.ts";
import { taught } from "./texts.ts";

const withBane = (now: Moment): string | undefined => cardsOf(now).find((id) => card(id).bane > 0);

const baneCard: Taught = {
  id: "bane-card",
  about: (now) => [cardName(withBane(now) ?? "").piece],
  says(now) {
    const id = withBane(now) ?? "";
    return taught("lesson.bane-card", { card: cardName(id), n: card(id).bane });
  },
  isDue: (now) => isDeciding(now) && withBane(now) !== undefined,
};

const protect: Taught = {
  id: "protect",
  about: () => ["upkeep"],
  says: () => taught("lesson.protect"),
  isDue: (now) =>
    now.legal.length > 0 &&
    planAt(now).steps.some(({ legal }) => actsOf(legal, "protect").some(({ protectors }) => protectors > 0)),
};

const avoid: Taught = {
  id: "avoid",
  about: () => ["river"],
  says: ({ state }) => taught("lesson.avoid", { tile: tileName(tile(state.river.turned.at(-1) ?? "").id) }),
  isDue: (now) => isAnswering(now) && now.legal.some(({ do: kind }) => kind === "ignore"),
};

const withX = (now: Moment): string | undefined => cardsOf(now).find((id) => card(id).cost === "X");

const xCost: Taught = {
  id: "x-cost",
  about: (now) => [cardName(withX(now) ?? "").piece],
  says: (now) => taught("lesson.x-cost", { card: cardName(withX(now) ?? "") }),
  isDue: (now) => isDeciding(now) && withX(now) !== undefined,
};

const bonus: Taught = {
  id: "bonus",
  about: () => ["action"],
  says: () => taught("lesson.bonus"),
  isDue(now) {
    if (!isPlaying(now)) return false;
    const [one, other] = playedCards(ownBoat(now)).map((id) => card(id).type);
    return one !== undefined && one === other;
  },
};

const lastRound: Taught = {
  id: "last-round",
  about: () => [],
  says: () => taught("lesson.last-round"),
  isDue: (now) => isDeciding(now) && now.state.round === ROUNDS,
};

export const HINTS: readonly Taught[] = [baneCard, protect, avoid, xCost, bonus, lastRound];
