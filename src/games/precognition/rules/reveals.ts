/** Applies a reveal, depending on the phase. */
import type { Handle, Revealed, Seat } from "../../../engine/game.ts";
import type { Act } from "../model/acts.ts";
import type { CardId } from "../model/card.ts";
import { rightOf } from "../model/seats.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { takeBack } from "./absence.ts";
import { choosePassed, dealRooms, keepRooms } from "./advanced-setup.ts";
import { turnUp } from "./decision.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens, people } from "./flow.ts";
import { showObjective, turnUpObjectives } from "./mission.ts";
import { turnTile } from "./river.ts";
import { beginRound, enter, enterChoice, judgeSeason, letPeopleChoose } from "./rounds.ts";
import { drawSlots, handsOfBots, shownHandles, turnUpHand } from "./supply.ts";

export function reveal(flow: Flow, { results, values, acts }: Revealed<PrecognitionTypes>): void {
  const opened = new Map(values.map(({ handle, value }) => [handle, value]));
  const chosen = new Map(acts.map(({ seat, act }) => [seat, act]));
  const [first = []] = results;
  switch (flow.state.phase) {
    case "return":
      takeBack(flow, opened);
      enter(flow, "seal");
      break;
    case "deal-rooms":
      dealRooms(flow, first);
      letPeopleChoose(flow, "rooms");
      break;
    case "show-rooms":
      keepRooms(flow, chosen);
      enter(flow, "draw");
      break;
    case "draw":
      drawSlots(flow, results);
      enterChoice(flow);
      break;
    case "show-first":
      choosePassed(flow, chosen, new Map(handsOfBots(flow.state, results)));
      enter(flow, "show");
      break;
    case "show":
      show(flow, opened, results, chosen);
      break;
    case "objective":
      showObjective(flow, first[0] ?? -1);
      break;
    case "judge":
      turnUpObjectives(flow, first, "season-end");
      judgeSeason(flow);
      break;
    default:
      turnTile(flow, first[0] ?? -1);
  }
}

/** Shows two cards of each seat: opened by people, drawn for bots. */
function show(
  flow: Flow,
  opened: ReadonlyMap<Handle, CardId>,
  results: Revealed["results"],
  chosen: ReadonlyMap<Seat, Act>,
): void {
  const hands = new Map(handsOfBots(flow.state, results));
  for (const seat of people(flow.state)) {
    hands.set(
      seat,
      shownHandles(boatAt(flow.state, seat)).flatMap((handle) => opened.get(handle) ?? []),
    );
  }
  if (flow.state.round > 0) {
    turnUp(flow, hands, chosen);
    enter(flow, "act");
  } else {
    dealFirstCards(flow, hands);
    beginRound(flow, 1);
  }
}

/** Two cards of each deck go to the right neighbour, face up. */
function dealFirstCards(flow: Flow, hands: ReadonlyMap<Seat, readonly CardId[]>): void {
  for (const seat of allSeats(flow.state)) {
    const to = rightOf(seat, flow.state.boats.length);
    const cards = hands.get(seat) ?? [];
    happens(flow, { on: "dealt", seat, to, cards });
    turnUpHand(flow, seat, cards);
    changeBoat(flow, to, { decision: cards });
  }
}
