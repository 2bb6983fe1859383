/** A guest: takes the lobby from the host, as far as the host may be believed. */
import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import { openBook } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { matchOf, readRoster } from "../fair/roster.ts";
import { cleanName } from "../net/words.ts";
import { DOOR } from "./address.ts";
import { checkIdle, readOptions } from "./changes.ts";
import { overheard, type RoomCore } from "./core.ts";
import { epochOf, isLeap } from "./epochs.ts";
import type { Lobby, Wish } from "./lobby.ts";
import type { RoomMessage } from "./messages.ts";
import { named } from "./names.ts";
import { ROOM_TROUBLES, type RoomTrouble } from "./node.ts";
import { type PendingWish, PendingWishes } from "./pending-wishes.ts";
import { termsOf } from "./roster-of.ts";
import { guestsWish } from "./shapes.ts";
import { fromWire } from "./storage.ts";

type Of<Kind extends RoomMessage["t"]> = Extract<RoomMessage, { t: Kind }>;

export class Visiting {
  readonly #core: RoomCore;
  readonly #pending = new PendingWishes();

  constructor(core: RoomCore) {
    this.#core = core;
  }

  /** Only guests of the room and the match's host may dial us. */
  refuses(key: Hex): string | undefined {
    const { lobby, matchHost } = this.#core;
    const isKnown = key === matchHost?.host || lobby?.guests.some(({ device }) => device === key);
    return isKnown ? undefined : "not-host";
  }

  /** Where whoever hosts is looked for. */
  get targets(): readonly Hex[] {
    const { lobby, matchHost, trouble, isHost, isHostSilent, key } = this.#core;
    if (lobby === undefined) return trouble === undefined ? [DOOR] : [];
    if (trouble !== undefined) return trouble === "host-changed" ? [lobby.host] : [];
    const next = matchHost !== undefined && (matchHost.epoch > 0 || isHostSilent) ? [matchHost.host] : [];
    const hosts = [...new Set([lobby.host, ...next])].filter((device) => device !== key);
    if (isHost) return hosts;
    return isHostSilent || this.#core.isAnyHostWelcome ? [...hosts, DOOR] : hosts;
  }

  hear(from: Hex, message: RoomMessage): void {
    switch (message.t) {
      case "here":
        if (from === this.#core.lobby?.host) this.#found();
        return;
      case "lobby":
        return this.#lobby(from, message);
      case "wish":
      case "ready":
        return this.#core.links.send(from, { t: "refused", key: "not-host", facts: {} });
    }
    const { lobby } = this.#core;
    // At the door we only talk to the host that we have dialled.
    const isAtDoor = lobby === undefined && (message.t === "wait" || message.t === "parted");
    if (from !== lobby?.host && !isAtDoor) return this.#core.refuse(from, "only-the-host");
    switch (message.t) {
      case "wait":
        this.#core.isWaiting = lobby === undefined;
        return;
      case "match":
        return this.#match(from, message);
      case "refused":
        this.#pending.refused();
        return this.#core.out.notice("refused-by-host", { ...message.facts, why: message.key });
      case "parted":
        return this.#parted(message.key);
      case "unsaid":
        return this.#core.unsaid(message.text, message.key);
      case "chat":
        return this.#core.said(message.from, overheard({ wish: "chat", text: message.text }));
      case "react":
        return this.#core.said(message.from, overheard({ wish: "react", sign: message.sign }));
      case "other-terms":
        return this.#core.refuse(from, "only-to-the-host");
    }
  }

  /** The host that was looked for. */
  #found(): void {
    if (this.#core.trouble === "host-changed") this.#core.trouble = undefined;
  }

  /** A lobby is checked before any of it is believed. */
  #lobby(from: Hex, { lobby: told, rules, content }: Of<"lobby">): void {
    const lobby = fromWire(told);
    if (!this.believes(from, lobby)) return this.#unbelieved(from, lobby);
    const game = this.#core.setUp.findGame(lobby.game);
    if (game === undefined) return this.#core.stop("unknown-game");
    if (game.rules !== rules || game.content !== content) return this.#core.stop("other-game");
    const complaint = this.#complaint(lobby);
    if (complaint !== undefined) return this.#core.refuse(from, complaint);
    this.#core.trouble = undefined;
    this.#core.isAnyHostWelcome = false;
    const isAnother = this.#core.lobby?.host !== lobby.host;
    this.#core.keep(lobby);
    this.#pending.look(lobby, this.#core.key, termsOf(lobby, game));
    if (isAnother) this.repeat();
  }

