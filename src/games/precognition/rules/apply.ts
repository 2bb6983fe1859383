import type { Handle, Input, Revealed, Seat, Step } from "../../../engine/game.ts";
import type { Act } from "../model/acts.ts";
import type { CardId } from "../model/card.ts";
import { rightOf } from "../model/seats.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { changeSeat, takeBack } from "./absence.ts";
import { turnUp } from "./decision.ts";
import { allSeats, boatAt, bots, changeBoat, type Flow, people } from "./flow.ts";
import { turnTile } from "./river.ts";
import { advance, beginRound, enter, enterDecide } from "./rounds.ts";
import { play } from "./stages.ts";
import { drawSlots, isDrawRound, seal, showCards, urnCards } from "./supply.ts";

export function apply(state: State, input: Input<PrecognitionTypes>): Step<PrecognitionTypes> {
  const flow: Flow = { state, events: [] };
  switch (input.kind) {
    case "act":
      play(flow, input.seat, input.act);
      break;
    case "sealed":
      changeBoat(flow, input.seat, { stage: { at: "wait" } });
      flow.events.push({ on: "locked", seat: input.seat });
      break;
    case "stirred":
      seal(flow, input.pool, input.handles);
      break;
    case "revealed":
      reveal(flow, input);
      break;
    case "seat":
      changeSeat(flow, input.seat, input.change);
      break;
    case "learned":
      throw new Error("no heap is shared here");
  }
  advance(flow);
  return flow;
}

function reveal(flow: Flow, { results, values, acts }: Revealed<PrecognitionTypes>): void {
  const opened = new Map(values.map(({ handle, value }) => [handle, value]));
  switch (flow.state.phase) {
    case "return":
      takeBack(flow, opened);
      enter(flow, "seal");
      break;
    case "draw":
      drawSlots(flow, results);
      enterDecide(flow);
      break;
    case "show":
      show(flow, handsOf(flow.state, opened, results), new Map(acts.map(({ seat, act }) => [seat, act])));
      break;
    default:
      turnTile(flow, results[0]?.[0] ?? -1);
  }
}

/** Every seat's two cards: opened by people, out of the urn for bots. */
function handsOf(
  state: State,
  opened: ReadonlyMap<Handle, CardId>,
  results: Revealed["results"],
): Map<Seat, readonly CardId[]> {
  const ofPeople = people(state).map(
    (seat) => [seat, boatAt(state, seat).supply.hand.flatMap((handle) => opened.get(handle) ?? [])] as const,
  );
  return new Map([...ofPeople, ...handsOfBots(state, results)]);
}

export function handsOfBots(state: State, results: Revealed["results"]): [Seat, readonly CardId[]][] {
  if (!isDrawRound(state.round)) return [];
  return bots(state).map((seat, i) => [seat, urnCards(state, seat, results[i] ?? [])]);
}

function show(flow: Flow, hands: ReadonlyMap<Seat, readonly CardId[]>, chosen: ReadonlyMap<Seat, Act>): void {
  for (const [seat, cards] of hands) showCards(flow, seat, cards);
  if (flow.state.round > 0) {
    turnUp(flow, hands, chosen);
    enter(flow, "act");
  } else {
    dealFirstCards(flow, hands);
    beginRound(flow, 1);
  }
}

/** Two cards of each deck go face up to the neighbour on the right. */
function dealFirstCards(flow: Flow, hands: ReadonlyMap<Seat, readonly CardId[]>): void {
  for (const seat of allSeats(flow.state)) {
    const to = rightOf(seat, flow.state.boats.length);
    const cards = hands.get(seat) ?? [];
    changeBoat(flow, to, { decision: cards });
    flow.events.push({ on: "dealt", seat, to, cards });
  }
}
