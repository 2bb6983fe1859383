/** What the match itself checks of an input, for every game: that it answers, in full, something that is awaited. */
import { isResultOf } from "./draw.ts";
import type { Await, AwaitAct, AwaitReveal, Handle, Input, Revealed, Seat, Types } from "./game.ts";
import { Refusal } from "./refusal.ts";

export interface Table {
  readonly seats: number;
  readonly awaits: readonly Await[];
  isHandleUsed(handle: Handle): boolean;
}

export function admit(table: Table, input: Input): void {
  switch (input.kind) {
    case "act":
      admitActor(table, input.seat, (one) => !one.sealed && takes(one, input.act));
      break;
    case "sealed":
      admitActor(table, input.seat, (one) => one.sealed === true);
      admitFresh(table, [input.handle]);
      break;
    case "stirred": {
      const awaited = table.awaits.find((one) => one.kind === "stir" && one.pool === input.pool);
      if (awaited?.kind !== "stir") throw new Refusal("not-awaited", { what: "stirred" });
      const size = awaited.add.length + awaited.back.length;
      if (input.handles.length !== size) throw new Refusal("wrong-count", { what: "handles", expected: size });
      admitFresh(table, input.handles);
      break;
    }
    case "learned": {
      const awaited = table.awaits.find((one) => one.kind === "learn" && one.seat === input.seat);
      if (awaited?.kind !== "learn") throw new Refusal("not-awaited", { what: "learned" });
      admitSame("handles", input.handles, awaited.handles);
      break;
    }
    case "revealed": {
      const awaited = table.awaits.find((one) => one.kind === "reveal");
      if (awaited?.kind !== "reveal") throw new Refusal("not-awaited", { what: "revealed" });
      admitRevealed(awaited, input);
      break;
    }
    case "seat":
      if (!isSeat(table, input.seat)) throw new Refusal("no-such-seat", { seat: String(input.seat) });
  }
}

/** Whether this await takes acts of this kind. */
export const takes = (awaited: AwaitAct, act: Types["act"]): boolean => awaited.acts?.includes(act.do) ?? true;

function admitActor(table: Table, seat: Seat, isIt: (awaited: AwaitAct) => boolean): void {
  if (!isSeat(table, seat)) throw new Refusal("no-such-seat", { seat: String(seat) });
  const isAwaited = table.awaits.some((one) => one.kind === "act" && one.from.includes(seat) && isIt(one));
  if (!isAwaited) throw new Refusal("not-your-turn", { seat });
}

function admitFresh(table: Table, handles: readonly Handle[]): void {
  if (new Set(handles).size !== handles.length) throw new Refusal("handle-twice");
  for (const handle of handles) {
    if (table.isHandleUsed(handle)) throw new Refusal("handle-twice", { handle });
  }
}

function admitRevealed(awaited: AwaitReveal, input: Revealed): void {
  if (input.results.length !== awaited.draws.length) {
    throw new Refusal("wrong-count", { what: "results", expected: awaited.draws.length });
  }
  awaited.draws.forEach((draw, i) => {
    if (!isResultOf(draw, input.results[i] ?? [])) throw new Refusal("impossible-luck", { draw: i });
  });
  admitSame(
    "values",
    input.values.map(({ handle }) => handle),
    awaited.values,
  );
  admitSame(
    "acts",
    input.acts.map(({ seat }) => seat),
    awaited.acts,
  );
}

function admitSame<X>(what: string, given: readonly X[], awaited: readonly X[]): void {
  if (given.length !== awaited.length) throw new Refusal("wrong-count", { what, expected: awaited.length });
  given.forEach((one, i) => {
    if (one !== awaited[i]) throw new Refusal("wrong-answer", { what, expected: String(awaited[i]) });
  });
}

const isSeat = (table: Table, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < table.seats;
