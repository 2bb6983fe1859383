/**
 * The match that is played in a room, run from this device and shown on it, seated or watching: runs its node, and keeps
 * what the node tells about it for the page.
 */
import type { Address, Carrier, Lane } from "../carrier/carrier.ts";
import type { Game, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Away, type Book, isOver } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Notes } from "../fair/notes.ts";
import { devicesOf, matchOf, type Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Why } from "../fair/statements.ts";
import { tallyOf } from "../fair/tally.ts";
import { type Turn, turnsIn } from "../fair/turns.ts";
import { hostDevice } from "../net/devices.ts";
import { Member } from "../net/member.ts";
import type { Presence, Want, Wanted } from "../net/messages.ts";
import type { Effect, Link, LinkPriority, Overheard, Stimulus, Unsaid } from "../net/node.ts";
import { NAMES } from "../net/storage.ts";
import type { TimeLeft } from "../net/time-left.ts";
import { Driver, type IoEffect } from "./driver.ts";
import type { Checked, Notice, OnlineMatch } from "./online-room.ts";
import { OnlineSession } from "./online-session.ts";
import type { NodeStore, StoreFailure } from "./room-store.ts";

/** Of the page, beside what the node stores. */
const DRAFT = "draft";

const NOTHING_WANTED: Wanted = { stop: [], pause: [], goOn: [], isStopped: false, isPaused: false };

export interface MatchSetting {
  readonly code: string;
  readonly roster: Roster;
  /** The seats of this device, with what they must remember. */
  readonly seats: ReadonlyMap<Seat, Notes>;
  /** Of this device; of one with seats it's that of its first seat as well. */
  readonly secret: Hex;
  readonly store: NodeStore;
  readonly carrier: Carrier;
  readonly signatures: Signatures;
  findGame(id: string): Game | undefined;
  luck(): Hex;
  addressOf(to: Hex): Address;
  /** What can be read here has changed. */
  onChanged(): void;
  onNotice(notice: Notice): void;
  onHeard(from: Hex, said: Overheard): void;
  onUnsaid(unsaid: Unsaid): void;
  /** Whoever hosts it from now on. */
  onHost(device: Hex, epoch: number): void;
  onOver(): void;
  onStoreFailure(why: StoreFailure): void;
  onBroken(error: unknown): void;
}

type Done = Exclude<Effect, IoEffect>;

/** What follows from the book alone. */
interface ToldByBook {
  readonly book: Book;
  readonly turns: readonly Turn[];
  readonly checked: Checked;
}

export class RoomMatch implements OnlineMatch {
  readonly id: Hex;
  readonly #driver: Driver<Stimulus, Done>;
  readonly #setting: MatchSetting;
  readonly #member: Member;
  #session: OnlineSession;
  #presence: readonly Presence[] = [];
  #spectators = 0;
  #owing: OnlineMatch["owing"] = new Map();
  #times: readonly TimeLeft[] = [];
  #wanted = NOTHING_WANTED;
  #age = 0;
  #isStopped = false;
  #toldByBook: ToldByBook | undefined;
  /** Whoever hosts, as it was told last. */
  #toldHost = "";
  #hasToldEnd = false;

