/** Somebody curious, with the whole record and a computer: tries to know what is committed to before it is opened. */
import { equal } from "../../src/engine/codec.ts";
import type { Handle } from "../../src/engine/game.ts";
import { accountOf, type Book, blank, ownerOf, positionOf } from "../../src/fair/book.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import { actCommitment, slotCommitment } from "../../src/fair/commitments.ts";
import type { Body, Entry } from "../../src/fair/entries.ts";
import type { Owner } from "../../src/fair/hash-chain.ts";
import { handlesOf, requestOf } from "../../src/fair/requests.ts";
import { write } from "../../src/fair/write.ts";

/** Known too early: after so many entries. */
export interface Find {
  readonly handle: Handle;
  readonly at: number;
}

export interface Scan {
  readonly finds: readonly Find[];
  /** How many commitments were made, and how many of them were opened in the end. */
  readonly promised: number;
  readonly opened: number;
}

/** All that could be meant by one commitment, if the salt were this. */
type Attempt = (salt: Hex) => boolean;

/** Every value and act that is possible, with every 32 bytes that everybody has got to know so far. */
export function scanned(book: Book, length = book.entries.length): Scan {
  const acts = openedActs(book);
  const known = new Set<Hex>();
  const secrets = new Map<Handle, Attempt>();
  const finds: Find[] = [];
  const count = { promised: 0, opened: 0 };
  let now = blank(book);
  const tryAll = (salts: Iterable<Hex>, attempts: Iterable<readonly [Handle, Attempt]>): void => {
    const all = [...salts];
    for (const [handle, fits] of attempts) if (all.some(fits)) finds.push({ handle, at: positionOf(now) });
  };
  for (const entry of book.entries.slice(0, length)) {
    const opened = openedBy(now, entry);
    now = write(now, entry).book;
    for (const handle of opened) count.opened += secrets.delete(handle) ? 1 : 0;
    const salts = stringsIn(entry).filter((one) => !known.has(one));
    for (const salt of salts) known.add(salt);
    tryAll(salts, secrets);
    const promises = promisedBy(now, entry.body, acts);
    tryAll(known, promises);
    for (const [handle, attempt] of promises) secrets.set(handle, attempt);
    count.promised += promises.length;
  }
  return { finds, ...count };
}

function promisedBy(book: Book, body: Body, acts: readonly unknown[]): readonly (readonly [Handle, Attempt])[] {
  if (body.kind !== "said") return [];
  const { seat, saying } = body.said;
  const owner = ownerOf(book, seat);
  if (saying.say === "seal") return [[saying.handle, actAttempt(owner, saying.r, saying.handle, acts)]];
  if (saying.say !== "stir") return [];
  return saying.handles.map((handle) => {
    const slot = book.slots.get(handle);
    const values = distinct(slot?.heap.add ?? []);
    const fits: Attempt = (salt) =>
      slot !== undefined && values.some((value) => slotCommitment(owner, slot, salt, value) === handle);
    return [handle, fits];
  });
}

const actAttempt =
  (owner: Owner, r: number, handle: Handle, acts: readonly unknown[]): Attempt =>
  (salt) =>
    acts.some((act) => actCommitment(owner, r, salt, act) === handle);

function openedBy(book: Book, { body }: Entry): readonly Handle[] {
  const request = requestOf(book);
  if (body.kind !== "revealed" || request === undefined) return [];
  return body.answers.flatMap(({ seat, act }) => {
    const sealed = act === null ? undefined : accountOf(book, seat).commitment;
    return [...handlesOf(book, request, seat), ...(sealed === undefined ? [] : [sealed.handle])];
  });
}

/** What anybody ever committed to in secret is among what was possible. */
const openedActs = ({ entries }: Book): readonly unknown[] =>
  distinct(
    entries.flatMap(({ body }) => (body.kind === "revealed" ? body.answers.flatMap(({ act }) => act?.act ?? []) : [])),
  );

const distinct = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, at) => values.findIndex((one) => equal(one, value)) === at);

export const stringsIn = (entry: unknown): readonly Hex[] => JSON.stringify(entry).match(/\b[0-9a-f]{64}\b/gu) ?? [];
