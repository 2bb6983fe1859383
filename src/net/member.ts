/** The node of a device at a table: host, guest or spectator. Puts the parts together and tells each what concerns it. */
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Frame } from "../fair/entries.ts";
import { readRoster } from "../fair/roster.ts";
import { cachingSignatures, keyPrint } from "../fair/signing.ts";
import type { SignedStatement } from "../fair/statements.ts";
import { Absences } from "./absences.ts";
import { Accusations } from "./accusations.ts";
import { Answering } from "./answering.ts";
import { Asking } from "./asking.ts";
import { Core } from "./core.ts";
import { hostDevice, lineOf, seatsAt, targetsOf } from "./devices.ts";
import { Election } from "./election.ts";
import { HostLiveness } from "./host-liveness.ts";
import { Hosting } from "./hosting.ts";
import { type Message, type TableTalk, tableTalk } from "./messages.ts";
import type { Effect, Link, LinkPriority, Node, SetUp, Stimulus, Unsaid } from "./node.ts";
import { Outbox } from "./outbox.ts";
import { Pausing } from "./pausing.ts";
import { Replication } from "./replication.ts";
import { openedBook, type Stored } from "./storage.ts";
import { OwnTalk, overheard, TalkLimits } from "./talk.ts";
import { ThinkingTime } from "./thinking-time.ts";
import { CENSORED_AFTER, HEARTBEAT, SECOND, STALE_AFTER } from "./timeouts.ts";
import { talkOf } from "./words.ts";

/**
 * Messages that cost work or memory are accepted only from seats, or any stranger could flood us. Entries aren't among
 * them: their hosts' signatures vouch for them, and a spectator may be the last one to have them.
 */
const OF_SEATS: ReadonlySet<Message["t"]> = new Set(["say", "stored", "lost", "stand"]);

export class Member implements Node {
  readonly #core: Core;
  readonly #replication: Replication;
  readonly #outbox: Outbox;
  readonly #asking: Asking;
  readonly #answering: Answering;
  readonly #absences: Absences;
  readonly #thinking: ThinkingTime;
  readonly #pausing: Pausing;
  readonly #hosting: Hosting;
  readonly #hostLiveness: HostLiveness;
  readonly #election: Election;
  readonly #accusations: Accusations;
  readonly #talk = new TalkLimits();
  readonly #ownTalk = new OwnTalk();
  #heartbeatAt: number | undefined;
  /** Who hosts, and in which epoch, as of the last round. */
  #reign = "";
  #age = 0;

