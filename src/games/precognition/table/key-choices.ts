/** Secret choices that are made with a single key: around one screen, where a click would show them. */
import type { Mine, Seat } from "../../../engine/game.ts";
import type { KeyChoice } from "../../../ui/game-table.ts";
import type { Line } from "../../../ui/texts/line.ts";
import type { Act } from "../model/acts.ts";
import type { CardId } from "../model/card.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { passChoices, roomChoices } from "../rules/advanced-setup.ts";
import { choices, pairsOf } from "../rules/decision.ts";
import { boatAt } from "../rules/flow.ts";
import { actLine } from "./act-lines.ts";
import { shortWayLine } from "./desk/lines.ts";
import { cardNames } from "./texts/names.ts";
import { line } from "./texts/texts.ts";

type Types = PrecognitionTypes;

export function keyChoices(state: State, seat: Seat, mine: Mine<Types>): readonly KeyChoice<Types>[] {
  const hand = [...mine.values()];
  return openChoices(state, hand).map((act) => ({ act, name: nameOf(act, state, seat, hand) }));
}

function openChoices({ phase }: State, hand: readonly CardId[]): readonly Act[] {
  switch (phase) {
    case "rooms":
      return roomChoices();
    case "first":
      return passChoices();
    case "decide":
      return choices(hand.length);
    default:
      return [];
  }
}

function nameOf(act: Act, state: State, seat: Seat, hand: readonly CardId[]): Line {
  if (act.do === "choose") return shortWayLine(pairsOf(boatAt(state, seat).decision, hand, act, seat));
  if (act.do === "pass") return line("act.pass", { cards: cardNames(act.cards.flatMap((i) => hand[i] ?? [])) });
  return actLine(act, state, seat);
}
