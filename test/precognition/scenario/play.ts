/** Plays on from a position, with the real rules; what is private or luck comes from the scenario. */
import { admit } from "../../../src/engine/admission.ts";
import type { AwaitReveal, Handle, Input, Seat } from "../../../src/engine/game.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Act } from "../../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import type { State } from "../../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../../src/games/precognition/model/types.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import type { ActText, ChoiceText } from "./acts-text.ts";
import type { Position } from "./position.ts";
import type { Names } from "./seats-text.ts";

type PrecognitionInput = Input<PrecognitionTypes>;

export interface Play {
  readonly names: Names;
  state: State;
  /** What stands behind the handles. */
  readonly values: Map<Handle, CardId>;
  /** What is locked and not yet shown. */
  readonly chosen: Map<Seat, Act>;
  /** What happened since the last `when`. */
  events: Event[];
}

export const playFrom = ({ names, state, values }: Position): Play => ({
  names,
  state,
  values: new Map(values),
  chosen: new Map(),
  events: [],
});

/** Something to try on, which changes nothing here. */
export const copyOf = (play: Play): Play => ({
  ...play,
  values: new Map(play.values),
  chosen: new Map(play.chosen),
  events: [],
});

export function put(play: Play, input: PrecognitionInput): void {
  const { state } = play;
  admit({ seats: state.boats.length, awaits: precognition.awaits(state), isHandleUsed: () => false }, input);
  const step = precognition.apply(state, input);
  play.state = step.state;
  play.events.push(...step.events);
}

/** Acts are read as if they came from outside, and locked where a secret is awaited. */
export function act(play: Play, seat: Seat, text: ActText): void {
  const read = precognition.readAct(text.do === "choose" ? placed(play, seat, text) : text);
  if (play.state.phase === "decide") {
    put(play, { kind: "sealed", seat, handle: `choice of ${seat}` });
    play.chosen.set(seat, read);
  } else {
    put(play, { kind: "act", seat, act: read });
  }
}

const handOf = (play: Play, seat: Seat): CardId[] =>
  boatAt(play.state, seat).supply.hand.map((handle) => play.values.get(handle) ?? "unknown");

/** The choice by the places of its cards. Of two equal cards one is given and the other kept. */
function placed(play: Play, seat: Seat, { keep, give }: ChoiceText): { do: "choose"; keep: number; give: number } {
  const cards = [...boatAt(play.state, seat).decision, ...handOf(play, seat)];
  const given = cards.indexOf(give);
  const other = cards.findIndex((card, i) => card === keep && i !== given);
  const kept = other === -1 ? cards.indexOf(keep) : other;
  if (given === -1 || kept === -1) throw new Error(`${play.names[seat]} has no ${given === -1 ? give : keep}`);
  return { do: "choose", keep: kept, give: given };
}

/** All that a seat may do now. */
export function actsOf(play: Play, seat: Seat): ActText[] {
  const hand = boatAt(play.state, seat).supply.hand.map((handle, i) => [handle, handOf(play, seat)[i] ?? ""] as const);
  return precognition.legal(play.state, seat, new Map(hand)).map((legal) => named(play, seat, legal));
}

function named(play: Play, seat: Seat, legal: Act): ActText {
  if (legal.do !== "choose") return legal;
  const cards = [...boatAt(play.state, seat).decision, ...handOf(play, seat)];
  return { do: "choose", keep: cards[legal.keep] ?? "", give: cards[legal.give] ?? "" };
}

/** Every deck lies in the order in which its cards are listed. */
export function sealAll(play: Play): void {
  for (const awaited of precognition.awaits(play.state)) {
    if (awaited.kind !== "stir") throw new Error("there is nothing to seal now");
    const handles = awaited.add.map((card) => {
      const handle = `${awaited.pool}/${card}`;
      play.values.set(handle, card);
      return handle;
    });
    put(play, { kind: "stirred", pool: awaited.pool, handles });
  }
}

/** Everybody draws the first two cards of their deck. */
export function drawAll(play: Play): void {
  const { draws, values } = awaitedReveal(play);
  if (draws.length === 0 || values.length > 0) throw new Error("nobody draws now");
  put(play, { kind: "revealed", results: draws.map(() => [0, 1]), values: [], acts: [] });
}

export function showAll(play: Play): void {
  const { values, acts } = awaitedReveal(play);
  if (play.state.phase !== "show") throw new Error("there is nothing to show now");
  put(play, {
    kind: "revealed",
    results: [],
    values: values.map((handle) => ({ handle, value: play.values.get(handle) ?? "unknown" })),
    acts: acts.map((seat) => {
      const chosen = play.chosen.get(seat);
      if (chosen === undefined) throw new Error(`${play.names[seat]} hasn't chosen`);
      return { seat, act: chosen };
    }),
  });
  play.chosen.clear();
}

export function turn(play: Play, tile: TileId): void {
  if (play.state.phase !== "turn") throw new Error("no tile is turned now");
  const index = play.state.river.ahead.indexOf(tile);
  if (index === -1) throw new Error(`the tile ${tile} can't come up now`);
  put(play, { kind: "revealed", results: [[index]], values: [], acts: [] });
}

function awaitedReveal(play: Play): AwaitReveal {
  const awaited = precognition.awaits(play.state).find((one) => one.kind === "reveal");
  if (awaited?.kind !== "reveal") throw new Error("nothing is drawn or shown now");
  return awaited;
}
