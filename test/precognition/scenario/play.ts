/** Plays on from a position, with the real rules; what is private or luck comes from the scenario. */
import { admit } from "../../../src/engine/admission.ts";
import type { Draw } from "../../../src/engine/draw.ts";
import type { AwaitReveal, Handle, Input, Seat } from "../../../src/engine/game.ts";
import { ADVANCED_ROOMS } from "../../../src/games/precognition/content/advanced-rooms.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Act } from "../../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { ObjectiveId } from "../../../src/games/precognition/model/objective.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import type { Phase, State } from "../../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../../src/games/precognition/model/types.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import type { ActText } from "./acts-text.ts";
import { actOf, handOf, textOf } from "./at-table.ts";
import type { Names } from "./seats-text.ts";
import type { Table } from "./table-text.ts";

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

export const playFrom = ({ names, state, values }: Table): Play => ({
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
  const read = precognition.readAct(actOf(play, seat, text));
  if (isShow(play.state.phase) && boatAt(play.state, seat).sitter !== "person") {
    // A bot chooses when all is shown.
    play.chosen.set(seat, read);
  } else if (isSecret(play.state.phase)) {
    put(play, { kind: "sealed", seat, handle: `choice of ${seat}` });
    play.chosen.set(seat, read);
  } else {
    put(play, { kind: "act", seat, act: read });
  }
}

const isSecret = (phase: Phase): boolean => ["rooms", "first", "decide"].includes(phase);
const isShow = (phase: Phase): boolean => ["show-rooms", "show-first", "show"].includes(phase);

/** All that a seat may do now. */
export function actsOf(play: Play, seat: Seat): ActText[] {
  const mine = handOf(play, seat).map((card, i) => [`card ${i}`, card] as const);
  return precognition.legal(play.state, seat, new Map(mine)).map((legal) => textOf(play, seat, legal));
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

/** The top of every deck: its first cards. */
const first = (draw: Draw): number[] => (draw.kind === "order" ? Array.from({ length: draw.take }, (_, i) => i) : [0]);

export function drawAll(play: Play): void {
  const { draws, values } = awaitedReveal(play, "draw");
  if (draws.length === 0 || values.length > 0) throw new Error("nobody draws now");
  reveal(play, draws.map(first));
}

export function showAll(play: Play): void {
  if (!isShow(play.state.phase)) throw new Error("there is nothing to show now");
  const { draws, values, acts } = awaitedReveal(play, play.state.phase);
  put(play, {
    kind: "revealed",
    results: draws.map(first),
    values: values.map((handle) => ({ handle, value: play.values.get(handle) ?? "unknown" })),
    acts: acts.map((seat) => {
      const chosen = play.chosen.get(seat);
      if (chosen === undefined) throw new Error(`${play.names[seat]} hasn't chosen`);
      return { seat, act: chosen };
    }),
  });
  play.chosen.clear();
}

export function returnAll(play: Play): void {
  const { values } = awaitedReveal(play, "return");
  const shown = values.map((handle) => ({ handle, value: play.values.get(handle) ?? "unknown" }));
  put(play, { kind: "revealed", results: [], values: shown, acts: [] });
}

export function turn(play: Play, tile: TileId): void {
  awaitedReveal(play, "turn");
  reveal(play, [[placeOf(tile, play.state.river.ahead)]]);
}

/** Three for each boat, seat by seat. */
export function dealRooms(play: Play, rooms: readonly RoomId[]): void {
  awaitedReveal(play, "deal-rooms");
  const all = ADVANCED_ROOMS.map(({ id }) => id);
  reveal(play, [rooms.map((room) => placeOf(room, all))]);
}

/** One that was paid for, or what is left of a season's at its end. */
export function drawObjectives(play: Play, objectives: readonly ObjectiveId[]): void {
  awaitedReveal(play, play.state.phase === "judge" ? "judge" : "objective");
  const ahead = play.state.mission?.ahead ?? [];
  reveal(play, [objectives.map((one) => placeOf(one, ahead))]);
}

function placeOf(piece: string, pieces: readonly string[]): number {
  const place = pieces.indexOf(piece);
  if (place === -1) throw new Error(`${piece} can't come up now`);
  return place;
}

const reveal = (play: Play, results: readonly (readonly number[])[]): void =>
  put(play, { kind: "revealed", results, values: [], acts: [] });

function awaitedReveal({ state }: Play, phase: Phase): AwaitReveal {
  const awaited = precognition.awaits(state).find((one) => one.kind === "reveal");
  if (awaited?.kind !== "reveal" || state.phase !== phase) {
    throw new Error(`${NOT_NOW[phase] ?? "nothing is drawn or shown"} now`);
  }
  return awaited;
}

const NOT_NOW: Partial<Record<Phase, string>> = {
  draw: "nobody draws",
  turn: "no tile is turned",
  "deal-rooms": "no Rooms are dealt",
  objective: "no Objective is drawn",
  return: "nobody returns",
};
