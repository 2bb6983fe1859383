/**
 * Looks for secrets that could have been known too early: tries to open each commitment, for each possible value and act,
 * with everything that reached others before any record asked for it.
 */
import type { Handle, Seat } from "../../engine/game.ts";
import { type Book, blank, ownerOf, people, positionOf } from "../../fair/book.ts";
import { fromHex, type Hex } from "../../fair/bytes.ts";
import { actCommitment, slotCommitment } from "../../fair/commitments.ts";
import type { Entry } from "../../fair/entries.ts";
import { Holder } from "../../fair/holder.ts";
import type { Notes } from "../../fair/notes.ts";
import { requestOf } from "../../fair/requests.ts";
import { actSalt, slotSalt } from "../../fair/secrets.ts";
import { write } from "../../fair/write.ts";
import type { Reached } from "./network.ts";
import { isPrefix } from "./properties.ts";

/** When each commitment was first asked for, in any book. */
export class RequestTimes {
  readonly #since = new Map<Handle, number>();
  /** The entries after which something was asked. */
  readonly #bases = new Set<Hex>();
  readonly #last = new Map<unknown, Book>();

  look(device: unknown, book: Book, now: number): void {
    const last = this.#last.get(device);
    this.#last.set(device, book);
    for (const step of this.#steps(last, book)) this.#ask(step, now);
  }

  /** A device that plays on alone asks and answers at once, so each of its entries is looked at. */
  #steps(last: Book | undefined, book: Book): readonly Book[] {
    const [from, begun] = last !== undefined && isPrefix(last, book) ? [positionOf(last), last] : [0, blank(book)];
    const added = book.entries.slice(from);
    const isKnown = ({ body }: Entry) =>
      body.kind !== "revealed" || body.answers.every(({ basis }) => this.#bases.has(basis));
    if (added.every(isKnown)) return [book];
    const steps: Book[] = [];
    for (const entry of added) steps.push(write(steps.at(-1) ?? begun, entry).book);
    return steps;
  }

  #ask(book: Book, now: number): void {
    const request = requestOf(book);
    if (request === undefined) return;
    this.#bases.add(request.basis);
    const acts = request.acts.flatMap((seat) => book.accounts[seat]?.commitment?.handle ?? []);
    for (const handle of [...request.values, ...acts]) {
      if (!this.#since.has(handle)) this.#since.set(handle, now);
    }
  }

  of(handle: Handle): number {
    return this.#since.get(handle) ?? Number.POSITIVE_INFINITY;
  }
}

export interface Transcript {
  readonly book: Book;
  readonly reached: readonly Reached[];
  readonly requestTimes: RequestTimes;
  /** From this time on everything is open. */
  readonly over: number;
  /** The people's own notes, only used to find the acts that they could have chosen. */
  readonly notes: ReadonlyMap<Seat, Notes>;
}

export interface Scan {
  readonly promises: number;
  readonly salts: number;
  /** The commitments that could be opened, and with what. */
  readonly found: readonly string[];
}

/** A commitment, and how to compute it from a guessed salt or seed. */
interface Promised {
  readonly handle: Handle;
  readonly key: Hex;
  readonly what: string;
  readonly saltOf: (seed: Hex) => Hex;
  readonly isOpenedBy: (salt: Hex) => boolean;
}

interface Known {
  readonly at: number;
  readonly to: Hex;
  readonly hex: Hex;
}

/** Salts of a careless implementation. */
const CONSTANTS: readonly Hex[] = ["0", "1", "f"].map((digit) => digit.repeat(64));
const HEX = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gu;

export function scan({ book, reached, requestTimes, over, notes }: Transcript): Scan {
  const known = knownOf(reached.filter(({ at }) => at < over));
  const promises = promisesIn(book, notes);
  const found: string[] = [];
  let salts = 0;
  for (const { handle, key, what, saltOf, isOpenedBy } of promises) {
    const asked = Math.min(over, requestTimes.of(handle));
    const early = known.filter(({ at, to }) => at < asked && to !== key).map(({ hex }) => hex);
    for (const salt of new Set([...CONSTANTS, ...early])) {
      salts += 1;
      if (isOpenedBy(salt)) found.push(`${what} is opened by the salt ${salt}`);
      if (isOpenedBy(saltOf(salt))) found.push(`${what} is opened by the seed ${salt}`);
    }
  }
  return { promises: promises.length, salts, found };
}

/** All values of 32 bytes, with when and whom they first reached. */
function knownOf(reached: readonly Reached[]): readonly Known[] {
  const known = new Map<string, Known>();
  for (const { at, to, text } of reached) {
    for (const [hex] of text.matchAll(HEX)) {
      const name = `${to} ${hex}`;
      if (!known.has(name)) known.set(name, { at, to, hex });
    }
  }
  return [...known.values()];
}

function promisesIn(last: Book, notes: ReadonlyMap<Seat, Notes>): readonly Promised[] {
  const promises: Promised[] = [];
  let book = blank(last);
  for (const entry of last.entries) {
    const before = book;
    book = write(book, entry).book;
    const { body } = entry;
    if (body.kind !== "said") continue;
    const { seat, saying } = body.said;
    if (saying.say === "seal") promises.push(...promisedActs(before, seat, saying, notes));
    if (saying.say === "stir") promises.push(...saying.handles.flatMap((handle) => promisedValues(book, handle)));
  }
  return promises;
}

interface Seal {
  readonly r: number;
  readonly after: Hex;
  readonly handle: Handle;
}

function promisedActs(book: Book, seat: Seat, { r, after, handle }: Seal, notes: ReadonlyMap<Seat, Notes>): Promised[] {
  const mine = notes.get(seat);
  if (mine === undefined || !people(book).includes(seat)) return [];
  const owner = ownerOf(book, seat);
  const acts = new Holder(book, seat, mine).legal(book);
  return [
    {
      handle,
      key: owner.key,
      what: `answer ${r} of seat ${seat}`,
      saltOf: (seed) => actSalt(fromHex(seed), r, after),
      isOpenedBy: (salt) => acts.some((act) => actCommitment(owner, r, salt, act) === handle),
    },
  ];
}

function promisedValues(book: Book, handle: Handle): Promised[] {
  const slot = book.slots.get(handle);
  if (slot === undefined) return [];
  const { seat, pool, gen, j, heap } = slot;
  const owner = ownerOf(book, seat);
  const values = [...new Map(heap.add.map((value) => [JSON.stringify(value), value])).values()];
  return [
    {
      handle,
      key: owner.key,
      what: `slot ${j} of ${pool}, shuffle ${gen}`,
      saltOf: (seed) => slotSalt(fromHex(seed), pool, gen, j),
      isOpenedBy: (salt) => values.some((value) => slotCommitment(owner, { pool, gen, j }, salt, value) === handle),
    },
  ];
}
