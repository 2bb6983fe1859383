/** A room that this page is in. */
import mitt from "mitt";
import type { LinkPath, Signalling } from "../carrier/carrier.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { keyPrint } from "../fair/signing.ts";
import type { Overheard } from "../net/node.ts";
import { newCode, readCode } from "../room/code.ts";
import { writeInvitation } from "../room/invitation.ts";
import type { Lobby, Wish } from "../room/lobby.ts";
import type { Opening } from "../room/node.ts";
import type { Device } from "./device.ts";
import { boundRooms, forgetRoom, holderName, RoomKeep, whyUnkept } from "./keep.ts";
import type { ChatLine, OnlineMatch, OnlineRoom, RoomNews, RoomState, Trouble, TroubleKey } from "./online-room.ts";
import { RoomRun } from "./room-run.ts";

/** Lines of chat beyond this are forgotten, the oldest first. */
const MOST_LINES = 200;
/** Whoever goes for good stays for so long, so that the others are told. */
const FAREWELL = 1_500;
/** So often a page writes down that it's still in the room. */
const VISIT = 60_000;

export interface Entry {
  readonly code: string;
  /** Of the host's key, if an invitation tells it. */
  readonly print?: Hex;
  /** What the people here call themselves; nothing if they haven't said. */
  readonly name: string;
  /** For whoever opens the room. */
  readonly opening?: Opening;
  /** What comes before the part of an invitation that names the room. */
  readonly page: string;
}

/** A new one, which this device hosts. */
export const openRoom = (
  device: Device,
  entry: Omit<Entry, "code" | "print"> & { readonly opening: Opening },
): OnlineRoom => enterRoom(device, { ...entry, code: newCode(() => device.luck()) });

/** One that is called so by somebody, or that this device has been in. Refused if that can't be a code. */
export function enterRoom(device: Device, entry: Entry): OnlineRoom {
  const room = new RoomHere(device, { ...entry, code: readCode(entry.code) });
  room.takeUp();
  return room;
}

class RoomHere implements OnlineRoom {
  readonly news = mitt<RoomNews>();
  readonly code: string;
  readonly #device: Device;
  readonly #entry: Entry;
  readonly #keep: RoomKeep;
  readonly #stopListening: () => void;
  #chat: readonly ChatLine[] = [];
  #run: RoomRun | undefined;
  /** What has ended the last run. */
  #ended: TroubleKey | undefined;
  #last: { readonly lobby: Lobby | undefined; readonly match: OnlineMatch | undefined; readonly me: Hex };
  #holder = "";
  #hasBeenOnline = false;
  #hasLeft = false;
  #visitedAt = 0;

