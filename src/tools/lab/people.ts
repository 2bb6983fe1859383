/** A simulated player, who acts at random and knows only what their device shows. */
import { takes } from "../../engine/admission.ts";
import type { Seat, Types } from "../../engine/game.ts";
import { type Rng, seeded } from "../../engine/rng.ts";
import { accountOf, awaitsOf, type Book, headOf, isOver, isPresent, people } from "../../fair/book.ts";
import { Holder } from "../../fair/holder.ts";
import type { Notes } from "../../fair/notes.ts";
import { isRequested, isWaitedFor } from "../../fair/requests.ts";
import type { Presence } from "../../net/messages.ts";
import { isSpent } from "../../net/time-left.ts";
import type { Device } from "./device.ts";
import { between, isOneIn } from "./luck.ts";

/** The part of a device that they use. */
type Hands = Pick<Device, "node" | "tell">;

export interface Temper {
  /** Their least and longest time for an act, in milliseconds. */
  readonly thinks: readonly [number, number];
  /** The bot whose advice they follow; random acts without one. */
  readonly level: string | undefined;
  /** Whether they sometimes think for much longer. */
  readonly dawdles: boolean;
}

/** An optional act is played with the chance of one in this number. */
const WHIM = 10;
const CHATTY = 16;
/** Those who dawdle do so once in this number of pauses. */
const DAWDLE = 8;
const LOST_IN_THOUGHT = [10_000, 40_000] as const;
/** After this time without an effect, an act is repeated. */
const IMPATIENT = 5_000;
const SECOND = 1_000;

export class Person {
  readonly seat: Seat;
  readonly #device: Hands;
  readonly #notes: Notes;
  readonly #luck: Rng;
  readonly #temper: Temper;
  #holder: Holder | undefined;
  /** The entry after which they acted last, and when. */
  #acted = { head: "", at: 0 };
  #away = false;
  /** Who is present, according to their device. */
  #present: readonly Presence[] = [];
  readonly #owingSince = new Map<Seat, number>();

  constructor(seat: Seat, device: Hands, notes: Notes, luck: Rng, temper: Temper) {
    this.seat = seat;
    this.#device = device;
    this.#notes = notes;
    this.#luck = luck;
    this.#temper = temper;
  }

  get pause(): number {
    const { thinks, dawdles } = this.#temper;
    return dawdles && isOneIn(this.#luck, DAWDLE)
      ? between(this.#luck, ...LOST_IN_THOUGHT)
      : between(this.#luck, ...thinks);
  }

  leave(): void {
    this.#away = true;
    this.#device.tell({ on: "leave", seat: this.seat });
  }

  /** From now on they ask for their seat until they have it. */
  comeBack(): void {
    this.#away = false;
  }

  know(present: readonly Presence[], now: number): void {
    this.#present = present;
    for (const { seat, owes } of present) {
      if (!owes) this.#owingSince.delete(seat);
      else if (!this.#owingSince.has(seat)) this.#owingSince.set(seat, now);
    }
  }

  /** Acts on what they see now. */
  look(now: number): void {
    const book = this.#device.node?.book;
    if (book === undefined || this.#away) return;
    if (isOneIn(this.#luck, CHATTY)) this.#device.tell({ on: "chat", text: `Hello, says ${this.seat}` });
    if (isOneIn(this.#luck, CHATTY)) this.#device.tell({ on: "react", sign: "⚓" });
    if (isOneIn(this.#luck, CHATTY)) this.#device.tell({ on: "point", thing: "a-card" });
    if (isOneIn(this.#luck, CHATTY)) this.#device.tell({ on: "want", what: "go-on", isWanted: true });
    if (isOneIn(this.#luck, 2)) this.#agree(book, now);
    if (book.phase !== "play" || isOver(book)) return;
    if (!people(book).includes(this.seat)) this.#askBack(book);
    else if (this.#acted.head !== headOf(book) || now - this.#acted.at > IMPATIENT) this.#act(book, now);
  }

  /** They soon agree to go on without those who are absent, and to let everybody back. */
  #agree(book: Book, now: number): void {
    const { patience } = book.terms.roster;
    for (const { seat, silent, owes, returns, left } of this.#present) {
      if (seat === this.seat) continue;
      const owing = (now - (this.#owingSince.get(seat) ?? now)) / SECOND;
      const isMissed = (silent >= patience || owing >= 2 * patience) && isPresent(book, seat);
      const isLate = left !== undefined && isSpent(left) && isWaitedFor(book, seat);
      const to = returns ? "return" : isMissed ? (owes ? "owed" : "silent") : isLate ? "late" : undefined;
      if (to !== undefined) this.#device.tell({ on: "agree", seat: this.seat, about: seat, to });
    }
  }

  #askBack(book: Book): void {
    const { away } = accountOf(book, this.seat);
    if (away !== undefined && away !== "cheated") this.#device.tell({ on: "return", seat: this.seat });
  }

  #act(book: Book, now: number): void {
    if (isRequested(book) || book.due !== undefined) return;
    const act = this.#choice(book);
    if (act === undefined) return;
    this.#acted = { head: headOf(book), at: now };
    this.#device.tell({ on: "act", seat: this.seat, acts: [act] });
  }

  #choice(book: Book): Types["act"] | undefined {
    this.#holder ??= new Holder(book, this.seat, this.#notes);
    const acts = this.#holder.legal(book);
    const awaited = awaitsOf(book).flatMap((one) => (one.kind === "act" && one.from.includes(this.seat) ? [one] : []));
    const owed = acts.filter((act) => awaited.some((one) => !one.optional && takes(one, act)));
    const offered = acts.filter((act) => !owed.includes(act));
    if (offered.length > 0 && isOneIn(this.#luck, WHIM)) return this.#luck.pick(offered);
    if (owed.length === 0) return undefined;
    const bot = book.terms.game.bots[this.#temper.level ?? ""];
    if (bot === undefined) return this.#luck.pick(owed);
    const luck = seeded(this.#luck.next());
    return bot({ state: book.game.state, seat: this.seat, mine: this.#holder.mine(book), luck });
  }
}
