/** Holds what is private to the seats of this device, and answers for them. Its save is the device's own secrets. */
import { equal } from "./codec.ts";
import type { AwaitStir, Game, Handle, Input, Mine, OpenedAct, OpenedValue, Pool, Seat, Types } from "./game.ts";
import { Refusal } from "./refusal.ts";
import { type Rng, type RngState, rngFrom } from "./rng.ts";

export interface KeeperSave<T extends Types = Types> {
  readonly luck: RngState;
  readonly made: number;
  readonly pools: Readonly<Record<Pool, Secret<T>>>;
  readonly sealed: readonly OpenedAct<T>[];
}

interface Secret<T extends Types> {
  readonly seat: Seat;
  readonly values: readonly OpenedValue<T>[];
}

export class Keeper<T extends Types = Types> {
  readonly game: Game<T>;
  readonly #luck: Rng;
  #made: number;
  readonly #pools: Map<Pool, Secret<T>>;
  readonly #values = new Map<Handle, { seat: Seat; value: T["value"] }>();
  readonly #sealed: Map<Seat, T["act"]>;

  constructor(game: Game<T>, save: KeeperSave<T>) {
    this.game = game;
    this.#luck = rngFrom(save.luck);
    this.#made = save.made;
    this.#pools = new Map(Object.entries(save.pools));
    for (const secret of this.#pools.values()) this.#remember(secret);
    this.#sealed = new Map(save.sealed.map(({ seat, act }) => [seat, act]));
  }

  static fresh<T extends Types>(game: Game<T>, luck: Rng): Keeper<T> {
    return new Keeper(game, { luck: luck.save(), made: 0, pools: {}, sealed: [] });
  }

  save(): KeeperSave<T> {
    return {
      luck: this.#luck.save(),
      made: this.#made,
      pools: Object.fromEntries(this.#pools),
      sealed: [...this.#sealed].map(([seat, act]) => ({ seat, act })),
    };
  }

  /** Shuffles a heap of a seat of this device. The handles are numbered in the shuffled order and so tell nothing. */
  stir({ pool, by, add, back }: AwaitStir<T>): Input<T> {
    const [seat, ...others] = by;
    if (seat === undefined || others.length > 0) throw new Refusal("cannot-stir-together", { pool });
    const values = this.#luck
      .shuffled([...add, ...back.map((handle) => this.value(handle))])
      .map((value) => ({ handle: this.#newHandle(seat), value }));
    const outside = this.#pools.get(pool)?.values.filter(({ handle }) => !back.includes(handle)) ?? [];
    const secret = { seat, values: [...outside, ...values] };
    this.#pools.set(pool, secret);
    this.#remember(secret);
    return { kind: "stirred", pool, handles: values.map(({ handle }) => handle) };
  }

  /** What a seat may look at now: not all it has shuffled, only what the game has dealt to it. */
  mine(state: T["state"], seat: Seat): Mine<T> {
    const mine = new Map<Handle, T["value"]>();
    for (const handle of this.game.holds(state, seat)) {
      const known = this.#values.get(handle);
      if (known?.seat === seat) mine.set(handle, known.value);
    }
    return mine;
  }

  /** Promises an act, which has to be legal: nobody else can check it before it's too late. */
  seal(state: T["state"], seat: Seat, act: T["act"]): Input<T> {
    const isLegal = this.game.legal(state, seat, this.mine(state, seat)).some((one) => equal(one, act));
    if (!isLegal) throw new Refusal("not-legal", { seat, act: act.do });
    this.#sealed.set(seat, act);
    return { kind: "sealed", seat, handle: this.#newHandle(seat) };
  }

  value(handle: Handle): T["value"] {
    const known = this.#values.get(handle);
    if (known === undefined) throw new Refusal("not-kept-here", { handle });
    return known.value;
  }

  sealedAct(seat: Seat): T["act"] {
    const act = this.#sealed.get(seat);
    if (act === undefined) throw new Refusal("not-kept-here", { seat });
    return act;
  }

  #newHandle(seat: Seat): Handle {
    this.#made += 1;
    return `${seat}.${this.#made}`;
  }

  #remember({ seat, values }: Secret<T>): void {
    for (const { handle, value } of values) this.#values.set(handle, { seat, value });
  }
}
