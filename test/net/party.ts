/** People at a table, each at a device of their own, who play whatever is legal. */
import { takes } from "../../src/engine/admission.ts";
import type { Game, Seat } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { awaitsOf, type Book, isOver, people, positionOf } from "../../src/fair/book.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import { Holder } from "../../src/fair/holder.ts";
import { type Notes, newNotes, readNotes } from "../../src/fair/notes.ts";
import { readMatch } from "../../src/fair/reading.ts";
import { writeRecord } from "../../src/fair/record.ts";
import { isRequested } from "../../src/fair/requests.ts";
import type { ClockRule, Roster } from "../../src/fair/roster.ts";
import { type Verdict, verify } from "../../src/fair/verify.ts";
import { Member } from "../../src/net/member.ts";
import type { SetUp } from "../../src/net/node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { PostOffice } from "./post-office.ts";

export interface PartySetUp {
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  /** From the first seat on; the others are bots. */
  readonly people: number;
  readonly spectators?: number;
  /** Which seats are at one device; each at its own, if it isn't said. */
  readonly devices?: readonly (readonly Seat[])[];
  readonly seed: number;
  readonly clock?: ClockRule;
}

interface Guest {
  readonly key: Hex;
  readonly setUp: SetUp;
  readonly seats: readonly Seat[];
}

export class Party {
  readonly office = new PostOffice();
  readonly guests: readonly Guest[];
  readonly roster: Roster;
  readonly luck: Rng;
  readonly #acted = new Map<Seat, string>();
  /** What the people of a seat may know. */
  readonly #holders = new Map<Seat, Holder>();

  constructor(setUp: PartySetUp) {
    const { game, options, players, people: persons, seed, spectators = 0 } = setUp;
    const [level = ""] = Object.keys(game.bots);
    this.luck = seeded(seed, 78);
    const notes = Array.from({ length: persons }, (_, seat) =>
      newNotes(bytesOf(seed, seat, 1), bytesOf(seed, seat, 2)),
    );
    const devices = setUp.devices ?? notes.map((_, seat) => [seat]);
    const keys = notes.map(({ secret }) => cheapSignatures.signer(secret).key);
    this.roster = {
      game: game.id,
      rules: game.rules,
      content: game.content,
      options,
      seats: Array.from({ length: players }, (_, seat) => {
        const info = { name: `Player ${seat}`, level };
        const key = keys[seat];
        if (key === undefined) return { ...info, by: "bot" as const };
        const first = devices.find((seats) => seats.includes(seat))?.[0] ?? seat;
        const at = first === seat ? {} : { with: first };
        return { ...info, by: "person" as const, key, nonce: bytesOf(seed, seat, 3), ...at };
      }),
      line: [...keys.keys()],
      patience: 20,
      ...(setUp.clock && { clock: setUp.clock }),
    };
    const common = { findGame: () => game, signatures: cheapSignatures, room: "room", dial: keys.slice(0, 1) };
    const luckOf = (who: number) => {
      const luck = seeded(seed, who, 4);
      return () => bytesOf(luck.below(1_000_000), who);
    };
    const seated = devices.map((seats) => {
      const [first = 0] = seats;
      const own = new Map(seats.flatMap((seat) => (notes[seat] === undefined ? [] : [[seat, notes[seat]] as const])));
      const secret = notes[first]?.secret ?? "";
      const given = { luck: luckOf(first), secret, seats: own, roster: this.roster };
      return { key: keys[first] ?? "", seats, setUp: { ...common, ...given } };
    });
    const watching = Array.from({ length: spectators }, (_, k) => {
      const secret = bytesOf(seed, k, 5);
      const key = cheapSignatures.signer(secret).key;
      const own = { luck: luckOf(100 + k), secret, seats: new Map<Seat, Notes>(), roster: undefined };
      return { key, seats: [], setUp: { ...common, ...own } };
    });
    this.guests = [...seated, ...watching];
  }

  key(who: number): Hex {
    return this.#guest(who).key;
  }

