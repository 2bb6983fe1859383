/** The match that is played in a room, run from this device: seated or watching. */
import type { Address, Carrier, Lane } from "../carrier/carrier.ts";
import type { Game, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, isOver } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Notes } from "../fair/notes.ts";
import { matchOf, type Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";
import { hostDevice } from "../net/devices.ts";
import { Member } from "../net/member.ts";
import type { Effect, Link, Overheard, Standing, Stimulus, Unsaid } from "../net/node.ts";
import { NAMES } from "../net/storage.ts";
import { type Deed, Driver } from "./driver.ts";
import type { Shelf, Unkept } from "./keep.ts";
import type { Notice, OnlineMatch } from "./online-room.ts";
import { OnlineSession } from "./online-session.ts";
import { PlayedMatch } from "./played-match.ts";

export interface MatchSetting {
  readonly code: string;
  readonly roster: Roster;
  /** The seats of this device, with what they must remember. */
  readonly seats: ReadonlyMap<Seat, Notes>;
  /** Of this device; of one with seats it's that of its first seat as well. */
  readonly secret: Hex;
  readonly shelf: Shelf;
  readonly carrier: Carrier;
  readonly signatures: Signatures;
  findGame(id: string): Game | undefined;
  luck(): Hex;
  addressOf(to: Hex): Address;
  /** What can be read here has changed. */
  onChanged(): void;
  /** It has to be shown anew. */
  onRewound(): void;
  onNotice(notice: Notice): void;
  onHeard(from: Hex, said: Overheard): void;
  onUnsaid(unsaid: Unsaid): void;
  /** Whoever hosts it from now on. */
  onHost(device: Hex, epoch: number): void;
  onOver(): void;
  onUnkept(why: Unkept): void;
  onBroken(error: unknown): void;
}

type Done = Exclude<Effect, Deed>;

export class MatchRun {
  readonly id: Hex;
  readonly driver: Driver<Stimulus, Done>;
  readonly #setting: MatchSetting;
  readonly #member: Member;
  #shown: PlayedMatch;
  #host = "";
  #isOver = false;

  /** Begins, or goes on from what is stored. Refused if that can't be read. */
  constructor(setting: MatchSetting) {
    const { code, roster, seats, secret, shelf, carrier, signatures, findGame, luck, addressOf } = setting;
    this.#setting = setting;
    this.id = matchOf(roster);
    const setUp = { findGame, signatures, room: code, luck, secret, seats, roster, dial: [] };
    this.#member = new Member(setUp, shelf.stored);
    const { onUnkept, onBroken } = setting;
    this.driver = new Driver<Stimulus, Done>({
      node: this.#member,
      lane: laneOf(this.id),
      shelf,
      carrier,
      addressOf,
      onEffect: (effect) => this.#do(effect),
      onUnkept,
      onBroken,
    });
    const { book } = this.#member;
    if (book === undefined) throw new Refusal("no-roster");
    this.#keepNotes();
    this.#shown = this.#show(book);
  }

  get match(): OnlineMatch {
    return this.#shown;
  }

  /** The seats are shown by what is stored of them; a new node stores it only once it's told something. */
  #keepNotes(): void {
    const { shelf, seats, onUnkept, onBroken } = this.#setting;
    const fresh = [...seats]
      .map(([seat, notes]) => [NAMES.notes(seat), notes] as const)
      .filter(([name]) => !shelf.stored.has(name));
    if (fresh.length === 0) return;
    shelf.write(new Map(fresh)).then((why) => {
      if (why !== undefined) onUnkept(why);
    }, onBroken);
  }

  #show(book: Book, before?: PlayedMatch): PlayedMatch {
    const { seats, shelf } = this.#setting;
    const session = new OnlineSession(book, {
      seats: [...seats.keys()].sort((one, other) => one - other),
      stored: shelf.stored,
      act: (seat, acts) => this.driver.tell({ on: "act", seat, acts }),
      vouched: () => ({ book: this.#member.book ?? book, frames: this.#member.frames }),
    });
    const tell = (stimulus: Stimulus) => this.driver.tell(stimulus);
    return new PlayedMatch(this.id, session, { tell, shelf }, before);
  }

  linkTo(device: Hex): Link | undefined {
    return this.#member.linkTo(device);
  }

  standingOf(link: Link): Standing {
    return this.#member.standingOf(link);
  }

  /** As it stands now: whoever hosts, and whether it's over. */
  tellStanding(): void {
    this.#follow(this.#shown.session.book);
  }

  #do(effect: Done): void {
    const { onChanged, onRewound, onNotice, onHeard, onUnsaid } = this.#setting;
    switch (effect.do) {
      case "show":
        this.#shown.session.show(effect.book, effect.happened);
        this.#follow(effect.book);
        return onChanged();
      case "rewind":
        this.#shown = this.#show(effect.book, this.#shown);
        return onRewound();
      case "presence":
        this.#shown.hear(effect);
        return onChanged();
      case "times":
        this.#shown.hearTimes(effect.times);
        return onChanged();
      case "wanted":
        this.#shown.hearWanted(effect.wanted);
        return onChanged();
      case "stopped":
        this.#shown.end();
        this.#end();
        return onChanged();
      case "age":
        this.#shown.grow(effect.seconds);
        return onChanged();
      case "notice":
        this.#shown.session.noticed(effect.key, effect.facts);
        return onNotice({ key: effect.key, facts: effect.facts });
      case "unsaid":
        return onUnsaid(effect);
      case "heard":
        return onHeard(effect.from, effect.said);
    }
  }

  #follow(book: Book): void {
    const { onHost } = this.#setting;
    const host = hostDevice(book);
    const standing = `${book.epoch} ${host}`;
    if (standing !== this.#host) {
      this.#host = standing;
      onHost(host, book.epoch);
    }
    if (isOver(book)) this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#setting.onOver();
  }
}

export const laneOf = (id: Hex): Lane => `match ${id}`;
