/**
 * How much time each person has left, where the table has agreed on a clock. Whoever hosts keeps it, beside the record,
 * and tells it at every beat; everybody else counts on in between, and goes on counting if they are the next to host.
 * When it's up nothing happens by itself.
 */
import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { type Book, people } from "../fair/book.ts";
import { isWaitedFor } from "../fair/requests.ts";
import { personsOf } from "../fair/roster.ts";
import type { Core } from "./core.ts";
import { deviceOf, hostDevice } from "./devices.ts";
import type { Presence } from "./messages.ts";
import { NAMES, type Stored, storedTimes } from "./storage.ts";
import {
  covered,
  granted,
  inAll,
  inSeconds,
  isSpent,
  type Left,
  least,
  overdrawn,
  spent,
  type TimeLeft,
  whole,
} from "./time-left.ts";
import { HEARTBEAT, SECOND } from "./timeouts.ts";

/** A host that has slept, or is far away, may count so much less than others do. */
const GRACE = 10 * SECOND;
/** How long guests go on counting between two reports of the host. */
const UNTOLD = 2 * HEARTBEAT;

export class ThinkingTime {
  readonly #core: Core;
  #left: ReadonlyMap<Seat, Left>;
  /** Until when it's counted. */
  #countedTo = 0;
  #toldAt: number | undefined;
  /** What we have counted ourselves of the time of whoever hosts. */
  readonly #counted = new Map<Seat, Left>();
  #shown = "";
  #kept = "";

  constructor(core: Core, stored: Stored) {
    this.#core = core;
    this.#left = new Map(storedTimes(stored).map(({ seat, ...left }) => [seat, left] as const));
  }

  /** What they had is used up, and they are still waited for. */
  isUp(book: Book, seat: Seat): boolean {
    const left = this.#left.get(seat);
    return left !== undefined && isSpent(left) && isWaitedFor(book, seat);
  }

  goOn(): void {
    const { book, clock } = this.#core;
    const rule = book?.terms.roster.clock;
    const passed = clock.now - this.#countedTo;
    this.#countedTo = clock.now;
    if (book === undefined || rule === undefined) return;
    const waitedFor = waitedForIn(book);
    const runs = this.#runs;
    this.#left = new Map(
      personsOf(book.terms.roster).map(([seat]) => {
        const left = granted(rule, this.#left.get(seat), waitedFor.includes(seat), book.revealedAt);
        // Several at one device share its screen, so each of them gets as much more time.
        const sharing = waitedFor.filter((other) => deviceOf(book, other) === deviceOf(book, seat)).length;
        return [seat, runs && waitedFor.includes(seat) ? this.#spent(left, passed / sharing) : left] as const;
      }),
    );
    this.#show(waitedFor, runs);
  }

  /** Guests never count down to nothing: that the time is up is for the host to say. */
  #spent(left: Left, passed: number): Left {
    const most = inAll(left) - (this.#core.isHost ? 0 : 1);
    return spent(left, Math.max(0, Math.min(passed, most)));
  }

  /** Not while the table pauses, nor while nobody hosts it. */
  get #runs(): boolean {
    const { isPaused, isHost, isWriting, isBound, clock } = this.#core;
    if (isPaused || isBound) return false;
    if (isHost) return isWriting;
    return this.#toldAt !== undefined && clock.since(this.#toldAt) <= UNTOLD;
  }

  /** Only when it looks otherwise than before. */
  #show(waitedFor: readonly Seat[], runs: boolean): void {
    const times = [...this.#left].map(([seat, left]): TimeLeft => {
      const isWaited = waitedFor.includes(seat);
      return { seat, ...inSeconds(left), isWaitedFor: isWaited, runs: runs && isWaited && !isSpent(left) };
    });
    const shown = encode(times);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#core.out.add({ do: "times", times });
  }

  /** As host, of one seat. */
  tellOf(seat: Seat): Pick<Presence, "left"> {
    const left = this.#left.get(seat);
    if (left === undefined) return {};
    return { left: whole(left) };
  }

  /** The host's report; nobody is believed to have more than was agreed. */
  there(seats: readonly Presence[]): void {
    const { book, isHost, clock } = this.#core;
    const rule = book?.terms.roster.clock;
    if (book === undefined || rule === undefined) return;
    const passed = Math.min(clock.since(this.#toldAt ?? clock.now), UNTOLD);
    this.#toldAt = clock.now;
    if (!isHost) {
      const most = granted(rule, undefined, false, book.revealedAt);
      const told = seats.flatMap(({ seat, left }) => {
        if (left === undefined) return [];
        const believed = { ...least(left, most), at: book.revealedAt };
        const isHosts = deviceOf(book, seat) === hostDevice(book);
        return [[seat, isHosts ? this.#ofHost(book, seat, believed, passed) : believed] as const];
      });
      this.#left = new Map([...this.#left, ...told]);
    }
    this.#keep();
  }

  /** We don't leave the host's own time to the host alone: we count it as well, from one report to the next. */
  #ofHost(book: Book, seat: Seat, told: Left, passed: number): Left {
    const { isPaused } = this.#core;
    const { clock } = book.terms.roster;
    if (clock === undefined) return told;
    const waitedFor = waitedForIn(book).filter((other) => deviceOf(book, other) === deviceOf(book, seat));
    const isWaited = waitedFor.includes(seat);
    const before = granted(clock, this.#counted.get(seat) ?? this.#left.get(seat), isWaited, book.revealedAt);
    const ours = isWaited && !isPaused ? overdrawn(before, passed / waitedFor.length) : before;
    this.#counted.set(seat, inAll(told) < inAll(ours) ? told : ours);
    return inAll(told) > inAll(ours) + GRACE ? covered(ours) : told;
  }

  /** Whoever comes back as host goes on from there. */
  #keep(): void {
    const times = [...this.#left].map(([seat, left]) => ({ seat, ...whole(left), at: left.at }));
    const kept = encode(times);
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.#core.out.store(NAMES.times, times);
  }
}

/** Nobody at one device where all are: the others are right beside them. */
function waitedForIn(book: Book): readonly Seat[] {
  const devices = new Set(people(book).map((seat) => deviceOf(book, seat)));
  return devices.size < 2 ? [] : people(book).filter((seat) => isWaitedFor(book, seat));
}
