/** What the match waits for, and the legal acts. */
import type { Draw, Results } from "../../../engine/draw.ts";
import type { Await, Handle, Mine, Pool, Seat } from "../../../engine/game.ts";
import { PRIZES } from "../content/content.ts";
import type { Act } from "../model/acts.ts";
import type { Player, State } from "../model/state.ts";
import type { NewGameTypes } from "../model/types.ts";

/** The number of cards that are drawn each round. */
export const HAND = 3;
const PRIZE: Draw = { kind: "die", sides: PRIZES.length };

export function awaits(state: State): readonly Await<NewGameTypes>[] {
  const { players, round, prize, isOver } = state;
  if (isOver) return [];
  const people = peopleOf(state);

  // Each person's own device shuffles their cards, so nobody else knows what a handle stands for.
  const unshuffled = people.filter(({ heap }) => heap.length === 0);
  if (prize === 0 && unshuffled.length > 0) {
    return unshuffled.map(({ seat, left }) => ({
      kind: "stir",
      pool: poolOf(seat, round),
      by: [seat],
      add: left,
      back: [],
    }));
  }

  // Luck deals, because the person who has shuffled a heap knows it and must not choose what is drawn.
  if (prize === 0) return [{ kind: "reveal", draws: [PRIZE, ...people.map(drawFrom)], values: [], acts: [] }];

  const choosing = people.filter(({ hasLaid }) => !hasLaid).map(({ seat }) => seat);
  if (choosing.length > 0) return [{ kind: "act", from: choosing, quorum: "each", sealed: true }];

  // In one reveal people's hands and acts are opened, bots' hands are drawn, and bots' acts are computed.
  const values: readonly Handle[] = people.flatMap(({ hand }) => hand);
  const draws = [BOTS_LUCK, ...botsOf(state).map(drawFrom)];
  return [{ kind: "reveal", draws, values, acts: [...players.keys()] }];
}

const poolOf = (seat: Seat, round: number): Pool => `${seat}/${round}`;

export const seatOfPool = (pool: Pool): Seat => Number(pool.split("/")[0]);

/** With so many sides that the bots' luck can't be predicted. */
const BOTS_LUCK: Draw = { kind: "die", sides: 2 ** 32 };

const drawFrom = ({ left }: Player): Draw => ({ kind: "order", size: left.length, take: HAND });

type Seated = Player & { readonly seat: Seat };

const seated = ({ players }: State): readonly Seated[] => players.map((player, seat) => ({ ...player, seat }));

export const peopleOf = (state: State): readonly Seated[] => seated(state).filter(({ sitter }) => sitter === "person");

const botsOf = (state: State): readonly Seated[] => seated(state).filter(({ sitter }) => sitter !== "person");

/** A bot has no secrets: its hand is drawn in the reveal itself. */
export function handOfBot(state: State, seat: Seat, [, ...drawn]: Results): readonly number[] {
  const bots = botsOf(state);
  const at = bots.findIndex((bot) => bot.seat === seat);
  return (drawn[at] ?? []).flatMap((i) => bots[at]?.left[i] ?? []);
}

export function legal(state: State, seat: Seat, mine: Mine<NewGameTypes>): readonly Act[] {
  const isAwaited = awaits(state).some((one) => one.kind === "act" && one.from.includes(seat));
  return isAwaited ? [...mine.values()].map((card) => ({ do: "lay", card })) : [];
}
