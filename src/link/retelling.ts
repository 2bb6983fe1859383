/** A match that is told in short, input by input: what its state and the values known by now say about the next input. */
import { openActOfBot, sealedActOfBot } from "../engine/bot-play.ts";
import { encode } from "../engine/codec.ts";
import type { Results } from "../engine/draw.ts";
import type { AwaitReveal, AwaitStir, Handle, Input, Mine, Revealed, Seat, Types } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";

export class Retelling {
  readonly match: Match;
  /** Those that come to light at some time, from when their heap is made. */
  readonly #values = new Map<Handle, unknown>();
  /** Acts that were promised, until they are opened. */
  readonly #promised = new Map<Seat, Types["act"]>();
  #handlesMade = 0;

  constructor(match: Match) {
    this.match = match;
  }

  /** The next input, if nothing more has to be told. In the order in which a table answers by itself. */
  expected(): Input | undefined {
    for (const awaited of this.match.awaits) {
      if (awaited.kind === "reveal") return awaited.draws.length === 0 ? this.#revealIfKnown(awaited) : undefined;
      if (awaited.kind === "stir") return undefined;
      const act = awaited.kind === "act" && !awaited.sealed ? this.#actOfBot(awaited.from) : undefined;
      if (act !== undefined) return act;
    }
    return undefined;
  }

  apply(input: Input): void {
    this.match.apply(input);
    if (input.kind === "stirred") this.#handlesMade += input.handles.length;
    if (input.kind === "sealed") this.#handlesMade += 1;
  }

  know(handle: Handle, value: unknown): void {
    this.#values.set(handle, value);
  }

  promise(seat: Seat, act: Types["act"]): void {
    this.#promised.set(seat, act);
  }

  get stir(): AwaitStir | undefined {
    return this.match.awaits.find((one) => one.kind === "stir");
  }

  get reveal(): AwaitReveal | undefined {
    return this.match.awaits.find((one) => one.kind === "reveal");
  }

  /** The names of the next handles, which a table at one device counts. */
  nextHandles(seat: Seat, count: number): Handle[] {
    return Array.from({ length: count }, (_, i) => `${seat}.${this.#handlesMade + i + 1}`);
  }

  /** What the handles of a new heap may stand for, without repetition. */
  valuesOf({ add, back }: AwaitStir): readonly unknown[] {
    const all = [...add, ...back.flatMap((handle) => (this.#values.has(handle) ? [this.#values.get(handle)] : []))];
    const texts = all.map((one) => encode(one));
    return all.filter((_, i) => texts.indexOf(texts[i] ?? "") === i);
  }

  legal(seat: Seat): readonly Types["act"][] {
    if (this.match.header.seats[seat] === undefined) throw new Refusal("no-such-seat", { seat });
    return this.match.legal(seat, this.#mine(seat));
  }

  /** Refused if a value or an act in it has never been told. */
  revealed({ values, acts }: AwaitReveal, results: Results): Revealed {
    const { match } = this;
    return {
      kind: "revealed",
      results,
      values: values.map((handle) => {
        if (!this.#values.has(handle)) throw new Refusal("compact-falls-short");
        return { handle, value: this.#values.get(handle) };
      }),
      acts: acts.map((seat) => {
        const act = match.sitters[seat] === "bot" ? sealedActOfBot(match, seat, results) : this.#promised.get(seat);
        if (act === undefined) throw new Refusal("compact-falls-short");
        return { seat, act };
      }),
    };
  }

  #revealIfKnown(awaited: AwaitReveal): Revealed | undefined {
    try {
      return this.revealed(awaited, []);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  #actOfBot(from: readonly Seat[]): Input | undefined {
    for (const seat of from) {
      if (this.match.sitters[seat] !== "bot") continue;
      const act = openActOfBot(this.match, seat);
      if (act !== undefined) return { kind: "act", seat, act };
    }
    return undefined;
  }

  #mine(seat: Seat): Mine {
    const { game, state } = this.match;
    const held = game.holds(state, seat).filter((handle) => this.#values.has(handle));
    return new Map(held.map((handle) => [handle, this.#values.get(handle)]));
  }
}
