/**
 * A cheating device: one or several honest nodes with the same keys, and a man in the middle who reads what comes in,
 * changes what leaves, and sends messages of its own.
 */
import type { Seat } from "../../../engine/game.ts";
import { type Rng, seeded } from "../../../engine/rng.ts";
import type { Book } from "../../../fair/book.ts";
import type { Hex } from "../../../fair/bytes.ts";
import type { Frame } from "../../../fair/entries.ts";
import { decode, encodeMessage } from "../../../net/codec.ts";
import { handshake, type Message } from "../../../net/messages.ts";
import type { Effect, Link, Stimulus } from "../../../net/node.ts";
import type { ObservedNode } from "../device.ts";
import { kindOf } from "../kind.ts";
import { bytesOf } from "../luck.ts";
import { Person } from "../people.ts";
import type { MakeNode, Start } from "../scene.ts";
import { Archive, isOf } from "./archive.ts";
import { Copy, seatOf } from "./copy.ts";
import { Forger } from "./forger.ts";
import { type Line, Lines } from "./lines.ts";
import { Ploys } from "./ploys.ts";
import { type Deviation, toldDeviation } from "./scheme.ts";

/** What the simulated world provides for it. */
export interface Beside {
  readonly now: () => number;
  /** Calls `tick` after this many milliseconds. */
  readonly wakeAfter: (delay: number) => void;
  readonly tell: (what: string) => void;
  readonly seed: number;
}

interface Ongoing {
  readonly deviation: Deviation;
  readonly luck: Rng;
  begunAt: number | undefined;
  struckAt: number;
}

interface Leaving {
  readonly text: string;
  readonly delay: number;
}

const GREETINGS: readonly string[] = handshake.options.map(({ entries }) => entries.t.literal);
/** The interval at which it repeats the same thing. */
const AGAIN = 1_000;
const THINKS = [500, 2_500] as const;
const MISSED = { silent: 30, owes: true };

export class Deviant implements ObservedNode {
  readonly #start: Start;
  readonly #beside: Beside;
  readonly #all: readonly Ongoing[];
  readonly #first: Copy;
  #second: { readonly copy: Copy; readonly person: Person } | undefined;
  readonly #lines = new Lines();
  readonly #archive = new Archive();
  readonly #forger: Forger;
  readonly #ploys: Ploys;
  readonly #later: { readonly at: number; readonly link: Link; readonly text: string }[] = [];
  /** Calls by a copy to peers that it shall not talk to. */
  #undialled: { readonly copy: Copy; readonly to: Hex }[] = [];
  #lookAt = 0;
  #effects: Effect[] = [];

