/** What the words of a scenario mean at a table, and which words the table has for an act or an event. */
import type { Seat } from "../../../src/engine/game.ts";
import type { Act } from "../../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { Phase, State } from "../../../src/games/precognition/model/state.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import type { ActText } from "./acts-text.ts";
import { machineOf, machineText } from "./machines-text.ts";
import type { Table } from "./table-text.ts";

/** The cards that a seat chooses from, as its acts count them. */
export function cardsBefore(table: Table, seat: Seat): readonly CardId[] {
  const hand = handOf(table, seat);
  return isFirstChoice(table.state.phase) ? hand : [...boatAt(table.state, seat).decision, ...hand];
}

const isFirstChoice = (phase: Phase): boolean => phase === "first" || phase === "show-first";

/** A bot's hand is what it will draw: in a scenario, the first cards of its deck. */
export function handOf({ state, values }: Table, seat: Seat): readonly CardId[] {
  const { sitter, supply } = boatAt(state, seat);
  if (sitter === "person") return supply.hand.map((handle) => values.get(handle) ?? "unknown");
  if (state.round === 12) return [];
  if (supply.open.length > 0) return supply.open.slice(0, 2);
  const unseen = supply.unseen.find(({ length }) => length > 0) ?? [];
  return unseen.slice(0, isFirstChoice(state.phase) ? 4 : 2);
}

/** As it comes from outside, for the game to read. */
export function actOf(table: Table, seat: Seat, text: ActText): unknown {
  const { rooms, offered } = boatAt(table.state, seat);
  switch (text.do) {
    case "choose":
      return choiceOf(table, seat, text);
    case "pass":
      return { do: "pass", cards: placesOf(table, seat, text.cards) };
    case "leave-room":
      return { do: "leave-room", room: offered.indexOf(text.room) };
    case "plug":
    case "fire":
    case "unplug":
      return { do: text.do, machine: machineOf(rooms, text.machine) };
    case "mitigate": {
      const shown = table.state.mission?.shown ?? [];
      return { ...text, objective: shown.findIndex(({ id }) => id === text.objective) };
    }
    default:
      return text;
  }
}

/** Of two equal cards one is given and the other kept. */
function choiceOf(table: Table, seat: Seat, { keep, give }: Extract<ActText, { do: "choose" }>): Act {
  const cards = cardsBefore(table, seat);
  const given = cards.indexOf(give);
  const other = cards.findIndex((card, i) => card === keep && i !== given);
  const kept = other === -1 ? cards.indexOf(keep) : other;
  if (given === -1 || kept === -1) throw new Error(`${table.names[seat]} has no ${given === -1 ? give : keep}`);
  return { do: "choose", keep: kept, give: given };
}

function placesOf(table: Table, seat: Seat, cards: readonly CardId[]): readonly number[] {
  return cards.map((card) => cardsBefore(table, seat).indexOf(card)).toSorted((a, b) => a - b);
}

/** The words for a legal act. */
export function textOf(table: Table, seat: Seat, act: Act): ActText {
  const { rooms, offered } = boatAt(table.state, seat);
  const cards = cardsBefore(table, seat);
  switch (act.do) {
    case "choose":
      return { do: "choose", keep: cards[act.keep] ?? "", give: cards[act.give] ?? "" };
    case "pass":
      return { do: "pass", cards: act.cards.map((place) => cards[place] ?? "") };
    case "leave-room":
      return { do: "leave-room", room: offered[act.room] ?? "" };
    case "plug":
    case "fire":
    case "unplug":
      return { do: act.do, machine: machineText(rooms, act.machine) };
    case "mitigate":
      return { ...act, objective: table.state.mission?.shown[act.objective]?.id ?? "" };
    default:
      return act;
  }
}

/** Machines by their names. */
export function toldOf(state: State, event: Event): object {
  if (!("machine" in event)) return event;
  return { ...event, machine: machineText(boatAt(state, event.seat).rooms, event.machine) };
}
