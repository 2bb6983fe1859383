/** What is said after the first island, when it comes up for the first time. */

import { actsOf } from "../../../../kit/desk/acts.ts";
import { ROUNDS } from "../../model/river.ts";
import { costOfBoth, playedCards, zoneCards } from "../../rules/activation.ts";
import { card, tile } from "../../rules/pieces.ts";
import { aboardName } from "../picture/aboard.ts";
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

const withX = (now: Moment) => playedCards(ownBoat(now)).find((id) => card(id).cost === "X");

const xCost: Taught = {
  id: "x-cost",
  about: (now) => [cardName(withX(now) ?? "").piece, aboardName(now.seat)],
  // Both cards cost the same, or nothing if both are X.
  says(now) {
    const cost = costOfBoth(zoneCards(ownBoat(now))) / 2;
    return taught("lesson.x-cost", { card: cardName(withX(now) ?? ""), cost });
  },
  isDue: (now) => isPlaying(now) && withX(now) !== undefined,
};

const protect: Taught = {
  id: "protect",
  about: ({ seat }) => ["protect", aboardName(seat, "protectors"), aboardName(seat)],
  says: () => taught("lesson.protect"),
  isDue: (now) =>
    now.legal.length > 0 &&
    planAt(now).steps.some(({ legal }) => actsOf(legal, "protect").some(({ protectors }) => protectors > 0)),
};

const turned = ({ state }: Moment) => tileName(tile(state.river.turned.at(-1) ?? "").id);

const avoid: Taught = {
  id: "avoid",
  about: (now) => [turned(now).piece],
  says: (now) => taught("lesson.avoid", { tile: turned(now) }),
  isDue: (now) => isAnswering(now) && now.legal.some(({ do: kind }) => kind === "ignore"),
};

const bonus: Taught = {
  id: "bonus",
  about: ({ seat }) => ["activate", aboardName(seat)],
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

export const HINTS: readonly Taught[] = [baneCard, xCost, protect, avoid, bonus, lastRound];
