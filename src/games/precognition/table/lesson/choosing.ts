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

const hasEverChosen = (now: Moment): boolean => lastOwn(now.happened, now, "chose") !== undefined;

/** Once the cards are split, whatever it was about is done or over. */
const hasChosen = (now: Moment): boolean => lastOwn(now.since, now, "chose") !== undefined;

function suggestKeeping(now: Moment) {
  const choice = suggestedChoice(now);
  const roles = cardsOf(now).map((_, i) => (i === choice?.keep ? ("keep" as const) : null));
  return choiceDraft(now, roles);
}

const keep: Taught = {
  id: "keep",
  about: (now) => [cardName(cardFor(now, "keep")).piece, "keep"],
  says: (now) => taught("lesson.keep", { card: cardName(cardFor(now, "keep")) }),
  isDue: isDeciding,
  isDone: (now) => rolesIn(now).includes("keep") || hasChosen(now),
  suggests: suggestKeeping,
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
  isDue: (now) => isDeciding(now) && draftedChoice(now) !== undefined && !hasEverChosen(now),
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

/** What is left to do once a card is kept, said the second time that one splits cards. */
export const again: Taught = {
  id: "again",
  about: (now) => (draftedChoice(now) === undefined ? ["give"] : ["send"]),
  says: (now) =>
    draftedChoice(now) === undefined ? taught("lesson.again", { left: left(now) }) : taught("lesson.lock-again"),
  isDue: (now) => isDeciding(now) && rolesIn(now).includes("keep"),
  isDone: hasChosen,
  suggests: suggestChoosing,
};

/** A card of this type is kept for what it brings. */
const bringing = (type: "ymune" | "battery", says: LessonKey, suggests: Taught["suggests"]): Taught => {
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
    isDone: (now) =>
      isOfType(cardsOf(now)[rolesIn(now).indexOf("keep")] ?? "") ||
      isOfType(lastOwn(now.since, now, "chose")?.kept ?? ""),
    ...(suggests && { suggests }),
  };
};

export const ymune = bringing("ymune", "lesson.ymune", suggestKeeping);
export const battery = bringing("battery", "lesson.battery", suggestChoosing);
