/** Simulates a match between real nodes, in a world where everything follows from one seed. */
import type { Seat } from "../../engine/game.ts";
import { type Rng, seeded } from "../../engine/rng.ts";
import { type Book, isOver } from "../../fair/book.ts";
import type { Notes } from "../../fair/notes.ts";
import { isWaitedFor } from "../../fair/requests.ts";
import type { Roster } from "../../fair/roster.ts";
import type { Effect, Stimulus } from "../../net/node.ts";
import { aimAt, aimed, spotOf } from "./aims.ts";
import { cheatingNode } from "./cheating-node.ts";
import { Deviant } from "./cheats/deviant.ts";
import { Gains } from "./cheats/gains.ts";
import { HonestInvariants } from "./cheats/honest-invariants.ts";
import { toldScheme } from "./cheats/scheme.ts";
import { Deeds } from "./deeds.ts";
import { Device, type Notice, type ObservedNode, type Trap } from "./device.ts";
import { RequestTimes, type Transcript } from "./early.ts";
import { absentFrom, describeProgress, isFinished, leaders, lost, rests, unloadable, unproven } from "./endings.ts";
import { type FaultTarget, injectFaults } from "./fault-injection.ts";
import { type Plan, planFor } from "./faults.ts";
import { Lateness } from "./lateness.ts";
import { bytesOf } from "./luck.ts";
import { type LinkQuality, Network } from "./network.ts";
import { Person } from "./people.ts";
import { Ledger } from "./properties.ts";
import { devicesOf, notesOf, rosterOf, type Scene, type Start } from "./scene.ts";
import { VirtualTime } from "./virtual-time.ts";

export interface Report {
  readonly seed: number;
  /** Violated invariants; empty if all is well. */
  readonly problems: readonly string[];
  /** All events, in order. */
  readonly log: readonly string[];
  readonly figures: Figures;
  /** Undefined if no node ever had a book. */
  readonly transcript: Transcript | undefined;
}

export interface Figures {
  /** Of virtual time. */
  readonly seconds: number;
  readonly entries: number;
  readonly texts: number;
  readonly bytes: number;
  /** How often the host has changed. */
  readonly hosts: number;
  /** The steps at which devices crashed. */
  readonly crashes: readonly string[];
}

const FAIR: LinkQuality = { delay: { least: 20, most: 80 }, repeated: 0, overtaken: 0, lost: 0 };
const THINKS = [300, 3_000] as const;
/** By this time after the last fault all must have the same record, in milliseconds. */
const CONVERGED = 60_000;
/** By this time the host's entries must have reached everybody. */
const ON_ITS_WAY = 5_000;
/** In minutes after that the match must be over, by default. */
const FINISHED = 10;
/** A match may take longer if it makes progress at least this often, since a slow line is no fault. */
const STANDSTILL = 120_000;
/** A limit even then, as a multiple of the time for a match. */
const AT_MOST = 10;
const SECOND = 1_000;
const MINUTE = 60_000;
const MOST_PROBLEMS = 10;
/** An offset for the keys of devices that are added later. */
const ADDED_KEYS = 100;

export const simulate = (scene: Scene): Report => new Lab(scene).run();

class Lab implements FaultTarget {
  readonly time = new VirtualTime();
  readonly network: Network;
  readonly luck: Rng;
  readonly devices: Device[] = [];
  readonly people = new Map<Seat, Person>();
  readonly #scene: Scene;
  readonly #roster: Roster;
  readonly #plan: Plan;
  readonly #notes = new Map<Seat, Notes>();
  readonly #problems: string[] = [];
  readonly #log: string[] = [];
  readonly #crashes: string[] = [];
  readonly #noted = new Map<string, string>();
  readonly #ledger: Ledger;
  /** Used instead of the ledger when there are cheats. */
  readonly #invariants: HonestInvariants | undefined;
  readonly #requestTimes = new RequestTimes();
  readonly #deeds = new Deeds();
  readonly #lateness = new Lateness();
  /** When there was last a fault. */
  #quiet = 0;
  #over = Number.POSITIVE_INFINITY;

