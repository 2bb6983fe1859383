/** Devices of people who play online, each with pages and a storage of its own, and a clock that goes on when told to. */
import { takes } from "../../src/engine/admission.ts";
import type { Game, Seat } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { readMatch } from "../../src/fair/reading.ts";
import type { Signatures } from "../../src/fair/signing.ts";
import { type Verdict, verify } from "../../src/fair/verify.ts";
import type { Device as DevicePort } from "../../src/online/device.ts";
import type { OnlineMatch, OnlineRoom } from "../../src/online/online-room.ts";
import { type Entry, enterRoom } from "../../src/online/room-here.ts";
import type { Opening } from "../../src/room/node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { findGame } from "../session/tables.ts";
import { PaperDisk } from "./paper-disk.ts";
import { type PaperCarrier, PaperNet } from "./paper-net.ts";

export const CODE = "QUARTZ";
export const PAGE = "https://letea.example/";

interface Timer {
  readonly ms: number;
  at: number;
  readonly act: () => void;
}

/** One tab. */
export class Page {
  readonly device: Device;
  readonly notices: string[] = [];
  readonly timers = new Set<Timer>();
  readonly wakers = new Set<() => void>();
  readonly listeners = new Set<(name: string) => void>();
  readonly carriers: PaperCarrier[] = [];
  isOpen = true;
  #room: OnlineRoom | undefined;

  constructor(device: Device) {
    this.device = device;
  }

  /** Comes into the room, with what is kept of it. */
  async enter(entry: Partial<Entry>): Promise<this> {
    this.#room = await enterRoom(this.#port(), { code: CODE, name: this.device.name, page: PAGE, ...entry });
    this.#room.news.on("notice", ({ key }) => this.notices.push(key));
    return this;
  }

  get room(): OnlineRoom {
    if (this.#room === undefined) throw new Error(`${this.device.name} is in no room`);
    return this.#room;
  }

  #port(): DevicePort {
    const { town, name, disk, luck } = this.device;
    return {
      store: disk.storeOf(this, (claimed) => {
        for (const page of this.device.pages) if (page !== this) for (const hear of page.listeners) hear(claimed);
      }),
      signatures: town.signatures,
      findGame: (id) => this.device.findGame(id),
      luck: () => bytesOf(luck.below(1_000_000_000), 9),
      now: () => town.now,
      every: (ms, act) => during(this.timers, { ms, at: town.now + ms, act }),
      onWake: (act) => during(this.wakers, act),
      onClaimed: (act) => during(this.listeners, act),
      openCarrier: () => {
        const carrier = town.net.carrier(name);
        this.carriers.push(carrier);
        return carrier;
      },
    };
  }

  get match(): OnlineMatch {
    const { match } = this.room;
    if (match === undefined) throw new Error(`${this.device.name} has no match`);
    return match;
  }

  tick(): void {
    const { now } = this.device.town;
    for (const timer of [...this.timers]) {
      if (timer.at > now || !this.timers.has(timer)) continue;
      timer.at = now + timer.ms;
      timer.act();
    }
  }

  /** Without a word to anybody. */
  die(): void {
    this.isOpen = false;
    this.device.disk.lose(this, (below) => this.device.luck.below(below));
    for (const carrier of this.carriers) carrier.die();
    this.timers.clear();
    this.listeners.clear();
    this.device.pages.delete(this);
  }

  /** As a browser does it. */
  leave(): void {
    this.room.close();
    this.die();
  }
}

export class Device {
  readonly town: Town;
  readonly name: string;
  readonly disk = new PaperDisk();
  readonly pages = new Set<Page>();
  readonly luck: Rng;
  findGame: (id: string) => Game | undefined = findGame;

  constructor(town: Town, name: string, seed: number) {
    this.town = town;
    this.name = name;
    this.luck = seeded(seed, 6);
  }

  async open(entry: Partial<Entry> = {}): Promise<Page> {
    const page = await new Page(this).enter(entry);
    this.pages.add(page);
    return page;
  }
}

export class Town {
  readonly net: PaperNet;
  readonly luck: Rng;
  readonly devices: Device[] = [];
  readonly #seed: number;
  now = 1_000_000_000;
  readonly signatures: Signatures;

  constructor(seed: number, signatures = cheapSignatures) {
    this.#seed = seed;
    this.signatures = signatures;
    this.net = new PaperNet(seed);
    this.luck = seeded(seed, 7);
  }

