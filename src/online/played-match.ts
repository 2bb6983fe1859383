/** A match in a room as the page sees it: what is shown of it, and how those at the table stand. */
import type { Seat } from "../engine/game.ts";
import type { Away, Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { devicesOf } from "../fair/roster.ts";
import type { Why } from "../fair/sayings.ts";
import { tallyOf } from "../fair/tally.ts";
import { type Turn, turnsIn } from "../fair/turns.ts";
import type { Presence, Want, Wanted } from "../net/messages.ts";
import type { Effect, Stimulus } from "../net/node.ts";
import type { TimeLeft } from "../net/time-left.ts";
import type { Shelf } from "./keep.ts";
import type { Checked, OnlineMatch } from "./online-room.ts";
import type { OnlineSession } from "./online-session.ts";

/** Of the page, beside what the node stores. */
const DRAFT = "draft";

/** What this device has of the match. */
interface Here {
  readonly tell: (stimulus: Stimulus) => void;
  readonly shelf: Shelf;
}

const NOTHING_WANTED: Wanted = { stop: [], pause: [], goOn: [], isStopped: false, isPaused: false };

interface ToldByBook {
  readonly book: Book;
  readonly turns: readonly Turn[];
  readonly checked: Checked;
}

export class PlayedMatch implements OnlineMatch {
  readonly id: Hex;
  readonly session: OnlineSession;
  readonly #tell: Here["tell"];
  readonly #shelf: Shelf;
  #presence: readonly Presence[];
  #spectators: number;
  #owing: OnlineMatch["owing"];
  #age: number;
  #times: readonly TimeLeft[];
  #wanted: Wanted;
  #isStopped: boolean;
  #toldByBook: ToldByBook | undefined;

  /** `before`: what was shown of the same match, until its record went another way. */
  constructor(id: Hex, session: OnlineSession, { tell, shelf }: Here, before?: PlayedMatch) {
    this.id = id;
    this.session = session;
    this.#tell = tell;
    this.#shelf = shelf;
    this.#presence = before?.presence ?? [];
    this.#spectators = before?.spectators ?? 0;
    this.#owing = before?.owing ?? new Map();
    this.#age = before?.age ?? 0;
    this.#times = before?.times ?? [];
    this.#wanted = before?.wanted ?? NOTHING_WANTED;
    this.#isStopped = before?.isStopped ?? false;
  }

  get seats(): readonly Seat[] {
    return this.session.seats;
  }

  get words(): readonly number[] | undefined {
    const { words } = this.session.book;
    return words.length === 0 ? undefined : words;
  }

  get presence(): readonly Presence[] {
    return this.#presence;
  }

  get spectators(): number {
    return this.#spectators;
  }

  get owing(): ReadonlyMap<Seat, number> {
    return this.#owing;
  }

  get age(): number {
    return this.#age;
  }

  get host(): Seat {
    return this.session.book.host;
  }

  get epoch(): number {
    return this.session.book.epoch;
  }

  get entries(): number {
    return this.session.book.entries.length;
  }

  get away(): ReadonlyMap<Seat, Away> {
    const { accounts } = this.session.book;
    return new Map(
      accounts.flatMap((account, seat) => (account?.away === undefined ? [] : [[seat, account.away] as const])),
    );
  }

  get turns(): readonly Turn[] {
    return this.#told().turns;
  }

  get checked(): Checked {
    return this.#told().checked;
  }

  get shared(): readonly (readonly Seat[])[] {
    return sharedSeats(this.session.book);
  }

  /** Asked for whenever something is shown, and the same until the book has changed. */
  #told(): ToldByBook {
    const { book } = this.session;
    if (this.#toldByBook?.book !== book) {
      this.#toldByBook = { book, turns: turnsIn(book.terms.roster, book.entries), checked: checkedIn(book) };
    }
    return this.#toldByBook;
  }

  hear({ seats, spectators, owing }: Extract<Effect, { do: "presence" }>): void {
    this.#presence = seats;
    this.#spectators = spectators;
    this.#owing = owing;
  }

  grow(age: number): void {
    this.#age = age;
  }

  point(thing: string): void {
    this.#tell({ on: "point", thing });
  }

  get times(): readonly TimeLeft[] {
    return this.#times;
  }

  hearTimes(times: readonly TimeLeft[]): void {
    this.#times = times;
  }

  get wanted(): Wanted {
    return this.#wanted;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  hearWanted(wanted: Wanted): void {
    this.#wanted = wanted;
  }

  end(): void {
    this.#isStopped = true;
  }

  get draft(): unknown {
    return this.#shelf.stored.get(DRAFT);
  }

  keepDraft(draft: unknown): void {
    // It's nothing that others wait for.
    this.#shelf.write(new Map([[DRAFT, draft]])).catch(() => undefined);
  }

  want(what: Want, isWanted: boolean): void {
    this.#tell({ on: "want", what, isWanted });
  }

  agree(seat: Seat, about: Seat, to: Why | "return"): void {
    this.#tell({ on: "agree", seat, about, to });
  }

  concede(seat: Seat): void {
    this.#tell({ on: "leave", seat });
  }

  comeBack(seat: Seat): void {
    this.#tell({ on: "return", seat });
  }
}

/** What a device's own book tells those who trust nobody: all that stands in it, the device has checked. */
function checkedIn({ entries, game, terms }: Book): Checked {
  const last = entries.findLastIndex(({ body }) => body.kind === "revealed");
  const step = game.inputs.findLastIndex(({ kind }) => kind === "revealed");
  return {
    ...tallyOf(entries),
    entries: entries.length,
    lastReveal: last < 0 ? undefined : { entry: last + 1, step: step < 0 ? undefined : step },
    bots: terms.checksBots,
  };
}

/** The seats of each device that has several. */
const sharedSeats = ({ terms: { roster } }: Book): readonly (readonly Seat[])[] =>
  devicesOf(roster).filter((own) => own.length > 1);
