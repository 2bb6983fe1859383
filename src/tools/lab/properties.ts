/** Invariants over all nodes, whatever the faults. */
import type { Seat } from "../../engine/game.ts";
import { type Book, headOf, people, positionOf } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { personsOf } from "../../fair/roster.ts";
import type { Vote } from "../../fair/statements.ts";

export interface LedgerDevice {
  /** The seats that are played from this device; none for spectators. */
  readonly seats: readonly Seat[];
  readonly name: string;
}

interface EntryPosition {
  readonly p: number;
  readonly epoch: number;
  readonly head: Hex;
}

/** Which entries exist, and which devices have them. */
export class Ledger {
  /** By epoch and position. */
  readonly #entries = new Map<string, Hex>();
  readonly #hosts = new Map<number, Seat>();
  readonly #states = new Map<Hex, string>();
  readonly #last = new Map<LedgerDevice, Book>();
  /** The seats that have had each entry. */
  readonly #holders = new Map<Hex, Set<Seat>>();
  /** By position: entries that more than half of the people have had, so that all later records must have them. */
  readonly #safe = new Map<number, { readonly epoch: number; readonly head: Hex }>();
  readonly #complain: (what: string) => void;
  /** The seat that cheats, if any. */
  readonly #cheat: Seat | undefined;

  constructor(complain: (what: string) => void, cheat?: Seat) {
    this.#complain = complain;
    this.#cheat = cheat;
  }

  /** How often the host has changed. */
  get hosts(): number {
    return this.#hosts.size;
  }

  /** Returns whether this node's book has changed since the last call. */
  look(device: LedgerDevice, book: Book): boolean {
    const before = this.#last.get(device);
    if (before === book) return false;
    this.#last.set(device, book);
    const known = before !== undefined && isPrefix(before, book) ? positionOf(before) : 0;
    for (let p = known + 1; p <= positionOf(book); p++) this.#lookAt(device, book, p);
    this.#lookAtState(device, book);
    if (positionOf(book) < (before === undefined ? 0 : positionOf(before)) || known === 0)
      this.#lookForLost(device, book);
    return true;
  }

  #lookAt(device: LedgerDevice, book: Book, p: number): void {
    const [entry, head] = [book.entries[p - 1], book.heads[p]];
    if (entry === undefined || head === undefined) return;
    const { epoch, body } = entry;
    const place = `${epoch}/${p}`;
    if ((this.#entries.get(place) ?? head) !== head) {
      this.#complain(`${device.name} has another entry at position ${p} of epoch ${epoch} than somebody else`);
    }
    this.#entries.set(place, head);
    if (body.kind === "hosted") {
      if ((this.#hosts.get(epoch) ?? body.seat) !== body.seat) this.#complain(`two hosts in epoch ${epoch}`);
      if (!this.#hosts.has(epoch)) this.#lookAtVoters(book, p, body.voices);
      this.#hosts.set(epoch, body.seat);
      this.#lookForLost(device, book);
    }
    if (body.kind === "fault" && body.seat !== this.#cheat)
      this.#complain(`seat ${body.seat} is called a cheat: ${body.proof.of}`);
    this.#hold(device, book, { p, epoch, head });
  }

  #hold({ seats }: LedgerDevice, book: Book, { p, epoch, head }: EntryPosition): void {
    const seated = people(book);
    const holders = this.#holders.get(head) ?? new Set();
    for (const seat of seats) if (seated.includes(seat)) holders.add(seat);
    this.#holders.set(head, holders);
    const persons = personsOf(book.terms.roster).length;
    if (holders.size <= persons / 2) return;
    const before = this.#safe.get(p);
    if (before !== undefined && before.head !== head)
      this.#complain(`more than half have held two entries at place ${p}`);
    this.#safe.set(p, { epoch, head });
  }

  /** A voter must not have had entries that its new host lacks. */
  #lookAtVoters({ entries, heads }: Book, p: number, voices: readonly Pick<Vote, "seat">[]): void {
    const epoch = entries[p - 1]?.epoch ?? 0;
    for (const { seat } of voices) {
      const [voter, own] = [...this.#last].findLast(([{ seats }]) => seats.includes(seat)) ?? [];
      if (voter === undefined || own === undefined || own.epoch >= epoch) continue;
      if (positionOf(own) >= p || heads[positionOf(own)] !== headOf(own)) {
        this.#complain(`${voter.name} has spoken for the host of epoch ${epoch}, whose record is without what it has`);
      }
    }
  }

  #lookAtState({ name }: LedgerDevice, book: Book): void {
    const head = headOf(book);
    const state = book.game.stateHash();
    if ((this.#states.get(head) ?? state) !== state) {
      this.#complain(`${name} has the same record as somebody else, and another state at position ${positionOf(book)}`);
    }
    this.#states.set(head, state);
  }

  /** A record must have the entries that more than half have had, unless its host has too few votes. */
  #lookForLost(device: LedgerDevice, book: Book): void {
    if (isChosenByMost(book)) this.lookAtEnd(device, book);
  }

  /** The same for all records, since at the end nobody follows a host with too few votes any more. */
  lookAtEnd({ name }: LedgerDevice, book: Book): void {
    for (const [p, { epoch, head }] of this.#safe) {
      const ours = book.heads[p];
      if (book.epoch >= epoch && ours !== undefined && ours !== head && !book.isAlone) {
        this.#complain(`what more than half held at position ${p} isn't in the record of ${name} any more`);
        return;
      }
    }
  }
}

/** Of two people one vote is enough, but somebody may have come back without its knowing. */
function isChosenByMost({ entries, terms }: Book): boolean {
  const last = entries.findLast(({ body }) => body.kind === "hosted")?.body;
  return last?.kind !== "hosted" || last.voices.length > personsOf(terms.roster).length / 2;
}

export const isPrefix = (one: Book, other: Book): boolean => other.heads[positionOf(one)] === headOf(one);
