/** The node of a device in a room, host or guest: tells each part what concerns it. [How a room works](ROOM.md). */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Link, LinkPriority } from "../net/node.ts";
import { HEARTBEAT, HOST_SILENCE } from "../net/timeouts.ts";
import { seatsOf } from "./changes.ts";
import { RoomCore } from "./core.ts";
import { epochOf, nextEpoch } from "./epochs.ts";
import { Hosting } from "./hosting.ts";
import { type Lobby, othersPlay, type Wish } from "./lobby.ts";
import type { RoomMessage } from "./messages.ts";
import { calling } from "./names.ts";
import type { RoomEffect, RoomNodeState, RoomSetUp, RoomStimulus, RoomTrouble } from "./node.ts";
import { fromWire, type Stored } from "./storage.ts";
import { Visiting } from "./visiting.ts";

/** At the same time a host looks for so many who may not know that it hosts. */
const MOST_MISSED = 8;

export class RoomNode {
  readonly #core: RoomCore;
  readonly #hosting: Hosting;
  readonly #visiting: Visiting;
  #heartbeatAt: number | undefined;
  #shown: string | undefined;
  #isDoorOpen = false;
  #hasBegun = false;

  /** Comes in, or goes on from what this device has stored. Refused if that can't be read, or nothing can be opened so. */
  constructor(setUp: RoomSetUp, stored: Stored) {
    const core = new RoomCore(setUp, stored, {
      refuses: (key) => (core.isHost ? this.#hosting : this.#visiting).refuses(key),
      refused: (to, why) => (core.isHost ? undefined : this.#visiting.refused(to, why)),
    });
    this.#core = core;
    this.#hosting = new Hosting(core, stored);
    this.#visiting = new Visiting(core);
    if (core.lobby === undefined && setUp.opening !== undefined) this.#hosting.open(setUp.opening);
    else if (core.lobby !== undefined) core.out.add({ do: "lobby", lobby: core.lobby });
  }

  /** This device. */
  get me(): Hex {
    return this.#core.key;
  }

  get lobby(): Lobby | undefined {
    return this.#core.lobby;
  }

  get isHost(): boolean {
    return this.#core.isHost;
  }

  get trouble(): RoomTrouble | undefined {
    return this.#core.trouble;
  }

  get state(): RoomNodeState {
    const { hasLeft, trouble, isHost, lobby, links, clock } = this.#core;
    if (hasLeft || trouble !== undefined) return "out";
    if (isHost) return "in";
    const heardAt = lobby === undefined ? undefined : links.heardAt(lobby.host);
    if (lobby === undefined && this.#core.isWaiting && links.peers.length > 0) return "waiting";
    if (lobby === undefined || (heardAt === undefined && !this.#core.isHostSilent)) return "joining";
    return heardAt !== undefined && clock.since(heardAt) <= HOST_SILENCE ? "in" : "away";
  }

  linkTo(device: Hex): Link | undefined {
    return this.#core.links.linkTo(device);
  }

  linkPriorityOf(link: Link): LinkPriority {
    return this.#core.links.linkPriorityOf(link);
  }

  /** Never throws, whatever comes in from outside. */
  tell(stimulus: RoomStimulus): readonly RoomEffect[] {
    this.#safely(() => this.#told(stimulus));
    this.#safely(() => this.#goOn());
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

  #told(stimulus: RoomStimulus): void {
    const { clock, links, hasLeft } = this.#core;
    if (stimulus.on === "time") clock.tell(stimulus.now);
    if (hasLeft) return;
    switch (stimulus.on) {
      case "opened":
        return links.opened(stimulus.link, stimulus.to, stimulus.fingerprints);
      case "received": {
        const heard = links.received(stimulus.link, stimulus.text);
        if (heard !== undefined) this.#hear(heard.from, heard.message);
        return;
      }
      case "waiting":
        return links.waiting(stimulus.link, stimulus.bytes);
      case "closed":
        return links.closed(stimulus.link, stimulus.to);
      case "wish":
        return this.#wish(stimulus.wish);
      case "match-host":
        return this.#setMatchHost(stimulus);
      case "ended":
        return this.#ended(stimulus.match);
      case "again":
      case "anyway":
        this.#core.isAnyHostWelcome = stimulus.on === "anyway" && this.#mayAcceptAnotherHost;
        this.#core.trouble = undefined;
        return links.redialNow();
    }
  }

  get #mayAcceptAnotherHost(): boolean {
    return !this.#core.isHost || this.#core.trouble === "host-changed";
  }

  #hear(from: Hex, message: RoomMessage): void {
    const { isHost } = this.#core;
    // A message that its sender may not send changes nothing, and the sender is reported.
    try {
      if (!isHost) this.#visiting.hear(from, message);
      else if (message.t === "lobby" && this.#mayYieldTo(from)) this.#yield(from, message);
      else this.#hosting.hear(from, message);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.refuse(from, error.key);
    }
  }

  #mayYieldTo(from: Hex): boolean {
    return this.#hosting.isAlone || this.#core.isAnyHostWelcome || from === this.#core.matchHost?.host;
  }

  /**
   * A host that comes back may find that the match has another one by now. Only the match can say so, or anybody could
   * claim the room. If nobody from the match can be found, the people here decide.
   */
  #yield(from: Hex, message: Extract<RoomMessage, { t: "lobby" }>): void {
    const { isHostLost, lobby } = this.#core;
    const told = fromWire(message.lobby);
    if (this.#visiting.believes(from, told)) {
      this.#visiting.hear(from, message);
      if (!this.#core.isHost) this.#hosting.giveUp();
    } else if (isHostLost && told.host === from && lobby !== undefined && told.epoch > lobby.epoch) {
      this.#core.stop("host-changed");
    }
  }

  #wish(wish: Wish): void {
    if (wish.wish === "name") return this.#call(wish.name);
    if (wish.wish === "chat") return this.#core.chat(wish.text, (text) => this.#grant({ ...wish, text }));
    if (wish.wish === "react") this.#core.countTalk();
    this.#grant(wish);
  }

  #grant(wish: Exclude<Wish, { wish: "name" }>): void {
    const { key, isHost } = this.#core;
    if (!isHost) return this.#visiting.wish(wish);
    if (wish.wish === "ready") return this.#ready(wish.seat);
    if (wish.wish === "unready" || wish.wish === "stand") this.#core.readiness.withdraw(wish.seat);
    this.#hosting.wish(key, wish);
  }

  #call(raw: string): void {
    const { key, isHost, links } = this.#core;
    const name = calling(raw);
    this.#core.call(name);
    if (isHost) this.#hosting.wish(key, { wish: "name", name });
    else for (const peer of links.peers) this.#core.sendHeartbeat(peer);
  }