  constructor(scene: Scene) {
    this.#scene = scene;
    const { seed, people: persons, spectators, plan, quality = FAIR, aim = spotOf(seed) } = scene;
    this.luck = seeded(seed, 3);
    this.#ledger = new Ledger((what) => this.#complain(what), scene.cheat);
    this.#roster = rosterOf(scene);
    this.network = new Network(this.time, seeded(seed, 5), quality);
    const devices = devicesOf(scene);
    const homes = devices.map((seats) => seats.length);
    const faults = plan?.faults ?? [];
    const complain = (what: string) => this.#complain(what);
    if (scene.scheme !== undefined)
      this.#invariants = new HonestInvariants({
        complain,
        network: this.network,
        faults,
        cheats: scene.scheme.seats,
        areMost: this.#areMost,
      });
    this.#plan = plan ?? aimed(planFor(seeded(seed, 4), { homes, spectators }), aimAt(aim, seeded(seed, 11)));
    for (const seats of devices) this.#addHome(seats);
    for (let s = 0; s < spectators; s++) this.#addDevice(`spectator ${s + 1}`, notesOf(seed, persons + s));
  }

  run(): Report {
    this.#beginScheme();
    injectFaults(this.#plan, this);
    for (const device of this.devices) device.start();
    const isWell = () => this.#problems.length === 0;
    this.#quiet = Math.max(this.#plan.end, this.#quiet);
    this.time.run(this.#plan.end, isWell);
    // A device that crashed at the very end needs time to come back.
    const isOpen = () => isWell() && !(this.#isFinished() && this.#apart().length === 0);
    for (let until = 0; isOpen() && until < this.#quiet + CONVERGED; ) {
      until = this.#quiet + CONVERGED;
      this.time.run(until, isOpen);
    }
    if (isWell() && this.#invariants === undefined) this.#checkConverged();
    this.#finish(isOpen);
    if (isWell()) this.#checkEnd();
    return this.#report();
  }

  #finish(isOpen: () => boolean): void {
    const may = (this.#scene.minutes ?? FINISHED) * MINUTE;
    const recorded = () => this.#books().reduce((sum, book) => sum + book.game.inputs.length, 0);
    this.time.run(this.#quiet + may, isOpen);
    for (let before = 0; isOpen() && before < recorded() && this.time.now < this.#quiet + AT_MOST * may; ) {
      before = recorded();
      this.time.run(this.time.now + STANDSTILL, isOpen);
    }
  }

  #beginScheme(): void {
    const { scheme } = this.#scene;
    if (scheme === undefined) return;
    for (const told of toldScheme(scheme)) this.log(`cheat ${told}`);
    const ends = scheme.deviations.map(({ from, lasts }) => from + Math.min(lasts, MINUTE));
    this.#quiet = Math.max(0, ...ends);
    this.time.every(SECOND, SECOND, () => {
      this.#invariants?.check(this.devices, this.time.now);
      return true;
    });
  }

  get #honest(): readonly Device[] {
    return this.devices.filter((device) => this.#invariants?.isHonest(device) ?? true);
  }

  #addHome(seats: readonly Seat[]): void {
    const [first = 0] = seats;
    const notes = new Map(seats.map((seat) => [seat, notesOf(this.#scene.seed, seat)]));
    const name = seats.length === 1 ? `seat ${first}` : `seats ${seats.join("+")}`;
    const device = this.#addDevice(name, notesOf(this.#scene.seed, first), notes);
    for (const [seat, own] of notes) this.#addPerson(seat, device, own);
  }

  #addPerson(seat: Seat, device: Device, notes: Notes): void {
    const { seed, game, thinks = THINKS, clock } = this.#scene;
    const luck = seeded(seed, seat, 6);
    const level = luck.below(2) === 0 ? Object.keys(game.bots).at(-1) : undefined;
    const person = new Person(seat, device, notes, luck, { thinks, level, dawdles: clock !== undefined });
    this.#notes.set(seat, notes);
    this.people.set(seat, person);
    const look = (): void => {
      person.look(this.time.now);
      this.time.after(person.pause, look);
    };
    this.time.after(person.pause, look);
  }

  /** `secret` is the device's own, `notes` are those of the seats that are played from it. */
  #addDevice(name: string, { secret }: Notes, notes: ReadonlyMap<Seat, Notes> = new Map()): Device {
    const { game, signatures, seed } = this.#scene;
    const roster = this.#roster;
    const number = this.devices.length;
    const luck = seeded(seed, number, 7);
    const random = () => bytesOf(luck);
    const { key } = signatures.signer(secret);
    const { time, network } = this;
    const counted = this.#invariants?.counting(name, signatures, () => time.now) ?? signatures;
    const device: Device = new Device(
      { key, name, seats: [...notes.keys()] },
      (stored) => this.#wake({ game, roster, signatures: counted, secret, notes, stored, random }, () => device),
      { time, network, luck: seeded(seed, number, 8), watcher: this },
    );
    this.devices.push(device);
    return device;
  }

  #wake(start: Start, device: () => Device): ObservedNode {
    const { makeNode, cheat, scheme, seed } = this.#scene;
    const deviations = scheme?.deviations.filter(({ by }) => start.notes.has(by)) ?? [];
    if (deviations.length > 0) {
      const wakeAfter = (delay: number) => this.time.after(delay, () => device().tick());
      const tell = (what: string) => this.log(what);
      return new Deviant(start, makeNode, deviations, { now: () => this.time.now, wakeAfter, tell, seed });
    }
    const node = makeNode(start);
    return cheat !== undefined && start.notes.has(cheat) ? cheatingNode(node, start) : node;
  }

  host(): Device | undefined {
    const books = this.#books();
    const last = books.find(({ epoch }) => epoch === Math.max(...books.map((book) => book.epoch)));
    const host = last?.host ?? this.#roster.line[0] ?? 0;
    return this.devices.find(({ seats }) => seats.includes(host));
  }

  next(): Device | undefined {
    const [, next = 0] = this.#roster.line;
    return this.devices.find(({ seats }) => seats.includes(next));
  }

  lookOn(device: Device): void {
    this.#addDevice(
      `${device.name}, now looking on`,
      notesOf(this.#scene.seed, this.devices.length + ADDED_KEYS),
    ).start();
  }

  log(what: string): void {
    this.#log.push(`${(this.time.now / 1000).toFixed(3)} ${what}`);
  }

  noticed(device: Device, notice: Notice): void {
    const { key, facts } = notice;
    if (key === "cheated" && typeof facts.seat === "number" && this.#invariants?.isHonest(device))
      this.#invariants.named(facts.seat, `${facts.proof}`);
    this.#deeds.noticed(device, notice);
  }

  told(device: Device, stimulus: Stimulus, effects: readonly Effect[]): void {
    this.#deeds.look(device, stimulus, effects);
    for (const effect of effects) {
      if (effect.do === "notice") this.#note(device, `is told: ${effect.key} ${JSON.stringify(effect.facts)}`);
      if (effect.do === "presence")
        for (const seat of device.seats) this.people.get(seat)?.know(effect.seats, this.time.now);
      if (effect.do === "rewind") this.log(`${device.name} goes back to ${effect.book.entries.length} entries`);
    }
    const book = device.node?.book;
    if (book !== undefined) this.#note(device, `has seat ${book.host} as host of epoch ${book.epoch}`);
    if (book === undefined || !this.#look(device, book)) return;
    this.#requestTimes.look(device, book, this.time.now);
    const late = this.#lateness.look(book, this.time.now);
    if (late !== undefined) this.#complain(late);
    this.#scene.onBook?.(device.name, book, this.time.now);
    if (isOver(book)) this.#over = Math.min(this.#over, this.time.now);
  }

  /** Returns whether its record has changed. Cheats' records aren't checked. */
  #look(device: Device, book: Book): boolean {
    if (this.#invariants === undefined) return this.#ledger.look(device, book);
    return this.#invariants.look(device, book, this.devices, this.time.now);
  }

  /** Without repetitions. */
  #note(device: Device, what: string): void {
    const kind = what.split(" ")[0] ?? "";
    const name = `${device.name} ${kind}`;
    if (this.#noted.get(name) === what) return;
    this.#noted.set(name, what);
    this.log(`${device.name} ${what}`);
  }

  threw(device: Device, stimulus: Stimulus, error: unknown): void {
    const stack = error instanceof Error ? error.stack : error;
    this.#complain(`${device.name} threw at "${stimulus.on}": ${stack}`);
  }

  trapped(trap: Trap): void {
    for (const device of this.devices) device.traps.delete(trap);
  }

  crashed(device: Device, step: string, down: number): void {
    this.#crashes.push(step);
    this.#quiet = Math.max(this.#quiet, this.time.now + down);
    this.log(`${device.name} crashed ${step}`);
  }

  #complain(what: string): void {
    this.log(`PROBLEM: ${what}`);
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(what);
  }

  #books(): readonly Book[] {
    return this.devices.flatMap(({ node }) => node?.book ?? []);
  }

  /** Everybody must have what the leaders have had for a while. */
  #checkConverged(): void {
    const before = leaders(this.devices);
    this.time.run(this.time.now + ON_ITS_WAY, () => this.#problems.length === 0);
    for (const what of lost(this.devices, before)) this.#complain(what);
  }

  #apart(): readonly string[] {
    if (this.#invariants !== undefined) return this.#invariants.areParted(this.devices) ? ["they have parted"] : [];
    return lost(this.devices, leaders(this.devices));
  }

  #isFinished(): boolean {
    return this.#honest.every(
      ({ isGone, node }) => isGone || (node?.book !== undefined && isFinished(node.book, this.#absentFrom(node.book))),
    );
  }

  /** Cheats needn't have it. */
  #absentFrom(book: Book): ReadonlySet<Seat> {
    const absent = absentFrom(book, this.#honest);
    return new Set([...absent, ...(this.#scene.scheme?.seats ?? [])]);
  }

  #checkEnd(): void {
    const honest = this.#honest;
    for (const device of honest) {
      const { name, node, isGone } = device;
      if (isGone) continue;
      if (node?.book === undefined) {
        this.#complain(`${name} has no record`);
        continue;
      }
      if (this.#invariants === undefined) this.#ledger.lookAtEnd(device, node.book);
      const absent = this.#absentFrom(node.book);
      if (!isFinished(node.book, absent) && !rests(node.book, absent) && !this.#isHeldUp(node.book))
        this.#complain(`the match of ${name} isn't over: ${describeProgress(node.book)}`);
    }
    for (const what of [...unloadable(honest), ...this.#deeds.lost(honest)]) this.#complain(what);
    for (const what of unproven(honest.flatMap(({ node }) => node ?? [])))
      if (!this.#isOwnSeed(what)) this.#complain(what);
    for (const what of this.#gains()) this.#complain(what);
  }

  /** Whether the honest are more than half, and so can go on whatever the cheats do. */
  get #areMost(): boolean {
    const { scheme, people } = this.#scene;
    return scheme === undefined || scheme.seats.length < people / 2;
  }

  /** Whether the match waits for a cheat, who may take forever. */
  #isHeldUp(book: Book): boolean {
    const seats = this.#scene.scheme?.seats ?? [];
    if (!this.#areMost) return true;
    return seats.some((seat) => isWaitedFor(book, seat) || book.accounts[seat]?.link === undefined);
  }

  /** A cheat is found out because its seed doesn't explain its record. */
  #isOwnSeed(what: string): boolean {
    return this.#scene.scheme?.seats.some((seat) => what.includes(`other-seed (seat=${seat})`)) === true;
  }

  #gains(): readonly string[] {
    const { scheme } = this.#scene;
    if (scheme === undefined || !this.#areMost) return [];
    const honest = this.#honest;
    const keys = new Set(this.devices.flatMap((device) => (honest.includes(device) ? [] : [device.key])));
    const gains = new Gains(this.network.reached, keys, scheme.seats, (head) => this.#invariants?.since(head) ?? 0);
    const alone = honest.flatMap(({ node }) => (node?.book?.isAlone ? [node.book] : []));
    return honest.flatMap(({ name, node }) =>
      node?.book === undefined ? [] : gains.in(node.book, alone).map((what) => `${what} of ${name}`),
    );
  }

  #report(): Report {
    const { reached } = this.network;
    const books = this.#books().toSorted((a, b) => b.entries.length - a.entries.length);
    const [book] = books;
    const figures = {
      seconds: this.time.now / 1000,
      entries: book?.entries.length ?? 0,
      texts: reached.length,
      bytes: reached.reduce((sum, { text }) => sum + text.length, 0),
      hosts: (this.#invariants ?? this.#ledger).hosts,
      crashes: this.#crashes,
    };
    const transcript =
      book === undefined
        ? undefined
        : { book, reached, requestTimes: this.#requestTimes, over: this.#over, notes: this.#notes };
    return { seed: this.#scene.seed, problems: this.#problems, log: this.#log, figures, transcript };
  }
}
