/** What all parts of a device in a room share: the lobby, what it's ready for, its time, its links, and what it wants done. */
import { encode } from "../engine/codec.ts";
import type { Game } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { newNotes } from "../fair/notes.ts";
import { personsOf } from "../fair/roster.ts";
import { Clock } from "../net/clock.ts";
import { EffectQueue } from "../net/effects.ts";
import { Links } from "../net/links.ts";
import type { Remark } from "../net/node.ts";
import { OwnTalk } from "../net/talk.ts";
import { HOST_SILENCE } from "../net/timeouts.ts";
import { cleanTalk, talkOf } from "../net/words.ts";
import { DOOR } from "./address.ts";
import { seatsOf } from "./changes.ts";
import type { Lobby, Wish } from "./lobby.ts";
import { decodeRoom, type RoomMessage } from "./messages.ts";
import { calledIn, calling } from "./names.ts";
import type { RoomEffect, RoomSetUp, RoomTrouble } from "./node.ts";
import { Readiness } from "./readiness.ts";
import {
  NAMES,
  type StartedMatch,
  type Stored,
  storedBegun,
  storedConn,
  storedLobby,
  storedName,
  storedSecret,
  toWire,
} from "./storage.ts";

/** Who hosts a match, as this device has it. */
export interface MatchHost {
  readonly host: Hex;
  readonly epoch: number;
}

interface HandshakeHandlers {
  /** Why whoever dials with this key isn't let in. */
  refuses(key: Hex): string | undefined;
  /** The handshake failed. */
  refused(to: Hex | undefined, why: string): void;
}

export class RoomCore {
  readonly setUp: RoomSetUp;
  /** This device. */
  readonly key: Hex;
  readonly secret: Hex;
  readonly clock = new Clock();
  readonly out = new EffectQueue<RoomEffect>();
  readonly links: Links<RoomMessage>;
  readonly readiness: Readiness;
  name: string;
  matchHost: MatchHost | undefined;
  trouble: RoomTrouble | undefined;
  /** The people here have left for good. */
  hasLeft = false;
  /** The host was reached, and hasn't let this device in yet. */
  isWaiting = false;
  /** The people here accept whoever hosts now. */
  isAnyHostWelcome = false;
  readonly #ownTalk = new OwnTalk();
  #lobby: Lobby | undefined;
  #begun: StartedMatch | undefined;
  /** A match that has begun with other terms than this device is ready for. */
  otherTerms: Hex | undefined;

  constructor(setUp: RoomSetUp, stored: Stored, ears: HandshakeHandlers) {
    const { signatures, code } = setUp;
    const { out, clock } = this;
    this.setUp = setUp;
    const known = storedSecret(stored);
    this.secret = known ?? setUp.luck();
    if (known === undefined) out.store(NAMES.secret, this.secret);
    const conn = storedConn(stored) + 1;
    out.store(NAMES.conn, conn);
    const signer = signatures.signer(this.secret);
    this.key = signer.key;
    const us = { room: code, signer, signatures, refuses: (key: Hex) => ears.refuses(key) };
    this.links = new Links({
      us,
      isReserved: (key) => this.#isReserved(key),
      conn,
      clock,
      out,
      luck: () => setUp.luck(),
      decode: decodeRoom,
      expected: (to) => this.#expected(to),
      refused: (to, why) => ears.refused(to, why),
    });
    this.name = storedName(stored) ?? calling(setUp.name);
    this.#lobby = storedLobby(stored);
    const begun = storedBegun(stored, signatures);
    // A match that the lobby doesn't know of hasn't been started.
    this.#begun = begun?.match === this.#lobby?.match ? begun : undefined;
    if (this.#lobby !== undefined) this.game();
    const { key, secret } = this;
    const store = (name: string, value: unknown) => out.store(name, value);
    this.readiness = new Readiness({ setUp, key, secret, store }, stored);
  }

  /** A host is expected by its key. At the door there may be a next host, so there only newcomers expect one. */
  #expected(to: Hex): Hex | undefined {
    if (to !== DOOR) return to;
    return this.isAnyHostWelcome || this.#lobby !== undefined ? undefined : this.setUp.print;
  }

  /** Whoever hosts, and whoever has a seat, here or in the match. */
  #isReserved(key: Hex): boolean {
    const [lobby, roster] = [this.#lobby, this.#begun?.roster];
    const isPlaying = roster !== undefined && personsOf(roster).some(([, info]) => info.key === key);
    return key === lobby?.host || isPlaying || (lobby !== undefined && seatsOf(lobby, key).length > 0);
  }

  get lobby(): Lobby | undefined {
    return this.#lobby;
  }

  get isHost(): boolean {
    return this.#lobby?.host === this.key && !this.hasLeft;
  }

  get begun(): StartedMatch | undefined {
    return this.#begun;
  }