  constructor(start: Start, makeNode: MakeNode, deviations: readonly Deviation[], beside: Beside) {
    this.#start = start;
    this.#beside = beside;
    this.#all = deviations.map((deviation) => {
      const begunAt = deviation.hears === undefined ? deviation.from : undefined;
      return { deviation, luck: seeded(beside.seed, deviation.id, 21), begunAt, struckAt: Number.NEGATIVE_INFINITY };
    });
    this.#first = new Copy(start, makeNode);
    const seat = seatOf(start);
    this.#forger = new Forger(seat, start.signatures.signer(start.secret));
    this.#ploys = new Ploys(this.#forger, this.#archive, this.#port());
  }

  get book(): Book | undefined {
    return this.#first.node.book;
  }

  get frames(): readonly Frame[] {
    return this.#first.node.frames;
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    this.#effects = [];
    this.#hear(stimulus);
    this.#strike();
    return this.#effects;
  }

  get #on(): readonly Ongoing[] {
    const now = this.#beside.now();
    return this.#all.filter(
      ({ begunAt, deviation }) => begunAt !== undefined && begunAt <= now && now < begunAt + deviation.lasts,
    );
  }

  #towards(peer: Hex): readonly Ongoing[] {
    const seat = this.#seatOf(peer);
    return this.#on.filter(({ deviation }) => seat !== undefined && deviation.to.includes(seat));
  }

  #seatOf(key: Hex): Seat | undefined {
    const seat = this.#start.roster.seats.findIndex((info) => info.by === "person" && info.key === key);
    return seat < 0 ? undefined : seat;
  }

  #keyOf(seat: Seat): Hex {
    const info = this.#start.roster.seats[seat];
    return info?.by === "person" ? info.key : "";
  }

  /** The copy that talks to this peer. */
  #copyFor(peer: Hex): Copy {
    const isOther = this.#towards(peer).some(({ deviation }) => deviation.move.do === "copy");
    if (!isOther) return this.#first;
    this.#second ??= this.#twin();
    return this.#second.copy;
  }

  #twin(): { readonly copy: Copy; readonly person: Person } {
    const copy = this.#first.twin(this.#beside.now());
    const seat = this.#forger.seat;
    const tell = (stimulus: Stimulus) => this.#tellCopy(copy, stimulus);
    const device = {
      get node() {
        return copy.node;
      },
      tell,
    };
    const notes = this.#start.notes.get(seat);
    if (notes === undefined) throw new Error("only whoever has a seat cheats");
    const luck = seeded(this.#beside.seed, seat, 23);
    return {
      copy,
      person: new Person(seat, device, notes, luck, { thinks: THINKS, level: undefined, dawdles: false }),
    };
  }

  get #copies(): readonly Copy[] {
    return this.#second === undefined ? [this.#first] : [this.#first, this.#second.copy];
  }

  #hear(stimulus: Stimulus): void {
    switch (stimulus.on) {
      case "time":
        return this.#tick(stimulus);
      case "opened":
        if (stimulus.to === undefined) this.#lines.wait(stimulus.link, stimulus);
        else {
          const copy = this.#lines.answered(stimulus.to) ?? this.#copyFor(stimulus.to);
          this.#lines.open(stimulus.link, stimulus.to, copy);
          this.#tellCopy(copy, stimulus);
        }
        return;
      case "received":
        return this.#receive(stimulus.link, stimulus.text);
      case "waiting":
        return this.#tellCopy(this.#lines.at(stimulus.link)?.copy ?? this.#first, stimulus);
      case "closed": {
        const { link, to } = stimulus;
        const dialler = to === undefined ? undefined : this.#lines.answered(to);
        const copy = link === undefined ? dialler : this.#lines.at(link)?.copy;
        if (link !== undefined) this.#lines.close(link);
        return this.#tellCopy(copy ?? this.#first, stimulus);
      }
      case "agree":
        if (this.#on.every(({ deviation }) => deviation.move.do !== "abstain")) this.#tellCopy(this.#first, stimulus);
        return;
      default:
        return this.#tellCopy(this.#first, stimulus);
    }
  }

  #tick(time: Extract<Stimulus, { on: "time" }>): void {
    this.#restore();
    this.#reroute();
    for (const { copy, to } of this.#undialled) this.#tellCopy(copy, { on: "closed", to });
    this.#undialled = [];
    for (const copy of this.#copies) this.#tellCopy(copy, time);
    this.#release();
    const now = this.#beside.now();
    if (this.#second === undefined || now < this.#lookAt) return;
    this.#second.person.look(now);
    this.#lookAt = now + this.#second.person.pause;
  }

  #restore(): void {
    for (const one of this.#on) {
      const { move } = one.deviation;
      if (move.do !== "restore" || one.struckAt >= 0) continue;
      one.struckAt = this.#beside.now();
      this.#beside.tell(`cheat: ${toldDeviation(one.deviation)}`);
      for (const line of this.#lines.all) if (line.copy === this.#first) this.#hangUp(line);
      this.#first.restore(this.#beside.now() - move.ago);
    }
  }

  /** Hangs up on peers that shall talk to another copy from now on, so that they dial again. */
  #reroute(): void {
    for (const line of this.#lines.all) {
      if (line.copy === this.#copyFor(line.peer)) continue;
      this.#hangUp(line);
      this.#tellCopy(line.copy, { on: "closed", link: line.link });
    }
  }

  #hangUp({ link }: Line): void {
    this.#lines.close(link);
    this.#effects.push({ do: "close", link });
  }

  #receive(link: Link, text: string): void {
    const kind = kindOf(text);
    const opened = this.#lines.takeStranger(link);
    if (opened !== undefined) {
      const { key = "" }: { key?: Hex } = JSON.parse(text);
      const copy = this.#copyFor(key);
      this.#lines.open(link, key, copy);
      this.#tellCopy(copy, opened);
    }
    const line = this.#lines.at(link);
    const stimulus: Stimulus = { on: "received", link, text };
    if (line === undefined) return this.#tellCopy(this.#first, stimulus);
    if (kind === "proved" || !GREETINGS.includes(kind)) line.isOpen = true;
    if (GREETINGS.includes(kind)) return this.#tellCopy(line.copy, stimulus);
    this.#archive.keep(text, this.#beside.now());
    this.#begin(kind);
    const isIgnored = this.#towards(line.peer).some(
      ({ deviation: { move } }) => move.do === "ignore" && isOf(move.what, kind),
    );
    if (!isIgnored) this.#tellCopy(line.copy, stimulus);
  }

  #begin(kind: string): void {
    const now = this.#beside.now();
    for (const one of this.#all) {
      const { hears, from } = one.deviation;
      if (one.begunAt === undefined && hears === kind && now >= from) one.begunAt = now;
    }
  }

  #tellCopy(copy: Copy, stimulus: Stimulus): void {
    for (const effect of copy.tell(stimulus, this.#beside.now())) this.#do(copy, effect);
  }

  #do(copy: Copy, effect: Effect): void {
    const isFirst = copy === this.#first;
    switch (effect.do) {
      case "send":
        return this.#leave(effect.link, effect.text);
      case "dial":
        if (this.#copyFor(effect.to) !== copy) this.#undialled.push({ copy, to: effect.to });
        else {
          this.#lines.dial(effect.to, copy);
          this.#effects.push(effect);
        }
        return;
      case "close":
        this.#lines.close(effect.link);
        this.#effects.push(effect);
        return;
      case "presence":
        if (!isFirst) this.#second?.person.know(effect.seats, this.#beside.now());
    }
    if (isFirst) this.#effects.push(effect);
  }

  /** Sends what a node sends, changed by the active deviations. */
  #leave(link: Link, text: string): void {
    const line = this.#lines.at(link);
    const kind = kindOf(text);
    if (line === undefined || GREETINGS.includes(kind)) return this.#post(link, { text, delay: 0 });
    this.#archive.keep(text, this.#beside.now());
    let all: readonly Leaving[] = [{ text, delay: 0 }];
    for (const one of this.#towards(line.peer)) {
      const { move } = one.deviation;
      if ("what" in move ? isOf(move.what, kind) : move.do === "slander") {
        all = all.flatMap((leaving) => this.#bent(one, line, leaving));
      }
    }
    for (const leaving of all) this.#post(link, leaving);
  }

  #bent({ deviation: { move }, luck }: Ongoing, { copy }: Line, leaving: Leaving): readonly Leaving[] {
    switch (move.do) {
      case "withhold":
        return [];
      case "delay":
        return [{ ...leaving, delay: leaving.delay + move.by }];
      case "repeat":
        return [leaving, { ...leaving, delay: leaving.delay + move.by }];
      case "alter": {
        const { book } = copy.node;
        const match = move.isForeign ? bytesOf(luck) : undefined;
        const other = book && this.#forger.altered(decode(leaving.text), book, luck, match);
        return [other === undefined ? leaving : { ...leaving, text: encodeMessage(other) }];
      }
      case "leap": {
        const { book } = copy.node;
        const far = book && this.#forger.leapt(decode(leaving.text), book, move.by);
        return [far === undefined ? leaving : { ...leaving, text: encodeMessage(far) }];
      }
      case "slander": {
        const message = decode(leaving.text);
        if (message.t !== "presence") return [leaving];
        const missed = move.how === "silent" ? { silent: MISSED.silent } : { owes: MISSED.owes };
        const seats = message.seats.map((one) => (one.seat === move.about ? { ...one, ...missed } : one));
        return [{ ...leaving, text: encodeMessage({ ...message, seats }) }];
      }
      default:
        return [leaving];
    }
  }

  #post(link: Link, { text, delay }: Leaving): void {
    if (delay === 0) this.#effects.push({ do: "send", link, text });
    else {
      this.#later.push({ at: this.#beside.now() + delay, link, text });
      this.#beside.wakeAfter(delay);
    }
  }

  #release(): void {
    const now = this.#beside.now();
    const due = this.#later.filter(({ at }) => at <= now);
    for (const one of due) {
      this.#later.splice(this.#later.indexOf(one), 1);
      if (this.#lines.at(one.link) !== undefined) this.#effects.push({ do: "send", link: one.link, text: one.text });
    }
  }

  #strike(): void {
    const now = this.#beside.now();
    for (const one of this.#on) {
      if (now - one.struckAt < AGAIN) continue;
      if (one.struckAt < 0) this.#beside.tell(`cheat: ${toldDeviation(one.deviation)}`);
      one.struckAt = now;
      this.#ploys.strike(one.deviation, one.luck);
    }
  }

  #port() {
    const send = ({ link }: Line, text: string) => {
      this.#archive.keep(text, this.#beside.now());
      this.#effects.push({ do: "send", link, text });
    };
    const copies = () => this.#copies;
    return {
      now: this.#beside.now,
      get copies() {
        return copies();
      },
      lineTo: (seat: Seat) => this.#lines.to(this.#keyOf(seat)),
      send: (line: Line, message: Message) => send(line, encodeMessage(message)),
      sendText: send,
      feed: (copy: Copy, message: Message) => {
        const line = this.#lines.all.find((one) => one.copy === copy && one.isOpen);
        if (line !== undefined) this.#tellCopy(copy, { on: "received", link: line.link, text: encodeMessage(message) });
      },
    };
  }
}