  #ready(seat: number): void {
    const { key, lobby, readiness } = this.#core;
    if (lobby === undefined) return;
    this.#hosting.ready(key, { seat, ...readiness.offer(lobby, seat, this.#core.game()) });
  }

  #setMatchHost({ match, host, epoch }: Extract<RoomStimulus, { on: "match-host" }>): void {
    if (this.#core.begun?.match !== match) return;
    this.#core.matchHost = { host, epoch };
    // Now it's known who hosts.
    if (epoch > 0 && this.#core.trouble === "host-changed") this.#core.trouble = undefined;
  }

  #ended(match: Hex): void {
    const { begun } = this.#core;
    if (begun?.match !== match) return;
    if (!begun.isOver) this.#core.keepBegun({ ...begun, isOver: true });
  }

  /** As host. Not right after coming back: another one may have hosted that match to its end. */
  #endMatch(): void {
    const { begun, isHost, lobby, key, clock, matchHost } = this.#core;
    if (!isHost || begun?.isOver !== true || lobby?.match !== begun.match) return;
    if (matchHost !== undefined && matchHost.epoch > 0 && matchHost.host !== key) return;
    const isBack = !this.#hosting.isAlone || !othersPlay(lobby, key) || clock.since(0) > 3 * HOST_SILENCE;
    if (isBack) this.#hosting.ended(begun.match);
  }

  #goOn(): void {
    if (!this.#hasBegun) this.#core.begin();
    this.#hasBegun = true;
    this.#takeOver();
    this.#endMatch();
    this.#tend();
    this.#show();
  }

  /** The match's host also hosts the room. */
  #takeOver(): void {
    const { matchHost, begun, lobby, key, clock, links } = this.#core;
    if (this.state === "out") return;
    if (matchHost?.host !== key || begun === undefined || lobby === undefined) return;
    if (lobby.host === key && epochOf(begun, matchHost) <= lobby.epoch) return;
    // At first whoever has started it still hosts the room, even if they only watch.
    const isLost = clock.since(links.heardAt(lobby.host) ?? 0) > 3 * HOST_SILENCE;
    if (matchHost.epoch > 0 || (lobby.host !== key && isLost)) {
      this.#hosting.takeOver(nextEpoch(lobby, begun, matchHost));
    }
  }

  #tend(): void {
    const { links, clock, hasLeft, isHost, lobby } = this.#core;
    if (hasLeft) return;
    for (const peer of links.takeOpened()) {
      this.#core.sendHeartbeat(peer);
      if (!isHost && peer === lobby?.host) this.#visiting.repeat();
    }
    if (isHost) this.#hosting.goOn();
    links.maintain(this.#visiting.targets, isHost ? this.#missed() : []);
    if (this.#heartbeatAt !== undefined && clock.since(this.#heartbeatAt) < HEARTBEAT) return;
    this.#heartbeatAt = clock.now;
    for (const peer of links.peers) this.#core.sendHeartbeat(peer);
  }

  /** Guests who were away and may not know who hosts now, those with seats first. */
  #missed(): readonly Hex[] {
    const { lobby } = this.#core;
    if (lobby === undefined || lobby.epoch === 1) return [];
    const away = lobby.guests.flatMap(({ device, isHere }) => (isHere ? [] : [device]));
    const playing = away.filter((device) => seatsOf(lobby, device).length > 0);
    return [...new Set([...playing, ...away])].slice(0, MOST_MISSED);
  }

  #show(): void {
    const { out, isHost, trouble } = this.#core;
    const { state } = this;
    if (this.#shown !== `${state} ${trouble}`) out.add({ do: "state", state, trouble });
    this.#shown = `${state} ${trouble}`;
    const isOpen = isHost && state !== "out";
    if (isOpen !== this.#isDoorOpen) out.add({ do: "door", isOpen });
    this.#isDoorOpen = isOpen;
  }
}