  /** Whether whoever hosts hasn't been heard for long. */
  get isHostSilent(): boolean {
    return !this.isHost && this.#silence > HOST_SILENCE;
  }

  /** Whether to give up on the host. During a match it takes longer, since the match may tell who hosts now. */
  get isHostLost(): boolean {
    const isOn = this.#begun !== undefined && !this.#begun.isOver;
    return this.#silence > (isOn ? 3 : 1) * HOST_SILENCE;
  }

  get #silence(): number {
    const at = this.#lobby === undefined ? undefined : this.links.heardAt(this.#lobby.host);
    return this.clock.since(at ?? 0);
  }

  /** Of the lobby. Refused if it can't be played here. */
  game(id = this.#lobby?.game ?? ""): Game {
    const game = this.setUp.findGame(id);
    if (game === undefined) throw new Refusal("unknown-game", { game: id });
    return game;
  }

  /** Stored and shown. */
  keep(lobby: Lobby): void {
    this.isWaiting = false;
    if (this.#lobby !== undefined && encode(toWire(lobby)) === encode(toWire(this.#lobby))) return;
    this.#lobby = lobby;
    this.out.store(NAMES.lobby, toWire(lobby));
    this.readiness.look(lobby, this.game());
    if (this.#begun !== undefined && lobby.match !== this.#begun.match) this.#forgetMatch();
    this.out.add({ do: "lobby", lobby });
  }

  #forgetMatch(): void {
    this.#begun = undefined;
    this.matchHost = undefined;
    this.out.store(NAMES.begun, null);
  }

  keepBegun(begun: StartedMatch): void {
    const { base, isOver, seats, roster } = begun;
    this.#begun = begun;
    this.out.store(NAMES.begun, { roster, base, isOver, seats });
  }

  /** Tells the page to begin, or to resume, the match that this device is in. */
  begin(): void {
    if (this.#begun === undefined || this.#begun.isOver) return;
    const { match, roster, seats } = this.#begun;
    const notes = new Map(seats.map(({ seat, secret, seed }) => [seat, newNotes(secret, seed)] as const));
    this.out.add({ do: "begin", match, roster, secret: this.secret, seats: notes });
  }

  call(name: string): void {
    if (name === this.name) return;
    this.name = name;
    this.out.store(NAMES.name, name);
  }

  /** People are told if what they wrote wasn't sent. */
  chat(raw: string, say: (text: string) => void): void {
    const text = talkOf(raw);
    if (text === "") throw new Refusal("nothing-said");
    try {
      this.countTalk();
      say(text);
      this.#ownTalk.say(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.out.add({ do: "unsaid", text, why: error.key, facts: error.facts, wasSeen: false });
    }
  }

  countTalk(): void {
    const seconds = this.#ownTalk.count(this.clock.now);
    if (seconds > 0) throw new Refusal("too-much-talk", { seconds });
  }

  /** The host hasn't passed this line on. */
  unsaid(text: string, why: string): void {
    if (this.#ownTalk.takeBack(text)) this.out.add({ do: "unsaid", text, why, facts: {}, wasSeen: true });
  }

  said(from: Hex, said: Remark): void {
    const name = (this.#lobby && calledIn(this.#lobby).devices.get(from)) ?? "";
    this.out.add({ do: "said", from, name, said });
  }

  /** The heartbeat: who we are, and which lobby we have. To a possible next host it says none, so that it sends its own. */
  sendHeartbeat(to: Hex): void {
    const isNext = this.#lobby?.host !== to && (to === this.matchHost?.host || this.isAnyHostWelcome);
    const { epoch = 0, n = 0 } = (isNext ? undefined : this.#lobby) ?? {};
    this.links.send(to, { t: "here", name: this.name, epoch, n, match: this.#begun?.match ?? this.otherTerms ?? null });
  }

  /** Reports a peer that sent what it mustn't, and disconnects it. */
  refuse(from: Hex, why: string): void {
    this.out.notice("not-understood", { device: from, why });
    this.links.disconnect(from);
  }

  /** Nothing goes on until the people here want it to. */
  stop(trouble: RoomTrouble | undefined): void {
    this.trouble = trouble;
    for (const peer of this.links.peers) this.links.disconnect(peer);
  }

  /** Forgets everything about this room. */
  leave(): void {
    this.hasLeft = true;
    for (const name of [NAMES.lobby, NAMES.begun, NAMES.ready, NAMES.hosting]) this.out.store(name, null);
    this.stop(undefined);
  }
}

/** As it may be shown to others; refused if nothing is left of it. */
export function overheard(wish: Extract<Wish, { readonly wish: "chat" | "react" }>): Remark {
  const words = cleanTalk(wish.wish === "chat" ? wish.text : wish.sign);
  if (words === "") throw new Refusal("nothing-said");
  return wish.wish === "chat" ? { kind: "chat", text: words } : { kind: "react", sign: words };
}