  device(name: string): Device {
    const device = new Device(this, name, this.#seed * 100 + this.devices.length);
    this.devices.push(device);
    return device;
  }

  get pages(): readonly Page[] {
    return this.devices.flatMap(({ pages }) => [...pages]);
  }

  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 300) {
      this.now += 300;
      for (const page of this.pages) page.tick();
      while (await this.settle());
    }
  }

  /** What was done in one go is written and sent, and arrives. Whether anything was. */
  async settle(): Promise<boolean> {
    await done();
    const isWritten = this.devices.filter(({ disk }) => disk.flush()).length > 0;
    await done();
    return this.net.deliver() || isWritten;
  }

  async until(isThere: () => boolean, meanwhile: () => void = () => undefined, most = 3_000): Promise<void> {
    for (let steps = 0; !isThere(); steps++) {
      if (steps > most) throw new Error(`it never came to that:\n${this.story()}`);
      meanwhile();
      await this.pass(300);
    }
  }

  /** All who are here do what they owe, whatever is legal, some of it in one go. */
  readonly act = (): void => {
    for (const { room } of this.pages) {
      const { match } = room;
      if (match === undefined || room.state === "out") continue;
      for (const seat of match.seats) this.actFor(match, seat);
    }
  };

  actFor({ session }: OnlineMatch, seat: Seat): void {
    const owed = session.awaits.find((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
    if (owed?.kind !== "act") return;
    for (let acts = 1 + this.luck.below(4); acts > 0; acts--) {
      const legal = session.legal(seat).filter((act) => takes(owed, act));
      if (legal.length === 0) return;
      session.act(seat, this.luck.pick(legal));
      if (owed.sealed) return;
    }
  }

  story(): string {
    return this.pages
      .map(({ device, room, notices }) => {
        const { lobby, match } = room;
        const seats = lobby?.seats.map((seat) => (seat.by === "person" ? `${seat.name}${seat.isReady}` : seat.by));
        const awaits = JSON.stringify(match?.session.awaits)?.slice(0, 200);
        const told = [device.name, room.state, room.trouble?.key, seats?.join(), match?.session.position, awaits];
        return `${told.join(" · ")} · ${notices.slice(-6).join(" ")}`;
      })
      .join("\n");
  }
}

export interface Table {
  readonly town: Town;
  readonly pages: readonly Page[];
}

/** A room with everybody in it; the first one hosts. */
export async function roomOf(
  seed: number,
  opening: Opening,
  names: readonly string[],
  signatures = cheapSignatures,
): Promise<Table> {
  const town = new Town(seed, signatures);
  const pages = await Promise.all(names.map((name, k) => town.device(name).open(k === 0 ? { opening } : {})));
  await town.until(() => pages.every(({ room }) => room.state === "in"));
  return { town, pages };
}

/** Each takes the seats at its place in `seats`; the others are bots. Then the host starts. */
export async function begin({ town, pages }: Table, seats: readonly (readonly Seat[])[]): Promise<void> {
  const [host] = pages;
  const lobby = host?.room.lobby;
  if (host === undefined || lobby === undefined) throw new Error("nobody hosts");
  for (const [k, own] of seats.entries()) {
    const page = pages[k];
    for (const seat of own) page?.room.wish({ wish: "sit", seat, name: `${page.device.name} ${seat}` });
  }
  await town.pass(600);
  const game = host.device.findGame(lobby.game);
  const [level = ""] = Object.keys(game?.bots ?? {});
  for (const seat of lobby.seats.keys()) {
    if (!seats.flat().includes(seat)) host.room.wish({ wish: "bot", seat, name: `Bot ${seat}`, level });
  }
  await town.pass(1_500);
  for (const [k, own] of seats.entries()) for (const seat of own) pages[k]?.room.wish({ wish: "ready", seat });
  await town.pass(1_500);
  host.room.wish({ wish: "start" });
  await town.until(() => pages.every(({ room }) => room.match !== undefined));
}

/** Whoever can agrees that the missing ones' seats are played by bots. */
export const giveUp = (town: Town) => () => {
  town.act();
  for (const { room } of town.pages) {
    const { match, lobby } = room;
    if (match === undefined || lobby === undefined) continue;
    for (const { seat: about, silent, owes } of match.presence) {
      if (match.away.has(about) || match.session.isOver || silent < lobby.patience) continue;
      for (const seat of match.seats) if (seat !== about) match.agree(seat, about, owes ? "owed" : "silent");
    }
  }
};

export const isOver = ({ room }: Page): boolean => room.match?.session.isOver === true;

/** Of whoever checks the record that a page gives out. */
export function verdictOf({ match, device }: Page): Verdict {
  const { signatures } = device.town;
  const { told, game } = readMatch(match.session.record(), (id) => device.findGame(id), signatures);
  return verify(told, game, signatures, { all: true, bots: true });
}

/** All that follows at once has happened. */
export const done = (): Promise<void> => new Promise((go) => setImmediate(go));

const during = <X>(set: Set<X>, one: X): (() => void) => {
  set.add(one);
  return () => set.delete(one);
};
