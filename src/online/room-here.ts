/** The room that the page sees: stays the same while runs of it end and begin anew, and keeps the chat. */
import mitt from "mitt";
import type { LinkPath, Signalling } from "../carrier/carrier.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { keyPrint } from "../fair/signing.ts";
import type { Overheard, Unsaid } from "../net/node.ts";
import { newCode, readCode } from "../room/code.ts";
import { writeInvitation } from "../room/invitation.ts";
import type { Lobby, Wish } from "../room/lobby.ts";
import { calledIn } from "../room/names.ts";
import type { Opening } from "../room/node.ts";
import type { Device } from "./device.ts";
import type { ChatLine, OnlineMatch, OnlineRoom, RoomNews, RoomState, Trouble, TroubleKey } from "./online-room.ts";
import { RoomRun } from "./room-run.ts";
import { forgetRoom, openRoomStore, type RoomStore } from "./room-store.ts";

/** Lines of chat beyond this are forgotten, the oldest first. */
const MOST_LINES = 200;
/** After leaving for good the room is kept open for so long, so that the others are told. */
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

/** A new room, which this device hosts. */
export const openRoom = (
  device: Device,
  entry: Omit<Entry, "code" | "print"> & { readonly opening: Opening },
): Promise<OnlineRoom> => enterRoom(device, { ...entry, code: newCode(() => device.luck()) });

/** A room that exists, or that this device has been in. Refused if that can't be a code. */
export async function enterRoom(device: Device, entry: Entry): Promise<OnlineRoom> {
  const room = new RoomHere(device, { ...entry, code: readCode(entry.code) });
  await room.takeUp();
  return room;
}

class RoomHere implements OnlineRoom {
  readonly news = mitt<RoomNews>();
  readonly code: string;
  readonly #device: Device;
  readonly #entry: Entry;
  readonly #stopListening: () => void;
  #chat: readonly ChatLine[] = [];
  #keep: RoomStore | undefined;
  #run: RoomRun | undefined;
  /** What has ended the last run. */
  #ended: TroubleKey | undefined;
  #last: { readonly lobby: Lobby | undefined; readonly match: OnlineMatch | undefined; readonly me: Hex };
  #holder = "";
  #hasBeenOnline = false;
  #hasLeft = false;
  #visitedAt = 0;
  #wasUnderWay = false;

  constructor(device: Device, entry: Entry) {
    this.#device = device;
    this.#entry = entry;
    this.code = entry.code;
    this.#last = { lobby: undefined, match: undefined, me: "" };
    this.#stopListening = device.onClaimed((name) => this.#looksElsewhere(name).catch(() => undefined));
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

  /** A new room that hasn't been reachable yet. */
  get #isOpening(): boolean {
    return this.isHost && !this.#hasBeenOnline && this.match === undefined;
  }

