/** One match: a public state, the inputs that made it, and what is awaited from whom. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { admit } from "./admission.ts";
import { encode } from "./codec.ts";
import type { Results } from "./draw.ts";
import type { Await, Game, Handle, Input, Mine, Result, Seat, Sitter, Types } from "./game.ts";
import { hashValue } from "./hash.ts";
import { readInput } from "./input.ts";
import { readable } from "./name.ts";
import { Refusal } from "./refusal.ts";
import { mix, type Rng, seeded } from "./rng.ts";
import type { SeatLook } from "./seat-look.ts";
import { read, seatLook } from "./shape.ts";

/** Everything a match starts from. The record begins with it. */
export interface Header<T extends Types = Types> {
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly options: T["options"];
  readonly seats: readonly SeatInfo[];
}

export interface SeatInfo {
  readonly name: string;
  readonly by: Sitter;
  /** The bot that plays this seat, always or while its person is away. */
  readonly level: string;
  /** As it was chosen; for the picture only. */
  readonly look?: SeatLook | undefined;
}

const seatInfo = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(40),
    v.check((name) => readable(name) === name, "what can't be read"),
  ),
  by: v.picklist(["person", "bot", "nobody"]),
  level: v.pipe(v.string(), v.maxLength(20)),
  look: v.optional(seatLook),
});
const seatInfos = v.pipe(v.array(seatInfo), v.minLength(1), v.maxLength(64));

export class Match<T extends Types = Types> {
  readonly game: Game<T>;
  readonly header: Header<T>;
  #state: T["state"];
  #moments: readonly T["state"][] = [];
  #awaits: readonly Await<T>[];
  #luck: number;
  readonly #inputs: Input<T>[] = [];
  readonly #handles = new Set<Handle>();
  #seatChanges = 0;
  readonly #acted = new Map<Seat, number>();

  /** Options and seats may come from outside: they are checked here. */
  constructor(game: Game<T>, options: unknown, seats: readonly unknown[]) {
    const infos = read(seatInfos, seats, "seats");
    for (const { level } of infos) {
      if (!Object.hasOwn(game.bots, level)) throw new Refusal("no-such-bot", { level });
    }
    this.game = game;
    this.header = {
      game: game.id,
      rules: game.rules,
      content: game.content,
      options: game.readOptions(options),
      seats: infos,
    };
    this.#state = game.setup(
      this.header.options,
      infos.map(({ by }) => by),
    );
    this.#awaits = game.awaits(this.#state);
    // Without the hashes: a change of the code that doesn't concern a bot doesn't change what it does. Nor do colours.
    const sitters = infos.map(({ name, by, level }) => ({ name, by, level }));
    this.#luck = mix(0, utf8ToBytes(encode([this.header.options, sitters])));
  }

  get state(): T["state"] {
    return this.#state;
  }

  /** The state that each event of the last input found. */
  get moments(): readonly T["state"][] {
    return this.#moments;
  }

  get inputs(): readonly Input<T>[] {
    return this.#inputs;
  }

  get awaits(): readonly Await<T>[] {
    return this.#awaits;
  }

  get sitters(): readonly Sitter[] {
    return this.game.sitters(this.#state);
  }

  get result(): Result | undefined {
    return this.game.result(this.#state);
  }

  get isOver(): boolean {
    return this.#awaits.length === 0;
  }

  stateHash(): string {
    return hashValue(this.#state);
  }

  legal(seat: Seat, mine: Mine<T>): readonly T["act"][] {
    return this.game.legal(this.#state, seat, mine);
  }

  /** The same match once more, to go on by itself: what happens to one doesn't happen to the other. */
  fork(): Match<T> {
    const fork = new Match(this.game, this.header.options, this.header.seats);
    fork.#state = this.#state;
    fork.#awaits = this.#awaits;
    fork.#luck = this.#luck;
    fork.#inputs.push(...this.#inputs);
    for (const handle of this.#handles) fork.#handles.add(handle);
    fork.#seatChanges = this.#seatChanges;
    for (const [seat, times] of this.#acted) fork.#acted.set(seat, times);
    return fork;
  }

  /** All or nothing: a refused input changes nothing. Answers with what happened. */
  apply(input: Input<T>): readonly T["event"][] {
    if (this.isOver) throw new Refusal("match-over");
    const alike = input.kind === "seat" ? this.#seatChanges : this.#inputs.length - this.#seatChanges;
    if (alike >= this.game.bound) throw new Refusal("too-long", { bound: this.game.bound });
    const handles = this.#handles;
    admit(
      { seats: this.header.seats.length, awaits: this.#awaits, isHandleUsed: (handle) => handles.has(handle) },
      input,
    );
    const { state, events, moments = events.map(() => this.#state) } = this.game.apply(this.#state, input);
    this.#awaits = this.game.awaits(state);
    this.#state = state;
    this.#moments = moments;
    this.#inputs.push(input);
    this.#note(input);
    return events;
  }

  /** The same for an input that came from outside. */
  accept(raw: unknown): readonly T["event"][] {
    return this.apply(readInput(this.game, raw));
  }

  /**
   * What a bot's luck comes from: everything drawn so far (and `more`, just drawn), the seat, and how often it has
   * acted; but not the order in which others acted, or whoever relays their inputs could steer it.
   */
  luckOf(seat: Seat, more: Results = []): Rng {
    return seeded(mix(this.#luck, more.flat()), seat, this.#acted.get(seat) ?? 0);
  }

  #note(input: Input<T>): void {
    switch (input.kind) {
      case "act":
        this.#countAct(input.seat);
        break;
      case "sealed":
        this.#handles.add(input.handle);
        break;
      case "stirred":
        for (const handle of input.handles) this.#handles.add(handle);
        break;
      case "revealed":
        this.#luck = mix(this.#luck, input.results.flat());
        for (const { seat } of input.acts) this.#countAct(seat);
        break;
      case "seat":
        this.#seatChanges += 1;
        break;
    }
  }

  #countAct(seat: Seat): void {
    this.#acted.set(seat, (this.#acted.get(seat) ?? 0) + 1);
  }
}
