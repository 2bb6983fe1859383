/**
 * One run of a room, from when this page takes it to when it lets go: the room's node and that of the match, over one
 * carrier. Whatever ends a run, the next one goes on from what is stored.
 */
import type { Address, Carrier, CarrierNews, Lane, LinkPath, ProblemKey, WhyClosed } from "../carrier/carrier.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { personsOf } from "../fair/roster.ts";
import type { Overheard, Unsaid } from "../net/node.ts";
import { storedNotes, storedRoster } from "../net/storage.ts";
import { addressOf, DOOR } from "../room/address.ts";
import type { Lobby, Wish } from "../room/lobby.ts";
import { calledIn } from "../room/names.ts";
import type { BeginSetUp, RoomEffect, RoomNodeState, RoomSetUp, RoomStimulus, RoomTrouble } from "../room/node.ts";
import { RoomNode } from "../room/room-node.ts";
import { storedSecret } from "../room/storage.ts";
import type { Device } from "./device.ts";
import { Driver, type IoEffect } from "./driver.ts";
import type { Notice, TroubleKey } from "./online-room.ts";
import { RoomMatch } from "./room-match.ts";
import type { NodeStore, RoomStore, StoreFailure } from "./room-store.ts";

const LANE: Lane = "room";
const TICK = 300;

/** Problems that keep this browser from reaching anybody. */
const HINDRANCES: Readonly<Record<ProblemKey, TroubleKey>> = {
  "no-webrtc": "no-webrtc",
  "webrtc-blocked": "no-webrtc",
  "no-relay": "no-connection",
  "signalling-refused": "signalling-down",
  "signalling-insecure": "signalling-down",
};

/** Why somebody isn't reached, where people can do something about it. */
const UNREACHED: Readonly<Partial<Record<WhyClosed, TroubleKey>>> = {
  "no-such-peer": "no-such-room",
  offline: "signalling-down",
  "timed-out": "no-connection",
  failed: "no-connection",
  "no-fingerprint": "no-connection",
  "no-webrtc": "no-webrtc",
};

type Done = Exclude<RoomEffect, IoEffect>;

export interface RunSetting extends Pick<RoomSetUp, "code" | "name" | "opening" | "print"> {
  readonly device: Device;
  readonly keep: RoomStore;
  /** What can be read here has changed. */
  onChanged(): void;
  onNotice(notice: Notice): void;
  onSaid(from: Hex, name: string, said: Overheard): void;
  onUnsaid(unsaid: Unsaid): void;
  /** Nothing goes on here any more. */
  onEnd(trouble: TroubleKey): void;
}

export class RoomRun {
  readonly carrier: Carrier;
  readonly me: Hex;
  readonly #setting: RunSetting;
  readonly #room: Driver<RoomStimulus, Done>;
  readonly #ends: (() => void)[] = [];
  readonly #node: RoomNode;
  #match: RoomMatch | undefined;
  #lobby: Lobby | undefined;
  #state: RoomNodeState = "joining";
  #trouble: RoomTrouble | undefined;
  /** What has kept us from reaching anybody. */
  #hindrance: TroubleKey | undefined;
  #isEnded = false;