  /** Begins, or goes on from what this device has stored. Refused if that can't be read. */
  constructor(setUp: SetUp, stored: Stored) {
    const core = new Core({ ...setUp, signatures: cachingSignatures(setUp.signatures) }, stored);
    this.#core = core;
    this.#replication = new Replication(core);
    this.#outbox = new Outbox(core, stored);
    this.#asking = new Asking(core);
    this.#answering = new Answering(core);
    this.#thinking = new ThinkingTime(core, stored);
    this.#absences = new Absences(core, this.#thinking);
    this.#pausing = new Pausing(core);
    this.#hosting = new Hosting(core, {
      asking: this.#asking,
      absences: this.#absences,
      thinking: this.#thinking,
      pausing: this.#pausing,
    });
    this.#accusations = new Accusations(core);
    this.#hostLiveness = new HostLiveness(core, this.#answering, this.#absences);
    this.#election = new Election(
      core,
      () => this.#outbox.isCensored || this.#replication.isStuck || this.#hostLiveness.isIdle || this.#isWithheld(),
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

  linkPriorityOf(link: Link): LinkPriority {
    return this.#core.links.linkPriorityOf(link);
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
        this.#outbox.act(stimulus.seat, stimulus.acts);
        break;
      case "leave":
        this.#outbox.intend(stimulus.seat, "gone");
        break;
      case "return":
        this.#outbox.intend(stimulus.seat, "back");
        break;
      case "agree":
        this.#absences.agree(stimulus.seat, stimulus.about, stimulus.to);
        break;
      case "want":
        this.#pausing.want(stimulus.what, stimulus.isWanted);
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

  /** Whether the host has long had all answers, as far as anybody can tell, and doesn't give them out. */
  #isWithheld(): boolean {
    const { book, owing, own } = this.#core;
    if (book === undefined || this.#answering.waiting <= CENSORED_AFTER) return false;
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
        this.#outbox.forgive();
      }
      const record = (said: SignedStatement) => this.#hosting.hear(undefined, said);
      // A refusal in one part doesn't keep the others from going on.
      this.#safely(() => this.#thinking.goOn());
      this.#safely(() => this.#hosting.goOn());
      this.#safely(() => this.#outbox.goOn(record));
      this.#safely(() => this.#asking.goOn());
      this.#safely(() => this.#answering.goOn());
      this.#safely(() => this.#absences.goOn());
      this.#safely(() => this.#pausing.goOn());
      this.#safely(() => this.#hostLiveness.goOn());
      this.#safely(() => this.#election.goOn());
    } while (this.book !== before);
    this.#safely(() => this.#tend());
  }

  #tend(): void {
    const { links, clock, setUp, key } = this.#core;
    const { book } = this;
    for (const peer of links.takeOpened()) {
      this.#replication.left(peer);
      this.#replication.tell(peer);
      this.#asking.askAgain(peer);
    }
    if (book === undefined) links.maintain(setUp.dial);
    else {
      // Those who come back have to learn who hosts now.
      const missed = this.#core.isHost ? lineOf(book).filter((other) => other !== key) : [];
      links.maintain(targetsOf(book, key, this.#election.candidate), missed);
    }
    if (book !== undefined) this.#tellAge();
    this.#replication.tidy();
    if (this.#heartbeatAt !== undefined && clock.since(this.#heartbeatAt) < HEARTBEAT) return;
    this.#heartbeatAt = clock.now;
    for (const peer of links.peers) this.#replication.tell(peer);
    this.#hosting.heartbeat();
  }

  /** People should know when what they see may be out of date: a silent host and one that withholds look the same. */
  #tellAge(): void {
    const { age } = this.#replication;
    const seconds = age < STALE_AFTER ? 0 : Math.floor(age / SECOND);
    if (seconds === this.#age) return;
    this.#age = seconds;
    this.#core.out.add({ do: "age", seconds });
  }

  #hear(from: Hex, message: Message): void {
    if (OF_SEATS.has(message.t) && !this.#isSeated(from)) return;
    switch (message.t) {
      case "have":
        return this.#replication.have(from, message.reach);
      case "who":
        return this.#replication.who(from);
      case "roster":
        return this.#begin(from, message.roster);
      case "entries":
        return this.#replication.entries(from, message);
      case "say":
        return this.#say(from, message.said);
      case "answer":
        return this.#asking.hear(from, message.answer);
      case "stored":
        return this.#answering.acknowledged(from, message.stored);
      case "agree":
        return this.#absences.hear(from, message);
      case "wants":
        return this.#pausing.hear(from, message.wants);
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
        return this.#pausing.there(message.wanted);
      case "lost":
        return this.#election.hearLost(from, message.epoch);
      case "stand":
        return this.#election.hearCandidate(from, message);
      case "voice":
        return this.#election.hearVote(from, message);
      case "want":
        return this.#replication.want(from, message.from);
      case "chat":
      case "react":
      case "point":
        return this.#passedOn(from, message);
    }
  }

  /** From the host we believe whose remark it is; the host takes remarks only from their authors. */
  #passedOn(peer: Hex, said: TableTalk): void {
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

  /** People are told if what they wrote wasn't sent. */
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

  /** Remarks go out only while the host can be reached, and no more often than others let through. */
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
    this.#replication.tell(from);
  }

  #say(from: Hex, said: SignedStatement): void {
    if (this.#core.isWriting) this.#hosting.hear(from, said);
    else this.#outbox.hear(said);
  }

  /** The host passes remarks on to everybody; everybody else sends them to the host. */
  #overheard(said: TableTalk): void {
    const { key, isHost, links, out } = this.#core;
    const { book } = this;
    const message = read(tableTalk, said, "said");
    const { from } = message;
    out.add({ do: "heard", from, said: overheard(message) });
    if (isHost) for (const peer of links.peers) if (peer !== from) links.send(peer, message);
    if (!isHost && from === key && book !== undefined) links.send(hostDevice(book), message);
  }
}
