/** Holds what is private to one seat of this device, and speaks for it. All of it follows from the notes it keeps. */
import { takes } from "../engine/admission.ts";
import { equal } from "../engine/codec.ts";
import { resolve } from "../engine/draw.ts";
import type { AwaitStir, Handle, Mine, Pool, Seat, Types } from "../engine/game.ts";
import { hashValue } from "../engine/hash.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, headOf, ownerOf, positionOf } from "./book.ts";
import { type Bytes, fromHex, type Hex, number, text, toHex } from "./bytes.ts";
import { derived } from "./hashing.ts";
import { chainOf, type Owner } from "./links.ts";
import type { Notes } from "./notes.ts";
import { actHandle, type Heap, type Slot, slotHandle } from "./promises.ts";
import { handlesOf, owesAct, type Request, requestOf } from "./requests.ts";
import { type Answer, digestOfAnswer, digestOfSaid, type Said, type Saying, signed } from "./sayings.ts";
import type { Signer } from "./signing.ts";

/** What a seat says, and the notes that have to be stored before anybody hears it. */
export interface Spoken<Words> {
  readonly words: Words;
  readonly notes: Notes;
}

export class Holder<T extends Types = Types> {
  readonly seat: Seat;
  readonly owner: Owner;
  readonly #signer: Signer;
  readonly #seed: Bytes;
  #chain: readonly Hex[] | undefined;
  readonly #orders = new Map<string, readonly number[]>();

