/** What the device does that hosts: grants wishes or refuses them, starts matches, and tells everybody how the room is. */

import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { matchOf } from "../fair/roster.ts";
import { type Rate, spend, type TokenBucket } from "../net/token-bucket.ts";
import { admit, checkIdle, ended, isFull, knock, readOptions, unseated, wished } from "./changes.ts";
import { overheard, type RoomCore } from "./core.ts";
import { type Lobby, othersPlay, type Wish } from "./lobby.ts";
import type { RoomMessage } from "./messages.ts";
import { calling } from "./names.ts";
import type { Opening } from "./node.ts";
import { type Offer, rosterOf, termsOf } from "./roster-of.ts";
import { MOST_WAITING } from "./shapes.ts";
import { MOST_REMOVED, NAMES, type Stored, storedHosting, toWire } from "./storage.ts";

/** To one guest: that many lobbies, whatever happens. */
const TELLING: Rate = { burst: 10, perSecond: 4 };
/** From one guest, and from all of them together: less than what their links let through. */
const WISHING: Rate = { burst: 20, perSecond: 5 };
const TALKING: Rate = { burst: 8, perSecond: 3 };
const TALKING_TOGETHER: Rate = { burst: 20, perSecond: 10 };

/** So long nobody may ask again who hasn't been let in. */
const DECLINED = 30_000;

/** What somebody has been told, and when. */
interface Told {
  readonly lobby: Lobby | undefined;
  readonly match: Hex | undefined;
  readonly telling: TokenBucket;
}

type Of<Kind extends RoomMessage["t"]> = Extract<RoomMessage, { t: Kind }>;

export class Hosting {
  readonly #core: RoomCore;
  readonly #offers: Map<Seat, Offer>;
  #removed: readonly Hex[];
  /** The lobby's epoch that each guest has. */
  readonly #epochs = new Map<Hex, number>();
  readonly #told = new Map<Hex, Told>();
  readonly #wishing = new Map<Hex, TokenBucket>();
  readonly #talking = new Map<Hex, TokenBucket>();
  #together: TokenBucket | undefined;
  /** Guests that take this device for the host, since it has started. */
  readonly #followers = new Set<Hex>();
  /** When somebody at the door wasn't let in. */
  readonly #declined = new Map<Hex, number>();

  constructor(core: RoomCore, stored: Stored) {
    const { offers, removed } = storedHosting(stored);
    this.#core = core;
    this.#offers = new Map(offers.map(({ seat, ...offer }) => [seat, offer]));
    this.#removed = removed;
  }

  /** No guest has come back to this host yet: another device may host by now. */
  get isAlone(): boolean {
    return this.#followers.size === 0;
  }