  /** Refused if what is stored can't be read. */
  constructor(setting: RunSetting) {
    const { device, keep, code, name, opening, print } = setting;
    const { findGame, signatures, luck } = device;
    this.#setting = setting;
    this.carrier = device.openCarrier();
    const store = keep.lobby();
    const node = new RoomNode(
      { findGame, signatures, luck, code, name, ...(opening && { opening }), ...(print !== undefined && { print }) },
      store.stored,
    );
    this.#node = node;
    this.me = node.me;
    this.#lobby = node.lobby;
    this.#listen();
    this.#room = new Driver<RoomStimulus, Done>({
      node,
      lane: LANE,
      ...this.#common(store),
      onEffect: (effect) => this.#do(effect),
    });
  }

  get lobby(): Lobby | undefined {
    return this.#lobby;
  }

  get state(): RoomNodeState {
    return this.#state;
  }

  get trouble(): TroubleKey | undefined {
    return this.#trouble ?? this.#hindrance;
  }

  get match(): RoomMatch | undefined {
    return this.#match;
  }

  #common(store: NodeStore) {
    return {
      store,
      carrier: this.carrier,
      addressOf: (to: Hex | typeof DOOR): Address => addressOf(this.#setting.code, to),
      onStoreFailure: (why: StoreFailure) => this.#setting.onEnd(why),
      onBroken: (error: unknown) => {
        this.#setting.onEnd("unreadable");
        throw error;
      },
    };
  }

  /** Takes part from now on. A stored match is shown at once, before anybody is reached. */
  start(): void {
    this.carrier.listen(addressOf(this.#setting.code, this.me));
    this.#tick();
    this.#resume();
  }

  /** The room's node forgets a match once it's over; here it stays until there is another one. */
  #resume(): void {
    const { keep, device } = this.#setting;
    const [match, ...others] = keep.matches();
    if (this.#match !== undefined || match === undefined || others.length > 0) return;
    try {
      const store = keep.match(match);
      const roster = storedRoster(store.stored, device);
      const secret = storedSecret(keep.lobby().stored);
      if (roster === undefined || secret === undefined) return store.clear();
      const seats = new Map(
        personsOf(roster).flatMap(([seat]) => {
          const notes = storedNotes(store.stored, seat);
          return notes === undefined ? [] : [[seat, notes] as const];
        }),
      );
      this.#begin({ match, roster, secret, seats });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      keep.match(match).clear();
    }
  }

  #listen(): void {
    const { news } = this.carrier;
    const { device } = this.#setting;
    this.carrier.rankBy((link, lane) => this.#nodeOn(lane)?.linkPriorityOf(link) ?? "stranger");
    news.on("opened", ({ lane, link }) => {
      this.#hindrance = undefined;
      if (this.#nodeOn(lane) === undefined) this.carrier.close(link);
    });
    news.on("closed", (told) => this.#unreached(told));
    news.on("taken", ({ address }) => {
      if (address === addressOf(this.#setting.code, DOOR)) this.#setting.onNotice({ key: "door-taken", facts: {} });
    });
    news.on("signalling", () => this.#setting.onChanged());
    news.on("problem", ({ key }) => this.#hindered(key));
    this.#ends.push(
      device.every(TICK, () => this.#tick()),
      device.onWake(() => this.#tick()),
    );
  }

  #nodeOn(lane: Lane) {
    if (lane === LANE) return this.#node;
    return lane === this.#match?.lane ? this.#match : undefined;
  }

  #tick(): void {
    const time = { on: "time", now: this.#setting.device.now() } as const;
    this.#room.tell(time);
    this.#match?.tell(time);
  }

  /** A failed dial is told to those who have never been in the room; others just wait. */
  #unreached({ lane, link, address, why }: CarrierNews["closed"]): void {
    if (lane !== LANE || link !== undefined || address === undefined || this.#lobby !== undefined) return;
    const trouble = why === undefined ? undefined : UNREACHED[why];
    // `no-webrtc` says more: this browser reaches nobody at all.
    if (trouble !== undefined && this.#hindrance !== "no-webrtc") this.#hinder(trouble);
  }

  /** Those who are connected already can go on, unless there is no WebRTC at all. */
  #hindered(key: ProblemKey): void {
    if (this.#lobby === undefined || key === "no-webrtc") this.#hinder(HINDRANCES[key]);
    this.#setting.onNotice({ key, facts: {} });
  }

  /** It may still work: the node goes on trying. */
  #hinder(trouble: TroubleKey): void {
    this.#hindrance = trouble;
    this.#setting.onChanged();
  }

  #do(effect: Done): void {
    const { code, onChanged, onNotice, onSaid, onUnsaid } = this.#setting;
    switch (effect.do) {
      case "lobby":
        this.#lobby = effect.lobby;
        return onChanged();
      case "state":
        this.#state = effect.state;
        this.#trouble = effect.trouble;
        return onChanged();
      case "door":
        if (effect.isOpen) this.carrier.listen(addressOf(code, DOOR));
        else this.carrier.unlisten(addressOf(code, DOOR));
        return;
      case "begin":
        // It may have been resumed already.
        return this.#match?.id === effect.match ? undefined : this.#begin(effect);
      case "said":
        return onSaid(effect.from, effect.name, effect.said);
      case "unsaid":
        return onUnsaid(effect);
      case "notice":
        return onNotice({ key: effect.key, facts: effect.facts });
    }
  }

  #begin({ match, roster, secret, seats }: { readonly match: Hex } & BeginSetUp): void {
    const { device, keep, code, onChanged, onNotice, onSaid, onUnsaid, onEnd } = this.#setting;
    const { findGame, signatures } = device;
    this.#match?.stop();
    for (const other of keep.matches()) if (other !== match) keep.match(other).clear();
    try {
      const run = new RoomMatch({
        code,
        roster,
        seats,
        secret,
        signatures,
        findGame: (id) => findGame(id),
        luck: () => device.luck(),
        ...this.#common(keep.match(match)),
        onChanged,
        onNotice,
        onUnsaid,
        onHeard: (from, said) => onSaid(from, this.#nameOf(from), said),
        onHost: (host, epoch) => this.#room.tell({ on: "match-host", match, host, epoch }),
        onOver: () => this.#room.tell({ on: "ended", match }),
      });
      this.#match = run;
      run.announce();
      onChanged();
      run.tell({ on: "time", now: device.now() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onEnd("unreadable");
    }
  }

  /** Of a device at the table or before it. */
  #nameOf(device: Hex): string {
    return (this.#lobby && calledIn(this.#lobby).devices.get(device)) ?? "";
  }

  /** How this device is connected to another one; nothing if they have no link of their own. */
  async pathTo(device: Hex): Promise<LinkPath | undefined> {
    const link = this.#match?.linkTo(device) ?? this.#node.linkTo(device);
    return link === undefined ? undefined : await this.carrier.pathOf(link);
  }

  wish(wish: Wish): void {
    const match = this.#lobby?.match === undefined ? undefined : this.#match;
    if (match !== undefined && wish.wish === "chat") match.tell({ on: "chat", text: wish.text });
    else if (match !== undefined && wish.wish === "react") match.tell({ on: "react", sign: wish.sign });
    else this.#room.tell({ on: "wish", wish });
  }

  tell(stimulus: Extract<RoomStimulus, { on: "again" | "anyway" }>): void {
    this.#hindrance = undefined;
    this.#trouble = undefined;
    this.#room.tell(stimulus);
  }

  /** For good: gives up our seats, so that the others needn't wait. */
  leave(): void {
    for (const seat of this.#match?.seats ?? []) this.#match?.tell({ on: "leave", seat });
    this.#room.tell({ on: "wish", wish: { wish: "leave" } });
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    for (const end of this.#ends) end();
    this.#room.stop();
    this.#match?.stop();
    this.carrier.end();
  }
}