  constructor(book: Book<T>, seat: Seat, notes: Pick<Notes, "secret" | "seed">) {
    this.seat = seat;
    this.owner = ownerOf(book, seat);
    this.#signer = book.terms.signatures.signer(notes.secret);
    if (this.#signer.key !== this.owner.key) throw new Refusal("other-key", { seat });
    this.#seed = fromHex(notes.seed);
  }

  say(book: Book<T>, saying: Saying): Said {
    const { match } = book.terms;
    const n = accountOf(book, this.seat).said + 1;
    const unsigned = { seat: this.seat, n, at: positionOf(book), head: headOf(book), saying };
    return signed(this.#signer, unsigned, digestOfSaid(match, unsigned));
  }

  sign(digest: Bytes): Hex {
    return this.#signer.sign(digest);
  }

  anchor(book: Book<T>): Said {
    return this.say(book, { say: "anchor", anchor: this.#link(0) });
  }

  /** Shuffles the first heap that waits for this seat. */
  stir(book: Book<T>): Said | undefined {
    const awaited = this.#stirAwaited(book);
    if (awaited === undefined) return undefined;
    const { pool, add, back } = awaited;
    const gen = book.gens.get(pool) ?? 0;
    const slots = Array.from({ length: add.length + back.length }, (_, j) => ({
      seat: this.seat,
      pool,
      gen,
      j,
      heap: { add, back },
    }));
    return this.say(book, { say: "stir", pool, handles: slots.map((slot) => this.#handleOf(book, slot)) });
  }

  #stirAwaited(book: Book<T>): AwaitStir<T> | undefined {
    const awaited = awaitsOf(book).find((one) => one.kind === "stir" && one.by.length === 1 && one.by[0] === this.seat);
    return awaited?.kind === "stir" ? awaited : undefined;
  }

  /** What this seat may look at now. */
  mine(book: Book<T>): Mine<T> {
    const mine = new Map<Handle, T["value"]>();
    for (const handle of book.game.game.holds(book.game.state, this.seat)) {
      const slot = book.slots.get(handle);
      if (slot?.seat === this.seat) mine.set(handle, this.#valueOf(book, slot));
    }
    return mine;
  }

  legal(book: Book<T>): readonly T["act"][] {
    return book.game.legal(this.seat, this.mine(book));
  }

  /** Promises an act. Once it has been promised, another one can't be: the first may be on its way. */
  seal(book: Book<T>, notes: Notes, act: T["act"]): Spoken<Said> {
    const r = accountOf(book, this.seat).seals + 1;
    const before = this.chosen(book, notes);
    if (before !== undefined && !equal(before, act)) throw new Refusal("sealed-before", { seat: this.seat });
    const isAsked = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(this.seat) && takes(one, act),
    );
    const isLegal = this.legal(book).some((one) => equal(one, act));
    if (!(isAsked && isLegal)) throw new Refusal("not-legal", { seat: this.seat, act: act.do });
    const handle = actHandle(this.owner, r, this.#actSalt(r), act);
    return {
      words: this.say(book, { say: "seal", r, handle }),
      notes: { ...notes, choices: { ...notes.choices, [handle]: { r, after: lastReveal(book), act } } },
    };
  }

  /** What it has promised for the question that comes next: a new host's record may not have it, and it holds all the same. */
  chosen(book: Book<T>, notes: Notes): T["act"] | undefined {
    const r = accountOf(book, this.seat).seals + 1;
    const after = lastReveal(book);
    const known = Object.values(notes.choices).find((one) => one.r === r && one.after === after);
    return known === undefined ? undefined : book.terms.game.readAct(known.act);
  }

  /**
   * One answer to each request. Whoever asks the same again after another record is refused: one of the two was made to
   * see through the other. Only a new host may have had to begin again a little earlier.
   */
  answer(book: Book<T>, notes: Notes): Spoken<Answer> | undefined {
    const request = requestOf(book);
    if (!request?.from.includes(this.seat)) return undefined;
    const { i, basis } = request;
    const { answered } = notes;
    const isAgain = answered !== undefined && i <= answered.i && basis !== answered.basis;
    if (isAgain && book.epoch <= answered.epoch) throw new Refusal("asked-twice", { i });
    const unsigned = { seat: this.seat, i, basis, link: this.#link(i), ...this.#openings(book, request, notes) };
    return {
      words: signed(this.#signer, unsigned, digestOfAnswer(book.terms.match, unsigned)),
      notes: { ...notes, answered: { i, basis, epoch: book.epoch } },
    };
  }

  #openings(book: Book<T>, request: Request, notes: Notes): Pick<Answer, "values" | "act"> {
    const values = handlesOf(book, request, this.seat).flatMap((handle) => {
      const slot = book.slots.get(handle);
      return slot === undefined ? [] : [{ value: this.#valueOf(book, slot), salt: this.#slotSalt(slot) }];
    });
    if (!owesAct(book, request, this.seat)) return { values, act: null };
    const choice = notes.choices[accountOf(book, this.seat).sealed?.handle ?? ""];
    if (choice === undefined) throw new Refusal("not-kept-here", { seat: this.seat });
    return { values, act: { act: choice.act, salt: this.#actSalt(choice.r) } };
  }

  #link(i: number): Hex {
    this.#chain ??= chainOf(this.#seed, this.owner);
    const link = this.#chain[i];
    if (link === undefined) throw new Refusal("no-links-left", { seat: this.seat });
    return link;
  }

  #handleOf(book: Book<T>, slot: Slot): Handle {
    return slotHandle(this.owner, slot, this.#slotSalt(slot), this.#valueOf(book, slot));
  }

  #valueOf(book: Book<T>, { pool, gen, j, heap }: Slot): unknown {
    const at = this.#orderOf(pool, gen, heap)[j] ?? 0;
    const { add, back } = heap;
    if (at < add.length) return add[at];
    const returned = book.slots.get(back[at - add.length] ?? "");
    if (returned?.seat !== this.seat) throw new Refusal("not-kept-here", { pool });
    return this.#valueOf(book, returned);
  }

  /** How the heap lies after this shuffle. */
  #orderOf(pool: Pool, gen: number, { add, back }: Heap): readonly number[] {
    const name = `${gen} ${pool}`;
    const known = this.#orders.get(name);
    if (known !== undefined) return known;
    const size = add.length + back.length;
    const order = orderOf(this.#seed, pool, gen, size);
    this.#orders.set(name, order);
    return order;
  }

  #slotSalt({ pool, gen, j }: Slot): Hex {
    return slotSalt(this.#seed, pool, gen, j);
  }

  #actSalt(r: number): Hex {
    return actSalt(this.#seed, r);
  }
}

/** What was last revealed: the same answers are the same, whoever hosts. */
const lastReveal = ({ entries, revealedAt, terms }: Book): Hex =>
  revealedAt === 0 ? terms.match : hashValue(entries[revealedAt - 1]?.body);

/** These follow from the seed alone, so that one seed told at the end shows it all. */
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

export const actSalt = (seed: Bytes, r: number): Hex => toHex(derived(seed, text("act"), number(r)));