  constructor(device: Device, entry: Entry) {
    this.#device = device;
    this.#entry = entry;
    this.code = entry.code;
    this.#keep = new RoomKeep(device.store, entry.code);
    this.#last = { lobby: undefined, match: undefined, me: "" };
    this.#stopListening = device.onStored((name) => {
      if (name === holderName(this.code) && this.#run !== undefined && !this.#keep.isHeldBy(this.#holder)) {
        this.#end("elsewhere");
      }
    });
  }

  get #seen() {
    return this.#run ?? this.#last;
  }

  get me(): Hex {
    return this.#seen.me;
  }

  get lobby(): Lobby | undefined {
    return this.#seen.lobby;
  }

  get match(): OnlineMatch | undefined {
    return this.#seen.match;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get isHost(): boolean {
    return this.lobby !== undefined && this.lobby.host === this.me;
  }

  get invitation(): string {
    const host = this.lobby?.host;
    const print = host === undefined ? this.#entry.print : keyPrint(host);
    return this.#entry.page + writeInvitation({ code: this.code, print });
  }

  get signalling(): Signalling {
    return this.#run?.carrier.signalling ?? "offline";
  }

  get trouble(): Trouble | undefined {
    const isUnfound = this.#isOpening && this.signalling === "offline";
    const key = this.#ended ?? this.#run?.trouble ?? (isUnfound ? "signalling-down" : undefined);
    return key === undefined ? undefined : { key, facts: { code: this.code } };
  }

  get state(): RoomState {
    const run = this.#run;
    if (this.#hasLeft || run === undefined || run.state === "out" || this.trouble !== undefined) return "out";
    return this.#isOpening ? "opening" : run.state;
  }

  /** Nobody can have come to it yet. */
  get #isOpening(): boolean {
    return this.isHost && !this.#hasBeenOnline && this.match === undefined;
  }

  /** From now on the room is this page's. What is stored of it is there at once. */
  takeUp(): void {
    const { code, name, opening, print } = this.#entry;
    this.#run?.end();
    this.#run = undefined;
    this.#ended = undefined;
    this.#holder = this.#device.luck();
    if (!this.#keep.claim(this.#holder)) return this.#end(whyUnkept(this.#device.store));
    try {
      const run = new RoomRun({
        device: this.#device,
        keep: this.#keep,
        code,
        name,
        ...(opening !== undefined && { opening }),
        ...(print !== undefined && { print }),
        onChanged: () => this.#changed(),
        onMatch: () => this.#changed(),
        onNotice: (notice) => this.news.emit("notice", notice),
        onSaid: (from, by, said) => this.#hear(from, by, said),
        onEnd: (trouble) => this.#end(trouble),
      });
      this.#run = run;
      run.start();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#end("unreadable");
    }
    this.#changed();
  }

  #changed(): void {
    if (this.signalling === "online") this.#hasBeenOnline = true;
    this.#visit();
    this.news.emit("changed", undefined);
  }

  /** Rooms to go back to are those that one has been in. */
  #visit(): void {
    const { lobby } = this;
    const now = this.#device.now();
    if (lobby === undefined || this.#hasLeft || now - this.#visitedAt < VISIT) return;
    this.#visitedAt = now;
    const { game, host } = lobby;
    boundRooms(this.#device.store, this.code);
    this.#keep.keepAbout({ print: keyPrint(host), isHost: this.isHost, game, at: Math.floor(now) });
  }

  #hear(from: Hex, name: string, said: Overheard): void {
    if (said.kind === "react") return this.news.emit("reacted", { from, name, sign: said.sign });
    if (said.kind === "point") return this.news.emit("pointed", { from, name, thing: said.thing });
    const line = { at: this.#device.now(), from, name, text: said.text };
    this.#chat = [...this.#chat, line].slice(-MOST_LINES);
    this.news.emit("said", line);
    this.#changed();
  }

  #end(trouble: TroubleKey | undefined): void {
    const run = this.#run;
    if (run !== undefined) this.#last = { lobby: run.lobby, match: run.match, me: run.me };
    this.#run = undefined;
    this.#ended = trouble;
    run?.end();
    this.news.emit("changed", undefined);
  }

  async pathTo(device: Hex): Promise<LinkPath | undefined> {
    return await this.#run?.pathTo(device);
  }

  wish(wish: Wish): void {
    if (wish.wish === "leave") this.leave();
    else this.#run?.wish(wish);
  }

  comeInAnyway(): void {
    this.#run?.tell({ on: "anyway" });
  }

  tryAgain(): void {
    if (this.#hasLeft) return;
    this.takeUp();
    this.#run?.tell({ on: "again" });
  }

  leave(): void {
    const run = this.#run;
    this.#hasLeft = true;
    // Nobody is offered the way back, even if the page is closed at once.
    forgetRoom(this.#device.store, this.code);
    if (run === undefined) return;
    run.leave();
    const stop = this.#device.every(FAREWELL, () => {
      stop();
      this.#stopListening();
      if (this.#run === run) this.#end(undefined);
      forgetRoom(this.#device.store, this.code);
    });
    this.#changed();
  }

  close(): void {
    this.#stopListening();
    this.news.all.clear();
    // Whoever has left still says so.
    if (!this.#hasLeft) this.#end(undefined);
  }
}
