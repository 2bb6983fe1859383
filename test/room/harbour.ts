/**
 * Devices in rooms, wired directly: every text arrives, in order, on the lane it was sent on, and time goes on when it's
 * told to. What the page does for a room's node is done here: it runs a member for each match, and says who hosts it.
 */

import type { Seat } from "../../src/engine/game.ts";
import { hashText } from "../../src/engine/hash.ts";
import { isOver } from "../../src/fair/book.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import { keyPrint } from "../../src/fair/signing.ts";
import { deviceOf } from "../../src/net/devices.ts";
import { Member } from "../../src/net/member.ts";
import type { Effect, Link, Stimulus } from "../../src/net/node.ts";
import { DOOR } from "../../src/room/address.ts";
import type { Lobby, Wish } from "../../src/room/lobby.ts";
import type { RoomEffect, RoomSetUp, RoomStimulus } from "../../src/room/node.ts";
import { RoomNode } from "../../src/room/room-node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";

export const CODE = "HARBEX";
const ROOM = "room";
const TICK = 500;
const MOST_DELIVERIES = 200_000;

type Lane = string;
type Begin = Extract<RoomEffect, { do: "begin" }>;

interface Wire {
  readonly lane: Lane;
  readonly ends: readonly [string, string];
}

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly lane: Lane;
  readonly text: string;
}

/** One device; what it has stored outlives its page. */
interface Device {
  readonly who: string;
  readonly setUp: RoomSetUp;
  readonly stores: Map<Lane, Map<string, unknown>>;
  room: RoomNode | undefined;
  member: { readonly lane: Lane; readonly node: Member; readonly begin: Begin } | undefined;
  hasDoor: boolean;
  followed: string;
}

export class Harbour {
  now = 1_000_000;
  readonly devices = new Map<string, Device>();
  readonly effects: { readonly by: string; readonly effect: RoomEffect | Effect }[] = [];
  /** What is on its way: let through, changed, or kept. */
  sieve: (letter: Letter) => string | undefined = ({ text }) => text;
  /** Whose page breaks down once it has done so much more. */
  trap: { readonly who: string; left: number } | undefined;
  readonly #wires = new Map<Link, Wire>();
  readonly #queue: { readonly to: string; readonly lane: Lane; readonly stimulus: Carried }[] = [];
  readonly #cut = new Set<string>();
  #links = 0;

  /** Nothing has happened there yet. */
  add(who: string, setUp: Partial<RoomSetUp> = {}): this {
    let count = 0;
    const luck = () => bytesOf(...[...who].map((letter) => letter.codePointAt(0) ?? 0), count++);
    const common = { findGame: () => rehearsal, signatures: cheapSignatures, code: CODE, name: who, luck };
    this.devices.set(who, {
      who,
      setUp: { ...common, ...setUp },
      stores: new Map(),
      room: undefined,
      member: undefined,
      hasDoor: false,
      followed: "",
    });
    return this;
  }

  /** Opens a room. */
  host(who: string, setUp: Partial<RoomSetUp> = {}): this {
    const opening = { game: rehearsal.id, options: { nights: 2 }, players: 3, patience: 20 };
    return this.add(who, { opening, ...setUp }).come(who);
  }

  guest(who: string, setUp: Partial<RoomSetUp> = {}): this {
    return this.add(who, setUp).come(who);
  }

  come(who: string): this {
    const device = this.device(who);
    device.room = new RoomNode(device.setUp, this.store(who));
    device.hasDoor = false;
    this.tell(who, { on: "time", now: this.now });
    this.deliver();
    return this;
  }

  /** The page is gone without a word. */
  lose(who: string): void {
    const device = this.device(who);
    device.room = undefined;
    device.member = undefined;
    device.hasDoor = false;
    device.followed = "";
  }

  /** As a browser does it: what was connected is closed. */
  reload(who: string): void {
    this.#crash(who);
    this.deliver();
    this.come(who);
  }

  device(who: string): Device {
    const device = this.devices.get(who);
    if (device === undefined) throw new Error(`there is no ${who}`);
    return device;
  }