  /** Begins, or goes on from what is stored. Refused if that can't be read. */
  constructor(setting: MatchSetting) {
    const { code, roster, seats, secret, store, carrier, signatures, findGame, luck, addressOf } = setting;
    this.#setting = setting;
    this.id = matchOf(roster);
    const setUp = { findGame, signatures, room: code, luck, secret, seats, roster, dial: [] };
    this.#member = new Member(setUp, store.stored);
    const { book } = this.#member;
    if (book === undefined) throw new Refusal("no-roster");
    const { onStoreFailure, onBroken } = setting;
    this.#driver = new Driver<Stimulus, Done>({
      node: this.#member,
      lane: laneOf(this.id),
      store,
      carrier,
      addressOf,
      onEffect: (effect) => this.#do(effect),
      onStoreFailure,
      onBroken,
    });
    this.#keepNotes();
    this.#session = this.#show(book);
  }

  /** The seats are shown by what is stored of them; a new node stores it only once it's told something. */
  #keepNotes(): void {
    const { store, seats, onStoreFailure, onBroken } = this.#setting;
    const fresh = [...seats]
      .map(([seat, notes]) => [NAMES.notes(seat), notes] as const)
      .filter(([name]) => !store.stored.has(name));
    if (fresh.length === 0) return;
    store.write(new Map(fresh)).then((why) => {
      if (why !== undefined) onStoreFailure(why);
    }, onBroken);
  }

  #show(book: Book): OnlineSession {
    const { seats, store } = this.#setting;
    return new OnlineSession(book, {
      seats: [...seats.keys()].sort((one, other) => one - other),
      stored: store.stored,
      act: (seat, acts) => this.tell({ on: "act", seat, acts }),
      vouched: () => ({ book: this.#member.book ?? book, frames: this.#member.frames }),
    });
  }

  get lane(): Lane {
    return this.#driver.lane;
  }

  tell(stimulus: Stimulus): void {
    this.#driver.tell(stimulus);
  }

  /** Nothing more is done for it here; what is shown of it stays. */
  stop(): void {
    this.#driver.stop();
  }

  linkTo(device: Hex): Link | undefined {
    return this.#member.linkTo(device);
  }

  linkPriorityOf(link: Link): LinkPriority {
    return this.#member.linkPriorityOf(link);
  }

  /** As it stands now: whoever hosts, and whether it's over. */
  announce(): void {
    this.#announceHost(this.#session.book);
  }

  #do(effect: Done): void {
    const { onChanged, onNotice, onHeard, onUnsaid } = this.#setting;
    switch (effect.do) {
      case "show":
        this.#session.show(effect.book, effect.happened);
        this.#announceHost(effect.book);
        return onChanged();
      case "rewind":
        this.#session = this.#show(effect.book);
        return onChanged();
      case "presence":
        this.#presence = effect.seats;
        this.#spectators = effect.spectators;
        this.#owing = effect.owing;
        return onChanged();
      case "times":
        this.#times = effect.times;
        return onChanged();
      case "wanted":
        this.#wanted = effect.wanted;
        return onChanged();
      case "stopped":
        this.#isStopped = true;
        this.#end();
        return onChanged();
      case "age":
        this.#age = effect.seconds;
        return onChanged();
      case "notice":
        this.#session.noticed(effect.key, effect.facts);
        return onNotice({ key: effect.key, facts: effect.facts });
      case "unsaid":
        return onUnsaid(effect);
      case "heard":
        return onHeard(effect.from, effect.said);
    }
  }

  #announceHost(book: Book): void {
    const { onHost } = this.#setting;
    const host = hostDevice(book);
    const told = `${book.epoch} ${host}`;
    if (told !== this.#toldHost) {
      this.#toldHost = told;
      onHost(host, book.epoch);
    }
    if (isOver(book)) this.#end();
  }

  #end(): void {
    if (this.#hasToldEnd) return;
    this.#hasToldEnd = true;
    this.#setting.onOver();
  }

  get session(): OnlineSession {
    return this.#session;
  }

  get seats(): readonly Seat[] {
    return this.#session.seats;
  }

  get words(): readonly number[] | undefined {
    const { words } = this.#session.book;
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

  get times(): readonly TimeLeft[] {
    return this.#times;
  }

  get wanted(): Wanted {
    return this.#wanted;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  get age(): number {
    return this.#age;
  }

  get host(): Seat {
    return this.#session.book.host;
  }

  get epoch(): number {
    return this.#session.book.epoch;
  }

  get entries(): number {
    return this.#session.book.entries.length;
  }

  get away(): ReadonlyMap<Seat, Away> {
    const { accounts } = this.#session.book;
    return new Map(
      accounts.flatMap((account, seat) => (account?.away === undefined ? [] : [[seat, account.away] as const])),
    );
  }

  get turns(): readonly Turn[] {
    return this.#told.turns;
  }

  get checked(): Checked {
    return this.#told.checked;
  }

  /** Asked for whenever something is shown, and the same until the book has changed. */
  get #told(): ToldByBook {
    const { book } = this.#session;
    if (this.#toldByBook?.book === book) return this.#toldByBook;
    const told = { book, turns: turnsIn(book.terms.roster, book.entries), checked: checkedIn(book) };
    this.#toldByBook = told;
    return told;
  }

  get shared(): readonly (readonly Seat[])[] {
    return devicesOf(this.#session.book.terms.roster).filter((own) => own.length > 1);
  }

  get draft(): unknown {
    return this.#setting.store.stored.get(DRAFT);
  }

  keepDraft(draft: unknown): void {
    // It's nothing that others wait for.
    this.#setting.store.write(new Map([[DRAFT, draft]])).catch(() => undefined);
  }

  point(thing: string): void {
    this.tell({ on: "point", thing });
  }

  want(what: Want, isWanted: boolean): void {
    this.tell({ on: "want", what, isWanted });
  }

  agree(seat: Seat, about: Seat, to: Why | "return"): void {
    this.tell({ on: "agree", seat, about, to });
  }

  concede(seat: Seat): void {
    this.tell({ on: "leave", seat });
  }

  comeBack(seat: Seat): void {
    this.tell({ on: "return", seat });
  }
}

export const laneOf = (id: Hex): Lane => `match ${id}`;

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