  /** Sends wishes again that a new or reloaded host may not have got. */
  repeat(): void {
    const { lobby, links } = this.#core;
    if (lobby !== undefined) for (const wanted of this.#pending.all) links.send(lobby.host, wanted);
  }

  /** Only the host's lobby counts; another device takes the room over only if a match has made it host. */
  believes(from: Hex, { host, epoch }: Lobby): boolean {
    const { lobby, matchHost, begun, isAnyHostWelcome } = this.#core;
    if (host !== from || isLeap(isAnyHostWelcome ? undefined : lobby, epoch)) return false;
    if (lobby === undefined || isAnyHostWelcome) return true;
    if (from === lobby.host) return epoch >= lobby.epoch;
    if (from !== matchHost?.host || begun === undefined) return false;
    return epoch === epochOf(begun, matchHost) || (matchHost.epoch > 0 && epoch > lobby.epoch);
  }

  /** Who hosts is learnt from the match, if it can be had; else the people here decide. */
  #unbelieved(from: Hex, { host }: Lobby): void {
    const { isHost, lobby } = this.#core;
    if (this.#core.isHostLost && !isHost && from === host && from !== lobby?.host)
      return this.#core.stop("host-changed");
    this.#core.out.notice("not-the-host", { device: from });
    this.#core.links.disconnect(from);
  }

  /** Why this can't be a lobby. */
  #complaint({ host, guests, seats, game: id, options }: Lobby): string | undefined {
    const devices = guests.map(({ device }) => device);
    if (new Set(devices).size !== devices.length || !devices.includes(host)) return "guests";
    const game = this.#core.game(id);
    for (const seat of seats) {
      if (seat.by === "person" && !devices.includes(seat.device)) return "guests";
      if (seat.by === "bot" && !Object.hasOwn(game.bots, seat.level)) return "no-such-bot";
    }
    try {
      return encode(readOptions(game, options, seats.length)) === encode(options) ? undefined : "options";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.key;
    }
  }

  #match(from: Hex, { roster: raw, base }: Of<"match">): void {
    const { lobby, begun, readiness, setUp, links, out } = this.#core;
    const { signatures } = setUp;
    const roster = readRoster(raw, signatures);
    if (roster.seats.some(({ name }) => cleanName(name) !== name)) return this.#core.refuse(from, "names");
    const match = matchOf(roster);
    if (lobby !== undefined && base > lobby.epoch) return this.#core.refuse(from, "leap");
    if (match === begun?.match || match === this.#core.otherTerms) return;
    if (lobby?.match !== match) return this.#core.refuse(from, "other-match");
    const game = this.#core.game(roster.game);
    openBook(game, roster, signatures);
    try {
      this.#core.keepBegun(readiness.begun(match, roster, base, game));
      readiness.spent();
      this.#core.begin();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.otherTerms = match;
      out.notice(error.key, error.facts);
      links.send(from, { t: "other-terms", match });
    }
  }

  #parted(key: string): void {
    this.#core.stop(troubleOf(key) ?? "room-closed");
  }

  /** The handshake with somebody we dialled has failed. */
  refused(to: Hex | undefined, why: string): void {
    const { lobby } = this.#core;
    if (to === undefined || (lobby !== undefined && to !== DOOR && to !== lobby.host)) return;
    if (why === "other-device" && to === DOOR) return this.#core.stop("host-changed");
    if (why === "opened-elsewhere") return this.#core.stop("elsewhere");
    const trouble = troubleOf(why);
    if (trouble !== undefined) this.#core.stop(trouble);
  }

  /** What the people here want of the host. */
  wish(wish: Wish): void {
    const { lobby, key, links, isHostSilent, trouble } = this.#core;
    if (wish.wish === "leave") {
      if (lobby !== undefined) links.send(lobby.host, { t: "wish", wish });
      return this.#core.leave();
    }
    if (lobby === undefined || isHostSilent || trouble !== undefined) throw new Refusal("not-connected");
    if (wish.wish === "ready") return this.#ready(lobby, wish.seat);
    if (wish.wish === "unready" || wish.wish === "stand") this.#core.readiness.withdraw(wish.seat);
    if (!isGuests(wish)) throw new Refusal("only-the-host");
    const said = read(guestsWish, wish.wish === "sit" ? { ...wish, name: named(wish.name) } : wish, "wish");
    if (said.wish === "chat" || said.wish === "react") {
      // Chat isn't queued: sent later it could mean something else.
      if (!links.peers.includes(lobby.host)) throw new Refusal("not-connected");
      checkIdle(lobby);
      this.#core.said(key, overheard(said));
      links.send(lobby.host, { t: "wish", wish: said });
    } else if (said.wish !== "leave") this.#want(lobby, { t: "wish", wish: said });
  }

  #ready(lobby: Lobby, seat: Seat): void {
    const offer = this.#core.readiness.offer(lobby, seat, this.#core.game());
    this.#want(lobby, { t: "ready", seat, ...offer });
  }

  /** Remembered until it's granted: the host may just be reloading its page. */
  #want(lobby: Lobby, wanted: PendingWish): void {
    this.#pending.want(wanted);
    this.#core.links.send(lobby.host, wanted);
  }
}

type GuestsWish = Extract<Wish, { readonly wish: "sit" | "stand" | "unready" | "chat" | "react" }>;
const OF_GUESTS: readonly string[] = ["sit", "stand", "unready", "chat", "react"];
const isGuests = (wish: Wish): wish is GuestsWish => OF_GUESTS.includes(wish.wish);

const troubleOf = (key: string): RoomTrouble | undefined => ROOM_TROUBLES.find((trouble) => trouble === key);
