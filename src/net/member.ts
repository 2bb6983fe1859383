/** A device at a table: host or guest, or, without a seat, a spectator. Puts the parts together and tells each its own. */
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Frame } from "../fair/entries.ts";
import { readRoster } from "../fair/roster.ts";
import type { Said } from "../fair/sayings.ts";
import { keyPrint, remembering } from "../fair/signing.ts";
import { Absences } from "./absences.ts";
import { Accusations } from "./accusations.ts";
import { Answering } from "./answering.ts";
import { Asking } from "./asking.ts";
import { Core } from "./core.ts";
import { hostDevice, lineOf, seatsAt, targetsOf } from "./devices.ts";
import { Following } from "./following.ts";
import { Hosting } from "./hosting.ts";
import { Idling } from "./idling.ts";
import { Manners } from "./manners.ts";
import { type Message, type Spoken, spoken } from "./messages.ts";
import type { Effect, Link, Node, SetUp, Standing, Stimulus, Unsaid } from "./node.ts";
import { Speaking } from "./speaking.ts";
import { openedBook, type Stored } from "./storage.ts";
import { Succession } from "./succession.ts";
import { OwnTalk, overheard, Talk } from "./talk.ts";
import { ThinkingTime } from "./thinking-time.ts";
import { BEAT, LEFT_OUT, OLD, SECOND } from "./waits.ts";
import { talkOf } from "./words.ts";

/**
 * What means work or has to be kept in mind: only whoever is at the table may ask that of others, or any stranger could.
 * Entries are vouched for by those who hosted, and whoever only watches may be the last one to have them.
 */
const OF_SEATS: ReadonlySet<Message["t"]> = new Set(["say", "stored", "lost", "stand"]);

export class Member implements Node {
  readonly #core: Core;
  readonly #following: Following;
  readonly #speaking: Speaking;
  readonly #asking: Asking;
  readonly #answering: Answering;
  readonly #absences: Absences;
  readonly #thinking: ThinkingTime;
  readonly #manners: Manners;
  readonly #hosting: Hosting;
  readonly #idling: Idling;
  readonly #succession: Succession;
  readonly #accusations: Accusations;
  readonly #talk = new Talk();
  readonly #ownTalk = new OwnTalk();
  #beatAt: number | undefined;
  /** Who hosts, and in which epoch. */
  #reign = "";
  #age = 0;