  /** A new room. */
  open({ game: id, options, players, patience }: Opening): void {
    const { key, name } = this.#core;
    const game = this.#core.game(id);
    this.#core.keep({
      epoch: 1,
      n: 1,
      host: key,
      game: id,
      options: readOptions(game, options, players),
      seats: Array.from({ length: players }, () => ({ by: "open" as const })),
      guests: [{ device: key, name, isHere: true }],
      isLocked: false,
      isByApproval: false,
      waiting: [],
      patience,
      match: undefined,
    });
  }

  refuses(key: Hex): string | undefined {
    const { lobby } = this.#core;
    if (this.#removed.includes(key)) return "removed";
    if (lobby === undefined || lobby.guests.some(({ device }) => device === key)) return undefined;
    if (lobby.isLocked) return "room-locked";
    if (lobby.isByApproval && !lobby.waiting.some(({ device }) => device === key)) {
      const declinedAt = this.#declined.get(key);
      if (declinedAt !== undefined && this.#core.clock.now - declinedAt < DECLINED) return "not-let-in";
      if (lobby.waiting.length >= MOST_WAITING) return "room-full";
    }
    return isFull(lobby) ? "room-full" : undefined;
  }

  hear(from: Hex, message: RoomMessage): void {
    switch (message.t) {
      case "here":
        return this.#here(from, message);
      case "wish":
        return this.#answering(from, () => this.wish(from, message.wish), message.wish);
      case "ready":
        return this.#answering(from, () => this.ready(from, message));
      case "other-terms":
        if (message.match === this.#core.lobby?.match) this.#core.out.notice("others-terms", { device: from });
        return;
      case "lobby":
        // The former host doesn't know yet; it will get our lobby.
        if (message.lobby.epoch < this.#lobby().epoch) return;
        return this.#core.refuse(from, "not-for-the-host");
      default:
        return this.#core.refuse(from, "not-for-the-host");
    }
  }

  #here(from: Hex, { name, epoch, n, match }: Of<"here">): void {
    const lobby = this.#lobby();
    const refusal = this.refuses(from);
    if (refusal !== undefined) return this.#part(from, refusal);
    const known = lobby.guests.find(({ device }) => device === from);
    if (known === undefined && lobby.isByApproval) return this.#knock(from, name);
    if (known?.name !== calling(name) && (known === undefined || this.#mayWish(from))) {
      this.#change(admit(lobby, from, name));
      const { guests } = this.#lobby();
      const left = lobby.guests.filter(({ device }) => !guests.some((guest) => guest.device === device));
      for (const { device } of left) this.#part(device, "room-full");
    }
    this.#epochs.set(from, epoch);
    if (epoch === lobby.epoch) this.#followers.add(from);
    const told = this.#told.get(from);
    if (told === undefined) return;
    // Whoever comes back with less than they've been told is told again.
    const isBehind = told.lobby?.epoch === lobby.epoch && (epoch !== lobby.epoch || n < told.lobby.n);
    this.#told.set(from, {
      ...told,
      lobby: isBehind ? undefined : told.lobby,
      match: match === null ? undefined : told.match,
    });
  }

  /** Somebody at the door is told nothing about the room, and only their name is taken. */
  #knock(from: Hex, name: string): void {
    const known = this.#lobby().waiting.find(({ device }) => device === from);
    if (known?.name !== calling(name) && (known === undefined || this.#mayWish(from))) {
      this.#change(knock(this.#lobby(), from, name));
    }
    this.#core.links.send(from, { t: "wait" });
  }

  /** Whoever isn't let in may ask once more, after a while. */
  #decline(device: Hex): void {
    if (this.#declined.size >= MOST_REMOVED) this.#declined.clear();
    this.#declined.set(device, this.#core.clock.now);
    this.#part(device, "not-let-in");
  }

  /** Tells the sender why a wish was refused. */
  #answering(from: Hex, attempt: () => void, wish?: Wish): void {
    if (!this.#lobby().guests.some(({ device }) => device === from)) return this.#core.refuse(from, "not-a-guest");
    try {
      if (!this.#mayWish(from)) throw new Refusal("too-many-wishes");
      attempt();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { key } = error;
      this.#core.links.send(
        from,
        wish?.wish === "chat" ? { t: "unsaid", text: wish.text, key } : refusalMessage(error),
      );
    }
  }

  #mayWish(from: Hex): boolean {
    const wishing = spend(this.#wishing.get(from), this.#core.clock.now, WISHING);
    if (wishing !== undefined) this.#wishing.set(from, wishing);
    return wishing !== undefined;
  }

  /** Of a guest, or of the people here. Refused if it can't be granted. */
  wish(by: Hex, wish: Wish): void {
    switch (wish.wish) {
      case "chat":
      case "react":
        return this.#talk(by, wish);
      case "start":
        if (by !== this.#core.key) throw new Refusal("only-the-host");
        return this.#start();
      case "leave":
        if (by === this.#core.key) return this.#close();
        break;
      case "remove":
        this.#change(wished(this.#lobby(), by, wish, this.#core.game()));
        this.#removed = [...this.#removed, wish.device].slice(-MOST_REMOVED);
        this.#store();
        return this.#part(wish.device, "removed");
      case "admit":
        this.#change(wished(this.#lobby(), by, wish, this.#core.game()));
        if (!wish.isLetIn) this.#decline(wish.device);
        return;
    }
    const game = this.#core.game(wish.wish === "game" ? wish.game : undefined);
    this.#change(wished(this.#lobby(), by, wish, game));
    if (wish.wish === "leave") this.#core.links.disconnect(by);
  }

  ready(by: Hex, { seat, terms, key, nonce }: Omit<Of<"ready">, "t">): void {
    const lobby = this.#lobby();
    const { signatures } = this.#core.setUp;
    const game = this.#core.game();
    const next = wished(lobby, by, { wish: "ready", seat }, game);
    if (terms !== termsOf(lobby, game)) throw new Refusal("terms-changed");
    const isTaken = [...this.#offers].some(([at, offer]) => at !== seat && offer.key === key);
    if (!signatures.isKey(key)) throw new Refusal("weak-key", { seat });
    if (isTaken || lobby.guests.some(({ device }) => device === key)) throw new Refusal("key-twice");
    this.#offers.set(seat, { key, nonce });
    this.#store();
    this.#change(next);
  }

  #talk(from: Hex, wish: Extract<Wish, { readonly wish: "chat" | "react" }>): void {
    const { clock, key, links } = this.#core;
    checkIdle(this.#lobby());
    const said = overheard(wish);
    const own = spend(this.#talking.get(from), clock.now, TALKING);
    const together = spend(this.#together, clock.now, TALKING_TOGETHER);
    if (own === undefined || together === undefined) throw new Refusal("too-much-talk");
    this.#talking.set(from, own);
    this.#together = together;
    this.#core.said(from, said);
    const message: RoomMessage =
      said.kind === "chat" ? { t: "chat", from, text: said.text } : { t: "react", from, sign: said.sign };
    for (const { device } of this.#lobby().guests) {
      if (device !== from && device !== key) links.send(device, message);
    }
  }

  #start(): void {
    const { readiness } = this.#core;
    const lobby = this.#lobby();
    const game = this.#core.game();
    checkIdle(lobby);
    for (const [seat, sitter] of lobby.seats.entries()) {
      const isHere = sitter.by !== "person" || this.#isHere(sitter.device);
      if (!isHere && sitter.by === "person") throw new Refusal("seat-away", { seat, name: sitter.name });
    }
    const roster = rosterOf(lobby, this.#offers, game);
    const match = matchOf(roster);
    // Stored before anybody is told, so that the host is in its own match even after a crash.
    this.#core.keepBegun(readiness.begun(match, roster, lobby.epoch, game));
    this.#change({ ...lobby, match });
    readiness.spent();
    this.tell();
    this.#core.begin();
  }

  ended(match: Hex): void {
    const lobby = this.#lobby();
    if (lobby.match === match) this.#change(ended(lobby));
  }

  /** Goes on with a room whose host has been lost, or that has come back to this device. */
  takeOver(epoch: number): void {
    const lobby = this.#lobby();
    this.giveUp();
    if (!this.#core.isHost) this.#core.out.notice("hosting-now");
    // Changes are counted from 1 in each epoch: the former host may have claimed any number.
    this.#core.keep({ ...lobby, host: this.#core.key, epoch, n: 1, waiting: [] });
  }

  /** Another device hosts from now on. */
  giveUp(): void {
    this.#told.clear();
    this.#followers.clear();
  }

  /** Who is here, and whoever has to hear of something new. */
  goOn(): void {
    const { links } = this.#core;
    const lobby = this.#lobby();
    const peers = new Set(links.peers);
    for (const known of [this.#epochs, this.#told, this.#wishing, this.#talking]) {
      for (const device of known.keys()) if (!peers.has(device) && device !== this.#core.key) known.delete(device);
    }
    for (const device of this.#followers) {
      if (!lobby.guests.some((guest) => guest.device === device)) this.#followers.delete(device);
    }
    this.#change({
      ...lobby,
      guests: lobby.guests.map((guest) => ({ ...guest, isHere: this.#isHere(guest.device) })),
      waiting: lobby.waiting.filter(({ device }) => peers.has(device)),
    });
    this.tell();
  }

  #isHere(device: Hex): boolean {
    return device === this.#core.key || this.#core.links.peers.includes(device);
  }

  tell(): void {
    const { clock, links, begun } = this.#core;
    const lobby = this.#lobby();
    const peers = new Set(links.peers);
    for (const { device } of lobby.guests) {
      const epoch = this.#epochs.get(device);
      if (!peers.has(device) || epoch === undefined || epoch > lobby.epoch) continue;
      const told = this.#told.get(device);
      const isBehind = told?.lobby !== lobby;
      const lacksMatch = begun !== undefined && begun.match === lobby.match && told?.match !== begun.match;
      if (!isBehind && !lacksMatch) continue;
      const telling = spend(told?.telling, clock.now, TELLING);
      if (telling === undefined) continue;
      this.#told.set(device, { lobby, match: lobby.match, telling });
      if (isBehind) this.#tellLobby(device);
      if (lacksMatch) links.send(device, { t: "match", roster: begun.roster, base: begun.base });
    }
  }

  #tellLobby(device: Hex): void {
    const { rules, content } = this.#core.game();
    this.#core.links.send(device, { t: "lobby", lobby: toWire(this.#lobby()), rules, content });
  }

  #change(next: Lobby): void {
    const before = this.#lobby();
    if (encode(toWire(next)) === encode(toWire(before))) return;
    this.#core.keep({ ...next, n: before.n + 1 });
    const size = this.#offers.size;
    for (const seat of [...this.#offers.keys()]) {
      const sitter = next.seats[seat];
      if (sitter?.by !== "person" || !sitter.isReady) this.#offers.delete(seat);
    }
    if (this.#offers.size !== size) this.#store();
  }

  #store(): void {
    const offers = [...this.#offers].map(([seat, offer]) => ({ seat, ...offer }));
    this.#core.out.store(NAMES.hosting, { offers, removed: this.#removed });
  }

  /** Closes the room; but if others play on, our seats are freed and one of them takes the room over. */
  #close(): void {
    const { links, key } = this.#core;
    const lobby = this.#lobby();
    if (othersPlay(lobby, key)) {
      this.#change(unseated(lobby, key));
      for (const peer of links.peers) {
        // To whoever hosts next we are a guest who leaves.
        links.send(peer, { t: "wish", wish: { wish: "leave" } });
        this.#tellLobby(peer);
      }
    } else for (const peer of links.peers) links.send(peer, { t: "parted", key: "room-closed" });
    this.#core.leave();
  }

  #part(device: Hex, key: string): void {
    this.#core.links.send(device, { t: "parted", key });
    this.#core.links.disconnect(device);
  }

  #lobby(): Lobby {
    const { lobby } = this.#core;
    if (lobby === undefined) throw new Refusal("not-the-host");
    return lobby;
  }
}

/** Short enough for every link, whatever a game has put in. */
function refusalMessage({ key, facts }: Refusal): RoomMessage {
  const told = Object.entries(facts)
    .slice(0, 8)
    .map(([name, fact]) => [name, typeof fact === "string" ? fact.slice(0, 120) : fact]);
  return { t: "refused", key, facts: Object.fromEntries(told) };
}
