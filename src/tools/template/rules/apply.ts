/** Returns a new state and the events of an input. Nothing is mutated. */
import type { Input, Revealed, Seat, SeatChange, Step } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { PRIZES } from "../content/content.ts";
import type { Event } from "../model/events.ts";
import { roundsOf } from "../model/options.ts";
import type { Player, State } from "../model/state.ts";
import type { NewGameTypes } from "../model/types.ts";
import { handOfBot, peopleOf, seatOfPool } from "./awaits.ts";
import { result } from "./start-and-end.ts";

type Reveal = Revealed<NewGameTypes>;

export function apply(state: State, input: Input<NewGameTypes>): Step<NewGameTypes> {
  switch (input.kind) {
    case "stirred":
      return { state: withPlayer(state, seatOfPool(input.pool), { heap: input.handles }), events: [] };
    case "sealed":
      return { state: withPlayer(state, input.seat, { hasLaid: true }), events: [{ on: "laid", seat: input.seat }] };
    case "revealed":
      return state.prize === 0 ? deal(state, input) : open(state, input);
    case "seat":
      return changeSeat(state, input.seat, input.change);
    default:
      throw new Refusal("not-awaited", { what: input.kind });
  }
}

function deal(state: State, { results: [[side = 0] = [], ...drawn] }: Reveal): Step<NewGameTypes> {
  const prize = PRIZES[side] ?? 0;
  const dealt = peopleOf(state).reduce(
    (now, { seat, heap }, i) => withPlayer(now, seat, { hand: (drawn[i] ?? []).flatMap((at) => heap[at] ?? []) }),
    { ...state, prize },
  );
  return { state: dealt, events: [{ on: "round", round: state.round, prize }] };
}

/** Shows all cards. The highest one that was laid only once wins the prize. */
function open(state: State, revealed: Reveal): Step<NewGameTypes> {
  const cards = state.players.map((player, seat) => cardLaid(state, player, seat, revealed));
  const single = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
  const winner = cards.indexOf(Math.max(...single));
  const { prize } = state;
  const moments: State[] = [];
  let now = state;
  for (const [seat, { left }] of state.players.entries()) {
    moments.push(now);
    const [shown = null] = cards.slice(seat, seat + 1);
    now = withPlayer(now, seat, { left: left.filter((card) => card !== shown), shown, hasLaid: false });
  }
  moments.push(now);
  const pearls = (state.players[winner]?.pearls ?? 0) + prize;
  const events = [
    ...cards.map((card, seat) => ({ on: "turned", seat, card }) as const),
    winner === -1 ? ({ on: "sunk", prize } as const) : ({ on: "won", seat: winner, prize } as const),
  ];
  return nextRound({ ...withPlayer(now, winner, { pearls }), prize: 0 }, events, moments);
}

/** The seat's card. It must be in the hand, and the hand must be of the remaining cards. */
function cardLaid(state: State, player: Player, seat: Seat, { results, values, acts }: Reveal): number {
  const opened = values.filter(({ handle }) => player.hand.includes(handle)).map(({ value }) => value);
  const hand = player.sitter === "person" ? opened : handOfBot(state, seat, results);
  const stray = hand.find((card, i) => !player.left.includes(card) || hand.indexOf(card) !== i);
  if (stray !== undefined) throw new Refusal("card-not-in-deck", { seat, card: stray });
  const card = acts[seat]?.act.card ?? 0;
  if (!hand.includes(card)) throw new Refusal("card-not-in-hand", { seat, card });
  return card;
}

/** Cards that weren't played are shuffled back, and returning people play again. */
function nextRound(state: State, events: readonly Event[], moments: readonly State[]): Step<NewGameTypes> {
  const returning = [...state.players.keys()].filter((seat) => state.players[seat]?.sitter === "returning");
  const isOver = state.round === roundsOf(state.options);
  const players = state.players.map(
    (player): Player => ({
      ...player,
      sitter: player.sitter === "returning" ? "person" : player.sitter,
      heap: [],
      hand: [],
      hasLaid: false,
    }),
  );
  const back = returning.map((seat) => ({ on: "seat", seat, by: "person" }) as const);
  const next = { ...state, players, isOver, round: isOver ? state.round : state.round + 1 };
  const more = [...back, ...verdict(next)];
  return { state: next, events: [...events, ...more], moments: [...moments, ...more.map(() => state)] };
}

function verdict(state: State): readonly Event[] {
  const places = result(state)?.places ?? [];
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  return winners.length > 0 ? [{ on: "over", winners }] : [];
}

/** When a person leaves, their hand and their card are void, because a bot has no secrets. */
function changeSeat(state: State, seat: Seat, change: SeatChange): Step<NewGameTypes> {
  const sitter = state.players[seat]?.sitter;
  if (change === "bot" && (sitter === "person" || sitter === "returning")) {
    const left = withPlayer(state, seat, { sitter: "away", heap: [], hand: [], hasLaid: false });
    return { state: left, events: [{ on: "seat", seat, by: "bot" }] };
  }
  if (change === "back" && sitter === "away") {
    return {
      state: withPlayer(state, seat, { sitter: "returning" }),
      events: [{ on: "seat", seat, by: "returning" }],
    };
  }
  throw new Refusal("seat-cannot-change", { seat, change });
}

const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});