  #guest(who: number): Guest {
    const guest = this.guests[who];
    if (guest === undefined) throw new Error(`there is no ${who}`);
    return guest;
  }

  #at(seat: Seat): Guest {
    const guest = this.guests.find(({ seats }) => seats.includes(seat));
    if (guest === undefined) throw new Error(`nobody plays seat ${seat}`);
    return guest;
  }

  /** Comes, or comes back, with what the device has stored. */
  come(...who: readonly number[]): this {
    for (const one of who) {
      const { key, setUp } = this.#guest(one);
      this.office.plug(key, new Member(setUp, this.office.store(key)));
    }
    return this;
  }

  all(): this {
    return this.come(...this.guests.keys());
  }

  lose(...who: readonly number[]): void {
    for (const one of who) this.office.unplug(this.key(one));
  }

  /** Comes back with what the device had stored at another time, as if nothing had happened since. */
  comeAsBefore(who: number, stored: ReadonlyMap<string, unknown>): void {
    this.office.stored.set(this.key(who), new Map(stored));
    for (const seat of this.#guest(who).seats) this.#acted.delete(seat);
    this.come(who);
  }

  reload(who: number): void {
    this.lose(who);
    this.come(who);
  }

  book(who: number): Book {
    const book = this.office.nodes.get(this.key(who))?.book;
    if (book === undefined) throw new Error(`${who} has no book`);
    return book;
  }

  /** Of whoever checks what this one would write to a file. */
  verdict(who: number): Verdict {
    const node = this.office.nodes.get(this.key(who));
    if (!(node instanceof Member)) throw new Error(`${who} isn't there`);
    const record = writeRecord(this.book(who), node.frames);
    const { told, game } = readMatch(record, this.#guest(who).setUp.findGame, cheapSignatures);
    return verify(told, game, cheapSignatures, { all: true, bots: true });
  }

  notes(seat: Seat): Notes {
    return readNotes(this.office.store(this.#at(seat).key).get(`notes ${seat}`));
  }

  /** Half a second in which all who are there do what they owe. */
  step(): void {
    this.office.pass(500);
    for (const { seats, key } of this.guests) {
      for (const seat of seats) {
        if (this.office.nodes.has(key)) this.act(seat);
        this.office.deliver();
      }
    }
  }

  until(isThere: () => boolean, most = 4_000): void {
    for (let steps = 0; !isThere(); steps++) {
      if (steps > most) throw new Error(`it never came to that: ${this.story()}`);
      this.step();
    }
  }

  play(): void {
    const present = () => this.guests.flatMap(({ key }, who) => (this.office.nodes.has(key) ? [who] : []));
    this.until(() => present().every((who) => isDone(this.book(who))));
    this.office.pass(5_000);
  }

  act(seat: Seat): void {
    const { key } = this.#at(seat);
    const book = this.office.nodes.get(key)?.book;
    if (book?.phase !== "play" || isRequested(book) || book.due !== undefined || !people(book).includes(seat)) return;
    const owed = awaitsOf(book).find((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
    if (owed?.kind !== "act") return;
    const moment = `${positionOf(book)} ${book.epoch}`;
    if (this.#acted.get(seat) === moment) return;
    this.#acted.set(seat, moment);
    const holder = this.#holders.get(seat) ?? new Holder(book, seat, this.notes(seat));
    this.#holders.set(seat, holder);
    if (owed.sealed && holder.chosen(book, this.notes(seat)) !== undefined) return;
    const acts = holder.legal(book).filter((act) => takes(owed, act));
    if (acts.length > 0) this.office.tell(key, { on: "act", seat, acts: [this.luck.pick(acts)] });
  }

  story(): string {
    const told = this.guests.map(({ key }, who) => {
      const book = this.office.nodes.get(key)?.book;
      return book === undefined
        ? `${who}: none`
        : `${who}: ${positionOf(book)} in epoch ${book.epoch} of ${book.host}, ${book.phase}, awaits ${JSON.stringify(awaitsOf(book))?.slice(0, 200)}`;
    });
    return [...told, ...this.office.notices().slice(-20)].join("\n");
  }
}

/** All who are seated have told their seeds. */
export const isDone = (book: Book): boolean =>
  isOver(book) && people(book).every((seat) => book.accounts[seat]?.seed !== undefined);