  /** Begins, or goes on from what this device has stored. Refused if that can't be read. */
  constructor(setUp: SetUp, stored: Stored) {
    const core = new Core({ ...setUp, signatures: remembering(setUp.signatures) }, stored);
    this.#core = core;
    this.#following = new Following(core);
    this.#speaking = new Speaking(core, stored);
    this.#asking = new Asking(core);
    this.#answering = new Answering(core);
    this.#thinking = new ThinkingTime(core, stored);
    this.#absences = new Absences(core, this.#thinking);
    this.#manners = new Manners(core);
    this.#hosting = new Hosting(core, {
      asking: this.#asking,
      absences: this.#absences,
      thinking: this.#thinking,
      manners: this.#manners,
    });
    this.#accusations = new Accusations(core);
    this.#idling = new Idling(core, this.#answering, this.#absences);
    this.#succession = new Succession(
      core,
      () => this.#speaking.isLeftOut || this.#following.isStuck || this.#idling.isIdle || this.#isWithheld(),
    );
  }

  get book(): Book | undefined {
    return this.#core.book;
  }

  /** What vouches for the record in its book: it makes a file of it that anybody believes. */
  get frames(): readonly Frame[] {
    return this.#core.frames;
  }

  linkTo(device: Hex): Link | undefined {
    return this.#core.links.linkTo(device);
  }

  standingOf(link: Link): Standing {
    return this.#core.links.standingOf(link);
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    this.#safely(() => this.#told(stimulus));
    this.#goOn();
    return this.#core.out.take();
  }

  /** Whatever is refused has changed nothing. */
  #safely(attempt: () => void): void {
    try {
      attempt();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice(error.key, error.facts);
    }
  }

  #told(stimulus: Stimulus): void {
    const { clock, links } = this.#core;
    switch (stimulus.on) {
      case "time":
        clock.tell(stimulus.now);
        break;
      case "opened":
        links.opened(stimulus.link, stimulus.to, stimulus.fingerprints);
        break;
      case "received": {
        const heard = links.received(stimulus.link, stimulus.text);
        if (heard !== undefined) this.#hear(heard.from, heard.message);
        break;
      }
      case "waiting":
        links.waiting(stimulus.link, stimulus.bytes);
        break;
      case "closed":
        links.closed(stimulus.link, stimulus.to);
        break;
      case "act":
        this.#speaking.act(stimulus.seat, stimulus.acts);
        break;
      case "leave":
        this.#speaking.wish(stimulus.seat, "gone");
        break;
      case "return":
        this.#speaking.wish(stimulus.seat, "back");
        break;
      case "agree":
        this.#absences.agree(stimulus.seat, stimulus.about, stimulus.to);
        break;
      case "want":
        this.#manners.want(stimulus.what, stimulus.isWanted);
        break;
      case "chat":
        this.#chat(talkOf(stimulus.text));
        break;
      case "react":
        this.#react(stimulus.sign);
        break;
      case "point":
        this.#overheard({ t: "point", from: this.#core.key, thing: stimulus.thing });
        break;
    }
  }

  /** Whether the host has had all answers for long, as far as anybody can tell, and doesn't give them out. */
  #isWithheld(): boolean {
    const { book, owing, own } = this.#core;
    if (book === undefined || this.#answering.waiting <= LEFT_OUT) return false;
    return owing.every((seat) => own.has(seat) || this.#core.hasAnswered(book, seat));
  }

  /** Until nothing more follows from anything. */
  #goOn(): void {
    let before: Book | undefined;
    do {
      before = this.book;
      const reign = before === undefined ? "" : `${before.epoch} ${before.host}`;
      if (reign !== this.#reign) {
        this.#reign = reign;
        this.#speaking.forgive();
      }
      const record = (said: Said) => this.#hosting.hear(undefined, said);
      // What one of them is refused keeps nothing else from going on.
      this.#safely(() => this.#thinking.goOn());
      this.#safely(() => this.#hosting.goOn());
      this.#safely(() => this.#speaking.goOn(record));
      this.#safely(() => this.#asking.goOn());
      this.#safely(() => this.#answering.goOn());
      this.#safely(() => this.#absences.goOn());
      this.#safely(() => this.#manners.goOn());
      this.#safely(() => this.#idling.goOn());
      this.#safely(() => this.#succession.goOn());
    } while (this.book !== before);
    this.#safely(() => this.#tend());
  }

  #tend(): void {
    const { links, clock, setUp, key } = this.#core;
    const { book } = this;
    for (const peer of links.takeOpened()) {
      this.#following.left(peer);
      this.#following.tell(peer);
      this.#asking.askAgain(peer);
    }
    if (book === undefined) links.tend(setUp.dial);
    else {
      // Whoever comes back to a table with another host has to hear of it.
      const missed = this.#core.isHost ? lineOf(book).filter((other) => other !== key) : [];
      links.tend(targetsOf(book, key, this.#succession.candidate), missed);
    }
    if (book !== undefined) this.#tellAge();
    this.#following.tidy();
    if (this.#beatAt !== undefined && clock.since(this.#beatAt) < BEAT) return;
    this.#beatAt = clock.now;
    for (const peer of links.peers) this.#following.tell(peer);
    this.#hosting.beat();
  }

  /** Whoever looks at an old picture should know it: a host that is silent and one that holds back look the same. */
  #tellAge(): void {
    const { age } = this.#following;
    const seconds = age < OLD ? 0 : Math.floor(age / SECOND);
    if (seconds === this.#age) return;
    this.#age = seconds;
    this.#core.out.add({ do: "age", seconds });
  }

  #hear(from: Hex, message: Message): void {
    if (OF_SEATS.has(message.t) && !this.#isSeated(from)) return;
    switch (message.t) {
      case "have":
        return this.#following.have(from, message.reach);
      case "who":
        return this.#following.who(from);
      case "roster":
        return this.#begin(from, message.roster);
      case "entries":
        return this.#following.entries(from, message);
      case "say":
        return this.#say(from, message.said);
      case "answer":
        return this.#asking.hear(from, message.answer);
      case "stored":
        return this.#answering.acknowledged(from, message.stored);
      case "agree":
        return this.#absences.hear(from, message);
      case "wants":
        return this.#manners.hear(from, message.wants);
      case "accuse":
        return this.#accusations.hear(from, message.seat, message.proof);
      case "ask":
        return this.#answering.ask(from, message.answer);
      case "unsaid":
        if (this.#isHost(from) && this.#ownTalk.takeBack(message.text)) {
          this.#core.out.add({ do: "unsaid", text: message.text, why: message.key, facts: {}, wasSeen: true });
        }
        return;
      case "refused":
        if (this.#isHost(from)) this.#core.out.notice("refused-by-host", { why: message.key });
        return;
      case "presence":
        if (!this.#isHost(from)) return;
        this.#thinking.there(message.seats);
        this.#absences.there(message.seats, message.spectators);
        return this.#manners.there(message.wanted);
      case "lost":
        return this.#succession.doubt(from, message.epoch);
      case "stand":
        return this.#succession.stand(from, message);
      case "voice":
        return this.#succession.hear(from, message);
      case "want":
        return this.#following.want(from, message.from);
      case "chat":
      case "react":
      case "point":
        return this.#passedOn(from, message);
    }
  }

  /** The host is believed whose words these are; to it, everybody speaks for themselves. */
  #passedOn(peer: Hex, said: Spoken): void {
    const { isHost, clock, links } = this.#core;
    if (!(isHost ? said.from === peer : this.#isHost(peer))) return;
    try {
      if (isHost) this.#talk.count(peer, clock.now);
      this.#overheard(said);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (said.t === "chat") links.send(peer, { t: "unsaid", text: said.text, key: "too-much-talk" });
      else links.send(peer, { t: "refused", key: error.key });
    }
  }

  /** Nothing that somebody has written is lost without a sign. */
  #chat(text: string): void {
    const { out, key } = this.#core;
    const whyNot = this.#whyNotSaid();
    if (whyNot !== undefined) return out.add({ do: "unsaid", text, ...whyNot, wasSeen: false });
    this.#overheard({ t: "chat", from: key, text });
    this.#ownTalk.say(text);
  }

  #react(sign: string): void {
    const whyNot = this.#whyNotSaid();
    if (whyNot !== undefined) return this.#core.out.notice(whyNot.why, whyNot.facts);
    this.#overheard({ t: "react", from: this.#core.key, sign });
  }

  /** Nothing is said into the blue, nor more than others let through. */
  #whyNotSaid(): Pick<Unsaid, "why" | "facts"> | undefined {
    const { isHost, clock, links } = this.#core;
    const host = this.book === undefined ? undefined : hostDevice(this.book);
    if (!isHost && (host === undefined || links.linkTo(host) === undefined)) return { why: "not-connected", facts: {} };
    const seconds = this.#ownTalk.count(clock.now);
    return seconds === 0 ? undefined : { why: "too-much-talk", facts: { seconds } };
  }

  #isSeated(peer: Hex): boolean {
    return this.book !== undefined && seatsAt(this.book, peer).length > 0;
  }

  #isHost(peer: Hex): boolean {
    return this.book !== undefined && hostDevice(this.book) === peer;
  }

  #begin(from: Hex, raw: unknown): void {
    const { setUp } = this.#core;
    if (this.book !== undefined) return;
    const roster = readRoster(raw, setUp.signatures);
    const book = openedBook(roster, setUp);
    const isInvited = setUp.dial.some((to) => to === from || to === keyPrint(from));
    if (!isInvited || seatsAt(book, from).length === 0) throw new Refusal("not-at-this-table");
    this.#core.open(book);
    this.#following.tell(from);
  }

  #say(from: Hex, said: Said): void {
    if (this.#core.isWriting) this.#hosting.hear(from, said);
    else this.#speaking.hear(said);
  }

  /** The host passes on what is said beside the record; everybody else gives it to the host. */
  #overheard(said: Spoken): void {
    const { key, isHost, links, out } = this.#core;
    const { book } = this;
    const message = read(spoken, said, "said");
    const { from } = message;
    out.add({ do: "heard", from, said: overheard(message) });
    if (isHost) for (const peer of links.peers) if (peer !== from) links.send(peer, message);
    if (!isHost && from === key && book !== undefined) links.send(hostDevice(book), message);
  }
}
