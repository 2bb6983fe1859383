/** The secret split: keep, give, pass. */
import { leftOf, rightOf } from "../../model/seats.ts";
import { card } from "../../rules/pieces.ts";
import { rolesOf } from "../draft/roles.ts";
import { cardName } from "../texts/names.ts";
import {
  cardsOf,
  choiceDraft,
  draftedChoice,
  eventsIn,
  isDeciding,
  isPlaying,
  lastOwn,
  type Moment,
  ownBoat,
  rolesIn,
  suggestChoosing,
  suggestedChoice,
  type Taught,
} from "./moment.ts";
import { type LessonKey, taught } from "./texts.ts";

const cardFor = (now: Moment, role: "keep" | "give"): string => {
  const cards = cardsOf(now);
  return cards[suggestedChoice(now)?.[role] ?? -1] ?? "";
};
const left = ({ seat, state }: Moment) => ({ seat: leftOf(seat, state.boats.length) });
const right = ({ seat, state }: Moment) => ({ seat: rightOf(seat, state.boats.length) });

/** Once the cards are split, whatever it was about is done or over. */
const hasChosen = (now: Moment): boolean => lastOwn(now.since, now, "chose") !== undefined;

const keep: Taught = {
  id: "keep",
  about: (now) => [cardName(cardFor(now, "keep")).piece, "keep"],
  says: (now) => taught("lesson.keep", { card: cardName(cardFor(now, "keep")) }),
  isDue: isDeciding,
  isDone: (now) => rolesIn(now).includes("keep") || hasChosen(now),
  suggests(now) {
    const choice = suggestedChoice(now);
    const roles = cardsOf(now).map((_, i) => (i === choice?.keep ? ("keep" as const) : null));
    return choiceDraft(now, roles);
  },
};

const give: Taught = {
  id: "give",
  about: (now) => [cardName(cardFor(now, "give")).piece, "give"],
  says: (now) => taught("lesson.give", { card: cardName(cardFor(now, "give")), left: left(now) }),
  isDue: isDeciding,
  isDone: (now) => rolesIn(now).includes("give") || hasChosen(now),
  suggests(now) {
    const choice = suggestedChoice(now);
    return choice && choiceDraft(now, rolesOf(choice, cardsOf(now).length));
  },
};

const pass: Taught = {
  id: "pass",
  about: () => ["pass"],
  says: (now) => taught("lesson.pass", { right: right(now) }),
  isDue: (now) => isDeciding(now) && draftedChoice(now) !== undefined,
};

const lock: Taught = {
  id: "lock",
  about: () => ["send"],
  says: () => taught("lesson.lock"),
  isDue: (now) => isDeciding(now) && draftedChoice(now) !== undefined,
  isDone: hasChosen,
  suggests: suggestChoosing,
};

export const SPLITTING: readonly Taught[] = [keep, give, pass, lock];

/** The card that was given is one that the player passed the round before. */
export const comesBack: Taught = {
  id: "comes-back",
  about: (now) => [cardName(ownBoat(now).zone?.given ?? "").piece, "activate"],
  says: (now) => taught("lesson.comes-back", { card: cardName(ownBoat(now).zone?.given ?? ""), right: right(now) }),
  isDue(now) {
    const { round } = now.state;
    const passed = lastOwn(eventsIn(now.happened, round - 1), now, "chose")?.passed ?? [];
    return isPlaying(now) && passed.includes(ownBoat(now).zone?.given ?? "");
  },
};

/** A card of this type is kept for what it brings. */
const bringing = (type: "ymune" | "battery", says: LessonKey): Taught => {
  const isOfType = (id: string): boolean => id !== "" && card(id).type === type;
  const cardIn = (now: Moment): string => {
    const suggested = cardFor(now, "keep");
    return isOfType(suggested) ? suggested : (cardsOf(now).find(isOfType) ?? "");
  };
  return {
    id: type,
    about: (now) => [cardName(cardIn(now)).piece, "keep"],
    says: (now) => taught(says, { card: cardName(cardIn(now)) }),
    isDue: (now) => isDeciding(now) && cardsOf(now).some(isOfType),
    isDone: (now) => isOfType(lastOwn(now.since, now, "chose")?.kept ?? ""),
    suggests: suggestChoosing,
  };
};

export const ymune = bringing("ymune", "lesson.ymune");
export const battery = bringing("battery", "lesson.battery");
