/** A room without other devices: it grants wishes as a host would, and a test can put it into any state. */
import mitt from "mitt";
import type { Hex } from "../../src/fair/bytes.ts";
import type {
  ChatLine,
  Notice,
  OnlineMatch,
  OnlineRoom,
  RoomNews,
  RoomState,
  Trouble,
} from "../../src/online/online-room.ts";
import type { Lobby, LobbySeat, Wish } from "../../src/room/lobby.ts";

/** The key of the device with this number. */
export const device = (n: number): Hex => n.toString(16).repeat(64).slice(0, 64);

export const ME = device(1);

export const person = (n: number, name: string, isReady = false): LobbySeat => ({
  by: "person",
  name,
  device: device(n),
  isReady,
});

export class FakeRoom implements OnlineRoom {
  readonly news = mitt<RoomNews>();
  readonly me = ME;
  code = "KATZEN";
  invitation = "https://letea.example/#room=KATZEN.0123456789abcdef0123456789abcdef";
  state: RoomState = "in";
  trouble: Trouble | undefined;
  signalling: OnlineRoom["signalling"] = "online";
  lobby: Lobby | undefined;
  chat: readonly ChatLine[] = [];
  match: OnlineMatch | undefined;
  readonly wishes: Wish[] = [];
  readonly calls: string[] = [];

  constructor(lobby?: Lobby) {
    this.lobby = lobby;
  }

  get isHost(): boolean {
    return this.lobby?.host === this.me;
  }

  change(change: Partial<Pick<FakeRoom, "state" | "trouble" | "signalling" | "lobby" | "match" | "chat">>): void {
    Object.assign(this, change);
    this.news.emit("changed");
  }

  say(from: Hex, name: string, text: string): void {
    const line = { at: this.chat.length, from, name, text };
    this.chat = [...this.chat, line];
    this.news.emit("said", line);
    this.news.emit("changed");
  }

  /** Adds a message that wasn't sent. */
  unsay(name: string, text: string, unsaid: Notice): void {
    this.chat = [...this.chat, { at: this.chat.length, from: this.me, name, text, unsaid }];
    this.news.emit("changed");
  }

  sayAgain(line: ChatLine): void {
    this.calls.push(`sayAgain ${line.text}`);
  }

  wish(wish: Wish): void {
    this.wishes.push(wish);
    if (wish.wish === "chat") return this.say(this.me, this.#nameOf(this.me), wish.text);
    if (wish.wish === "react") {
      return this.news.emit("reacted", { from: this.me, name: this.#nameOf(this.me), sign: wish.sign });
    }
    if (this.lobby !== undefined) this.change({ lobby: granted(this.lobby, this.me, wish) });
  }

  pathTo(to: Hex): Promise<{ readonly isRelayed: boolean; readonly roundTripMs: number }> {
    return Promise.resolve({ isRelayed: to === device(2), roundTripMs: 38 });
  }

  comeInAnyway(): void {
    this.calls.push("comeInAnyway");
  }

  tryAgain(): void {
    this.calls.push("tryAgain");
  }

  leave(): void {
    this.calls.push("leave");
  }

  close(): void {
    this.calls.push("close");
  }

  #nameOf(from: Hex): string {
    return this.lobby?.guests.find((one) => one.device === from)?.name ?? "?";
  }
}

const OPEN: LobbySeat = { by: "open" };

function granted(lobby: Lobby, me: Hex, wish: Wish): Lobby {
  const seatAs = (seat: number, to: LobbySeat): Lobby => ({ ...lobby, seats: lobby.seats.with(seat, to) });
  const readied = (seat: number, isReady: boolean): Lobby => {
    const there = lobby.seats[seat];
    return there?.by === "person" ? seatAs(seat, { ...there, isReady }) : lobby;
  };
  switch (wish.wish) {
    case "sit":
      return seatAs(wish.seat, { by: "person", name: wish.name, device: me, isReady: false });
    case "bot":
      return seatAs(wish.seat, { by: "bot", name: wish.name, level: wish.level });
    case "stand":
    case "free":
      return seatAs(wish.seat, OPEN);
    case "ready":
    case "unready":
      return readied(wish.seat, wish.wish === "ready");
    case "game":
    case "options": {
      const seats = Array.from({ length: wish.players }, (_, seat) => lobby.seats[seat] ?? OPEN);
      return { ...lobby, ...(wish.wish === "game" && { game: wish.game }), options: wish.options, seats };
    }
    case "rotate":
      return { ...lobby, seats: [...lobby.seats.slice(-1), ...lobby.seats.slice(0, -1)] };
    case "lock":
      return { ...lobby, isLocked: wish.isLocked };
    case "approve":
      return { ...lobby, isByApproval: wish.isByApproval };
    case "admit":
      return { ...lobby, waiting: lobby.waiting.filter(({ device: one }) => one !== wish.device) };
    case "patience":
      return { ...lobby, patience: wish.seconds };
    case "clock": {
      const { clock: _before, ...without } = lobby;
      return wish.clock === null ? without : { ...without, clock: wish.clock };
    }
    case "remove":
      return {
        ...lobby,
        seats: lobby.seats.map((one) => (one.by === "person" && one.device === wish.device ? OPEN : one)),
        guests: lobby.guests.filter((one) => one.device !== wish.device),
      };
    default:
      return lobby;
  }
}
