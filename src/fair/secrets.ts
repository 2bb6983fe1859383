/** All secrets of a seat in a match, derived from its seed: its hash chain, the order of its heaps, and every salt. */
import { resolve } from "../engine/draw.ts";
import type { AwaitStir, Handle, Mine, Pool, Seat, Types } from "../engine/game.ts";
import { Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book } from "./book.ts";
import { type Bytes, fromHex, type Hex, number, text, toHex } from "./bytes.ts";
import { type ActCommitment, actCommitment, type Heap, type Slot, slotCommitment } from "./commitments.ts";
import { chainOf, type Owner } from "./hash-chain.ts";
import { derived } from "./hashing.ts";
import { handlesOf, owesAct, type Request } from "./requests.ts";
import type { Answer } from "./statements.ts";

/** Which of a seat's questions in secret, and what was revealed before it. */
type Question = Pick<ActCommitment, "r" | "after">;

export class Secrets {
  readonly #seat: Seat;
  readonly #owner: Owner;
  readonly #seed: Bytes;
  #chain: readonly Hex[] | undefined;
  readonly #orders = new Map<string, readonly number[]>();

  constructor(seat: Seat, owner: Owner, seed: Hex) {
    this.#seat = seat;
    this.#owner = owner;
    this.#seed = fromHex(seed);
  }

  link(i: number): Hex {
    this.#chain ??= chainOf(this.#seed, this.#owner);
    const link = this.#chain[i];
    if (link === undefined) throw new Refusal("no-links-left", { seat: this.#seat });
    return link;
  }

  actSalt({ r, after }: Question): Hex {
    return actSalt(this.#seed, r, after);
  }

  actCommitment(question: Question, act: unknown): Handle {
    return actCommitment(this.#owner, question.r, this.actSalt(question), act);
  }

  slotCommitment(slots: Book["slots"], slot: Slot): Handle {
    return slotCommitment(this.#owner, slot, this.#slotSalt(slot), this.valueOf(slots, slot));
  }

  valueOf(slots: Book["slots"], { pool, gen, j, heap }: Slot): unknown {
    const at = this.#orderOf(pool, gen, heap)[j] ?? 0;
    const { add, back } = heap;
    if (at < add.length) return add[at];
    const returned = slots.get(back[at - add.length] ?? "");
    if (returned?.seat !== this.#seat) throw new Refusal("not-kept-here", { pool });
    return this.valueOf(slots, returned);
  }

  /** Which of the acts that were legal then this commitment is to. */
  recovered<T extends Types>(
    { game: { game, header, inputs }, slots }: Book<T>,
    sealed: ActCommitment,
  ): T["act"] | undefined {
    const match = new Match<T>(game, header.options, header.seats);
    for (const input of inputs) {
      if (input.kind === "sealed" && input.handle === sealed.handle) break;
      match.apply(input);
    }
    const legal = match.legal(this.#seat, this.mine({ game: match, slots }));
    return legal.find((act) => this.actCommitment(sealed, act) === sealed.handle);
  }

  /** What the seat may look at now. */
  mine<T extends Types>({ game: { game, state }, slots }: Pick<Book<T>, "game" | "slots">): Mine<T> {
    const mine = new Map<Handle, T["value"]>();
    for (const handle of game.holds(state, this.#seat)) {
      const slot = slots.get(handle);
      if (slot?.seat === this.#seat) mine.set(handle, this.valueOf(slots, slot));
    }
    return mine;
  }

  /** The first heap that waits for this seat, shuffled. */
  stir(book: Book): { readonly pool: Pool; readonly handles: Handle[] } | undefined {
    const awaited = awaitsOf(book).find((one) => isFor(this.#seat, one));
    if (awaited?.kind !== "stir") return undefined;
    const { pool, add, back } = awaited;
    const gen = book.gens.get(pool) ?? 0;
    const handles = Array.from({ length: add.length + back.length }, (_, j) =>
      this.slotCommitment(book.slots, { seat: this.#seat, pool, gen, j, heap: { add, back } }),
    );
    return { pool, handles };
  }

  /** `choiceOf` tells the act behind a commitment. */
  answer(book: Book, request: Request, choiceOf: (handle: Handle) => unknown): Omit<Answer, "sig"> {
    const { i, basis } = request;
    const values = handlesOf(book, request, this.#seat).flatMap((handle) => {
      const slot = book.slots.get(handle);
      return slot === undefined ? [] : [{ value: this.valueOf(book.slots, slot), salt: this.#slotSalt(slot) }];
    });
    return { seat: this.#seat, i, basis, link: this.link(i), values, act: this.#openedAct(book, request, choiceOf) };
  }

  #openedAct(book: Book, request: Request, choiceOf: (handle: Handle) => unknown): Answer["act"] {
    if (!owesAct(book, request, this.#seat)) return null;
    const { commitment } = accountOf(book, this.#seat);
    const act = commitment === undefined ? undefined : choiceOf(commitment.handle);
    if (commitment === undefined || act === undefined) throw new Refusal("not-kept-here", { seat: this.#seat });
    return { act, salt: this.actSalt(commitment) };
  }

  /** The order of the heap after this shuffle. */
  #orderOf(pool: Pool, gen: number, { add, back }: Heap): readonly number[] {
    const size = add.length + back.length;
    // In a new host's record the same shuffle may be of another heap.
    const name = `${gen} ${size} ${pool}`;
    const known = this.#orders.get(name);
    if (known !== undefined) return known;
    const order = orderOf(this.#seed, pool, gen, size);
    this.#orders.set(name, order);
    return order;
  }

  #slotSalt({ pool, gen, j }: Slot): Hex {
    return slotSalt(this.#seed, pool, gen, j);
  }
}

const isFor = (seat: Seat, awaited: { readonly kind: string; readonly by?: AwaitStir<Types>["by"] }): boolean =>
  awaited.kind === "stir" && awaited.by?.length === 1 && awaited.by[0] === seat;

export function orderOf(seed: Bytes, pool: Pool, gen: number, size: number): readonly number[] {
  let k = 0;
  const source = () => {
    const bytes = derived(seed, text("order"), text(pool), number(gen), number(k++));
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  };
  return resolve({ kind: "order", size, take: size }, source);
}

export const slotSalt = (seed: Bytes, pool: Pool, gen: number, j: number): Hex =>
  toHex(derived(seed, text("slot"), text(pool), number(gen), number(j)));

/** The salt depends on the reveal before: so an opening for one question tells nothing about the same one elsewhere. */
export const actSalt = (seed: Bytes, r: number, after: Hex): Hex =>
  toHex(derived(seed, text("act"), number(r), fromHex(after)));