  /** Takes the room for this page, and goes on from what is kept of it. */
  async takeUp(): Promise<void> {
    this.#ended = this.trouble?.key;
    this.#letGo();
    const holder = this.#device.luck();
    this.#holder = holder;
    const keep = await openRoomStore(this.#device.store, this.code, holder);
    // It may have been left meanwhile, or asked for once more.
    if (this.#holder !== holder) return;
    if (typeof keep === "string") return this.#end(keep);
    this.#begin(keep);
  }

  #begin(keep: RoomStore): void {
    const { code, name, opening, print } = this.#entry;
    this.#keep = keep;
    this.#ended = undefined;
    try {
      const run = new RoomRun({
        device: this.#device,
        keep,
        code,
        name,
        ...(opening !== undefined && { opening }),
        ...(print !== undefined && { print }),
        onChanged: () => this.#changed(),
        onNotice: (notice) => this.news.emit("notice", notice),
        onSaid: (from, by, said) => this.#hear(from, by, said),
        onUnsaid: (unsaid) => this.#takeBack(unsaid),
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

  /** Somebody plays from here in a match that isn't over. */
  get #isUnderWay(): boolean {
    const { match } = this;
    return match !== undefined && match.seats.length > 0 && !match.session.isOver && !match.isStopped;
  }

  /** Rooms to go back to are those that one has been in. */
  #visit(): void {
    const { lobby } = this;
    const now = this.#device.now();
    const isUnderWay = this.#isUnderWay;
    const isNews = isUnderWay !== this.#wasUnderWay || now - this.#visitedAt >= VISIT;
    if (lobby === undefined || this.#hasLeft || !isNews) return;
    this.#visitedAt = now;
    this.#wasUnderWay = isUnderWay;
    const { game, host } = lobby;
    const about = { print: keyPrint(host), isHost: this.isHost, game, at: Math.floor(now), isUnderWay };
    // If that fails the room can't be found from the first page; nothing else is lost.
    this.#keep?.keepAbout(about).catch(() => undefined);
  }

  #hear(from: Hex, name: string, said: Overheard): void {
    if (said.kind === "react") return this.news.emit("reacted", { from, name, sign: said.sign });
    if (said.kind === "point") return this.news.emit("pointed", { from, name, thing: said.thing });
    const line = { at: this.#device.now(), from, name, text: said.text };
    this.#chat = [...this.#chat, line].slice(-MOST_LINES);
    this.news.emit("said", line);
    this.#changed();
  }

  /** Marks a line as not sent; it stays until it's sent again. */
  #takeBack({ text, why, facts, wasSeen }: Unsaid): void {
    const isIt = (line: ChatLine) => line.from === this.me && line.text === text && line.unsaid === undefined;
    const seen = wasSeen ? this.#chat.findLast(isIt) : undefined;
    const name = (this.lobby && calledIn(this.lobby).devices.get(this.me)) ?? "";
    const line = { at: this.#device.now(), from: this.me, name, text, unsaid: { key: why, facts } };
    const chat = seen === undefined ? [...this.#chat, line] : this.#chat.map((one) => (one === seen ? line : one));
    this.#chat = chat.slice(-MOST_LINES);
    this.#changed();
  }

  sayAgain(line: ChatLine): void {
    if (!this.#chat.includes(line) || line.unsaid === undefined) return;
    this.#chat = this.#chat.filter((one) => one !== line);
    this.wish({ wish: "chat", text: line.text });
    this.#changed();
  }

  #end(trouble: TroubleKey | undefined): void {
    this.#letGo();
    this.#ended = trouble;
    this.news.emit("changed", undefined);
  }

  /** Ends the run; what it has shown stays visible. */
  #letGo(): void {
    const run = this.#run;
    this.#holder = "";
    if (run === undefined) return;
    this.#last = { lobby: run.lobby, match: run.match, me: run.me };
    this.#run = undefined;
    run.end();
  }

  async #looksElsewhere(name: string): Promise<void> {
    const holder = this.#holder;
    const isLost = await this.#keep?.isLost(name);
    if (isLost && this.#run !== undefined && this.#holder === holder) this.#end("elsewhere");
  }

  async pathTo(device: Hex): Promise<LinkPath | undefined> {
    return await this.#run?.pathTo(device);
  }

  wish(wish: Wish): void {
    if (wish.wish === "leave") this.leave();
    else if (this.#run !== undefined) this.#run.wish(wish);
    else if (wish.wish === "chat") {
      this.#takeBack({ text: wish.text, why: "not-connected", facts: {}, wasSeen: false });
    }
  }

  comeInAnyway(): void {
    this.#run?.tell({ on: "anyway" });
  }

  tryAgain(): void {
    if (this.#hasLeft) return;
    this.takeUp().then(
      () => this.#run?.tell({ on: "again" }),
      (error) => {
        this.#end("unreadable");
        throw error;
      },
    );
  }

  leave(): void {
    const run = this.#run;
    this.#hasLeft = true;
    // Forgotten at once, so that no way back is offered even if the page is closed now.
    this.#forget();
    if (run === undefined) return this.#letGo();
    run.leave();
    const stop = this.#device.every(FAREWELL, () => {
      stop();
      this.#stopListening();
      if (this.#run === run) this.#end(undefined);
      this.#forget();
    });
    this.#changed();
  }

  #forget(): void {
    forgetRoom(this.#device.store, this.code).catch(() => undefined);
  }

  close(): void {
    this.#stopListening();
    this.news.all.clear();
    // After leaving, the run goes on for a moment to tell the others.
    if (!this.#hasLeft) this.#end(undefined);
  }
}