  room(who: string): RoomNode {
    const { room } = this.device(who);
    if (room === undefined) throw new Error(`${who} isn't here`);
    return room;
  }

  lobby(who: string): Lobby {
    const { lobby } = this.room(who);
    if (lobby === undefined) throw new Error(`${who} has no lobby`);
    return lobby;
  }

  key(who: string): Hex {
    return this.room(who).me;
  }

  member(who: string): Member {
    const { member } = this.device(who);
    if (member === undefined) throw new Error(`${who} is in no match`);
    return member.node;
  }

  store(who: string, lane: Lane = ROOM): Map<string, unknown> {
    const { stores } = this.device(who);
    const store = stores.get(lane) ?? new Map<string, unknown>();
    stores.set(lane, store);
    return store;
  }

  wish(who: string, wish: Wish): void {
    this.tell(who, { on: "wish", wish });
    this.deliver();
  }

  tell(who: string, stimulus: RoomStimulus): void {
    const { room } = this.device(who);
    if (room === undefined) return;
    for (const effect of room.tell(stimulus)) {
      if (this.#breaksDown(who)) return this.#crash(who);
      this.effects.push({ by: who, effect });
      this.#carryOut(who, ROOM, effect);
    }
  }

  #breaksDown(who: string): boolean {
    return this.trap?.who === who && this.trap.left-- === 0;
  }

  #crash(who: string): void {
    this.trap = undefined;
    for (const link of [...this.#wires.keys()]) this.#closeFor(who, link);
    this.lose(who);
  }

  tellMember(who: string, stimulus: Stimulus): void {
    const { member } = this.device(who);
    if (member === undefined) return;
    for (const effect of member.node.tell(stimulus)) {
      this.effects.push({ by: who, effect });
      this.#carryOut(who, member.lane, effect);
    }
    this.#look(who);
  }

  deliver(): void {
    for (let count = 0; this.#queue.length > 0; count++) {
      if (count > MOST_DELIVERIES) throw new Error("they never stop talking");
      const next = this.#queue.shift();
      if (next === undefined) continue;
      if (next.lane === ROOM) this.tell(next.to, next.stimulus);
      else if (this.device(next.to).member?.lane === next.lane) this.tellMember(next.to, next.stimulus);
    }
  }

  pass(time: number): this {
    for (let passed = 0; passed < time; passed += TICK) {
      this.now += TICK;
      for (const who of this.devices.keys()) {
        this.tell(who, { on: "time", now: this.now });
        this.tellMember(who, { on: "time", now: this.now });
      }
      this.deliver();
    }
    return this;
  }

  /** From now on nothing gets through between these. */
  cut(some: readonly string[], others: readonly string[]): void {
    for (const one of some) for (const other of others) this.#cut.add(pair(one, other));
  }

  mend(): void {
    this.#cut.clear();
  }

  /** What this device has been told by a notice, or everybody. */
  notices(who?: string): readonly string[] {
    return this.effects.flatMap(({ by, effect }) =>
      effect.do === "notice" && (who === undefined || who === by) ? [effect.key] : [],
    );
  }

  /** As if the device had sent it: only a cheat does that. */
  forge(from: string, to: string, text: string): void {
    const found = [...this.#wires].filter(
      ([, { lane, ends }]) => lane === ROOM && ends.includes(from) && ends.includes(to),
    );
    const link = found.at(-1)?.[0];
    if (link === undefined) throw new Error("they aren't connected");
    this.#queue.push({ to, lane: ROOM, stimulus: { on: "received", link, text } });
    this.deliver();
  }

  /** Dials where its node doesn't. */
  connect(from: string, to: string): void {
    this.#dial(from, ROOM, this.key(to));
    this.deliver();
  }

  connected(one: string, other: string): boolean {
    return [...this.#wires.values()].some(
      ({ lane, ends }) => lane === ROOM && ends.includes(one) && ends.includes(other),
    );
  }

  /** Is the match over in which this device was last? */
  isOver(who: string): boolean {
    const book = this.device(who).member?.node.book;
    return book !== undefined && isOver(book);
  }

  begins(who: string): readonly Begin[] {
    return this.effects.flatMap(({ by, effect }) => (by === who && effect.do === "begin" ? [effect] : []));
  }

  #carryOut(who: string, lane: Lane, effect: RoomEffect | Effect): void {
    switch (effect.do) {
      case "store":
        this.store(who, lane).set(effect.name, JSON.parse(JSON.stringify(effect.value)));
        break;
      case "dial":
        this.#dial(who, lane, effect.to);
        break;
      case "send":
        this.#send(who, lane, effect.link, effect.text);
        break;
      case "close":
        this.#closeFor(who, effect.link);
        break;
      case "door":
        this.device(who).hasDoor = effect.isOpen;
        break;
      case "begin":
        this.#begin(who, effect);
        break;
    }
  }

  #begin(who: string, begin: Begin): void {
    const device = this.device(who);
    const { findGame, luck, signatures } = device.setUp;
    const { match: lane, roster, secret, seats } = begin;
    const setUp = { findGame, luck, signatures, room: lane, roster, secret, seats, dial: [] };
    device.member = { lane, node: new Member(setUp, this.store(who, lane)), begin };
    device.followed = "";
    this.tellMember(who, { on: "time", now: this.now });
  }

  /** Tells the room who hosts the match now, and when it's over. */
  #look(who: string): void {
    const device = this.device(who);
    const { member } = device;
    const book = member?.node.book;
    if (member === undefined || book === undefined) return;
    const { lane: match } = member;
    const followed = `${book.host} ${book.epoch}`;
    if (followed !== device.followed) {
      device.followed = followed;
      this.tell(who, { on: "match-host", match, host: deviceOf(book, book.host), epoch: book.epoch });
    }
    if (isOver(book)) this.tell(who, { on: "ended", match });
  }

  #found(to: string): Device | undefined {
    const here = [...this.devices.values()].filter(({ room }) => room !== undefined);
    if (to === DOOR) return here.find(({ hasDoor }) => hasDoor);
    return here.find(({ room }) => room?.me === to || keyPrint(room?.me ?? to) === to);
  }

  #dial(from: string, lane: Lane, to: string): void {
    const device = this.#found(to);
    if (device === undefined || device.who === from || this.#cut.has(pair(from, device.who))) {
      this.#queue.push({ to: from, lane, stimulus: { on: "closed", to } });
      return;
    }
    const link = `link ${this.#links++}`;
    this.#wires.set(link, { lane, ends: [from, device.who] });
    const [ours, theirs] = [hashText(from), hashText(device.who)];
    this.#queue.push({ to: from, lane, stimulus: { on: "opened", link, to, fingerprints: { ours, theirs } } });
    const turned = { ours: theirs, theirs: ours };
    this.#queue.push({ to: device.who, lane, stimulus: { on: "opened", link, fingerprints: turned } });
  }

  #send(from: string, lane: Lane, link: Link, text: string): void {
    const to = this.#otherEnd(from, link);
    if (to === undefined || this.#cut.has(pair(from, to))) return;
    const passed = this.sieve({ from, to, lane, text });
    if (passed !== undefined) this.#queue.push({ to, lane, stimulus: { on: "received", link, text: passed } });
  }

  #closeFor(who: string, link: Link): void {
    const to = this.#otherEnd(who, link);
    const lane = this.#wires.get(link)?.lane ?? ROOM;
    if (to === undefined) return;
    this.#wires.delete(link);
    if (!this.#cut.has(pair(who, to))) this.#queue.push({ to, lane, stimulus: { on: "closed", link } });
  }

  #otherEnd(who: string, link: Link): string | undefined {
    const wire = this.#wires.get(link);
    return wire?.ends.includes(who) ? wire.ends.find((end) => end !== who) : undefined;
  }
}

type Carried = Extract<Stimulus, { on: "opened" | "received" | "closed" }>;

const pair = (one: string, other: string): string => [one, other].sort().join(" ");

/** Sits down and is ready for what is there. */
export function settle(harbour: Harbour, who: string, ...seats: readonly Seat[]): void {
  for (const seat of seats) harbour.wish(who, { wish: "sit", seat, name: who });
  for (const seat of seats) harbour.wish(who, { wish: "ready", seat });
}
