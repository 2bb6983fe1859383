/**
 * Applies a wish to a lobby, or refuses it; then nothing has changed. Whatever the host changes about the game takes back
 * everybody's readiness, so that nobody plays what they haven't agreed to.
 */
import type { Game, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { freeLook, looksOf, type SeatLook } from "../engine/seat-look.ts";
import { read } from "../engine/shape.ts";
import type { Hex } from "../fair/bytes.ts";
import type { ClockRule } from "../fair/roster.ts";
import type { Guest, Lobby, LobbySeat, Wish } from "./lobby.ts";
import { calling, named } from "./names.ts";
import * as shapes from "./shapes.ts";

/** Changes the lobby alone; what goes beyond that, the host does. */
type Changing = Exclude<Wish, { readonly wish: "chat" | "react" | "start" }>;

const OPEN: LobbySeat = { by: "open" };

/** `by` is who wishes it; `game` is the room's, or the one that is wished for. */
export function wished(lobby: Lobby, by: Hex, wish: Changing, game: Game): Lobby {
  switch (wish.wish) {
    case "name":
      return rename(lobby, by, wish.name);
    case "sit":
      return sit(lobby, by, wish.seat, wish.name, wish.look);
    case "stand":
      return stand(lobby, by, wish.seat);
    case "ready":
      return setReady(lobby, by, wish.seat, true);
    case "unready":
      return setReady(lobby, by, wish.seat, false);
    case "leave":
      return without(lobby, by);
    default:
      if (by !== lobby.host) throw new Refusal("only-the-host");
      return hostWished(lobby, wish, game);
  }
}

function hostWished(
  lobby: Lobby,
  wish: Exclude<Changing, { readonly wish: "name" | "sit" | "stand" | "ready" | "unready" | "leave" }>,
  game: Game,
): Lobby {
  switch (wish.wish) {
    case "game":
      return setGame(lobby, wish.options, wish.players, game);
    case "options":
      return setOptions(lobby, wish.options, wish.players, game);
    case "bot":
      return seatBot(lobby, wish, game);
    case "free":
      return free(lobby, wish.seat);
    case "remove":
      return remove(lobby, wish.device);
    case "lock":
      return { ...lobby, isLocked: wish.isLocked };
    case "approve":
      return { ...lobby, isByApproval: wish.isByApproval };
    case "admit":
      return answer(lobby, wish.device, wish.isLetIn);
    case "patience":
      return setPatience(lobby, wish.seconds);
    case "clock":
      return setClock(lobby, wish.clock);
    case "rotate":
      return rotate(lobby);
  }
}

/** Seats that had the device's name get the new one. */
export function rename(lobby: Lobby, device: Hex, raw: string): Lobby {
  const name = calling(raw);
  const before = lobby.guests.find((guest) => guest.device === device)?.name;
  if (before === name) return lobby;
  const guests = lobby.guests.map((guest) => (guest.device === device ? { ...guest, name } : guest));
  if (lobby.match !== undefined || name === "") return { ...lobby, guests };
  const seats = lobby.seats.map((seat) =>
    seat.by === "person" && seat.device === device && seat.name === before ? { ...seat, name, isReady: false } : seat,
  );
  return { ...lobby, guests, seats };
}

/** Takes a seat, or changes what the person on one's own seat is called or looks like. */
export function sit(lobby: Lobby, device: Hex, seat: Seat, raw: string, wanted?: SeatLook): Lobby {
  checkIdle(lobby);
  const there = seatIn(lobby, seat);
  const isFree = there.by === "open" || (there.by === "person" && there.device === device);
  if (!isFree) throw new Refusal("seat-taken", { seat });
  const others = lobby.seats.map((one, at) => (at === seat ? undefined : one.look));
  const look = wanted === undefined ? there.look : freeLook(wanted, others);
  return put(lobby, seat, { by: "person", name: named(raw), device, isReady: false, ...(look && { look }) });
}

export function stand(lobby: Lobby, device: Hex, seat: Seat): Lobby {
  checkIdle(lobby);
  personAt(lobby, device, seat);
  return put(lobby, seat, OPEN);
}

export function setReady(lobby: Lobby, device: Hex, seat: Seat, isReady: boolean): Lobby {
  checkIdle(lobby);
  return put(lobby, seat, { ...personAt(lobby, device, seat), isReady });
}

/** Seats beyond the number of players are gone, and more are open. */
export function setOptions(lobby: Lobby, raw: unknown, players: number, game: Game): Lobby {
  checkIdle(lobby);
  const options = readOptions(game, raw, players);
  const seats = Array.from({ length: players }, (_, seat) => lobby.seats[seat] ?? OPEN);
  return unready({ ...lobby, options, seats });
}

/** People keep their seats as far as the game has them. A bot level that the game lacks becomes its weakest. */
export function setGame(lobby: Lobby, raw: unknown, players: number, game: Game): Lobby {
  const seats = lobby.seats.map((seat) =>
    seat.by === "bot" && !Object.hasOwn(game.bots, seat.level) ? { ...seat, level: weakestOf(game) } : seat,
  );
  return setOptions({ ...lobby, game: game.id, seats }, raw, players, game);
}

/** Also plays for whoever is away. */
export const weakestOf = (game: Game): string => Object.keys(game.bots)[0] ?? "";

/** As the game takes them, for so many players. */
export function readOptions(game: Game, raw: unknown, players: number): unknown {
  const options = game.readOptions(read(shapes.options, raw, "options"));
  const sitters = Array.from({ length: read(shapes.players, players, "players") }, () => "person" as const);
  // The only way to ask a game whether it can be played by so many.
  game.setup(options, sitters);
  return options;
}

export function seatBot(
  lobby: Lobby,
  { seat, name, level }: { readonly seat: Seat; readonly name: string; readonly level: string },
  game: Game,
): Lobby {
  checkIdle(lobby);
  if (seatIn(lobby, seat).by === "person") throw new Refusal("seat-taken", { seat });
  if (!Object.hasOwn(game.bots, level)) throw new Refusal("no-such-bot", { level: level.slice(0, 20) });
  return unready(put(lobby, seat, { by: "bot", name: named(name), level }));
}

export function free(lobby: Lobby, seat: Seat): Lobby {
  checkIdle(lobby);
  if (seatIn(lobby, seat).by === "open") return lobby;
  return unready(put(lobby, seat, OPEN));
}

/** Sends a guest away. A running match isn't affected. */
export function remove(lobby: Lobby, device: Hex): Lobby {
  if (device === lobby.host) throw new Refusal("not-oneself");
  if (!lobby.guests.some((guest) => guest.device === device)) throw new Refusal("not-here");
  const rest = without(lobby, device);
  return lobby.match === undefined ? unready(rest) : rest;
}

export function setPatience(lobby: Lobby, seconds: number): Lobby {
  checkIdle(lobby);
  return unready({ ...lobby, patience: read(shapes.patience, seconds, "patience") });
}

export function setClock(lobby: Lobby, clock: ClockRule | null): Lobby {
  checkIdle(lobby);
  const { clock: _before, ...without } = lobby;
  return unready(clock === null ? without : { ...without, clock: read(shapes.clock, clock, "clock") });
}

export function rotate(lobby: Lobby): Lobby {
  checkIdle(lobby);
  const looks = looksOf(lobby.seats.map(({ look }) => look));
  // Whoever moves keeps their look, also the usual one of their seat.
  const seats = lobby.seats.map((seat, at) => (seat.by === "open" ? seat : { ...seat, look: looks[at] }));
  return unready({ ...lobby, seats: [...seats.slice(-1), ...seats.slice(0, -1)] });
}

/** Their seats are open for others. */
export const without = (lobby: Lobby, device: Hex): Lobby => ({
  ...unseated(lobby, device),
  guests: lobby.guests.filter((guest) => guest.device !== device),
});

/** They only watch from now on. */
export const unseated = (lobby: Lobby, device: Hex): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat) => (seat.by === "person" && seat.device === device ? OPEN : seat)),
});

/** Somebody has come, for the first time or again. */
export function admit(lobby: Lobby, device: Hex, name: string): Lobby {
  if (lobby.guests.some((guest) => guest.device === device)) return rename(lobby, device, name);
  const guests = [...makingRoom(lobby), { device, name: calling(name), isHere: true }];
  return { ...lobby, guests, waiting: lobby.waiting.filter((one) => one.device !== device) };
}

/** Somebody new is at the door. */
export function knock(lobby: Lobby, device: Hex, raw: string): Lobby {
  const name = calling(raw);
  const isKnown = lobby.waiting.some((one) => one.device === device);
  if (!isKnown && lobby.waiting.length >= shapes.MOST_WAITING) throw new Refusal("room-full");
  const waiting = isKnown
    ? lobby.waiting.map((one) => (one.device === device ? { device, name } : one))
    : [...lobby.waiting, { device, name }];
  return { ...lobby, waiting };
}

function answer(lobby: Lobby, device: Hex, isLetIn: boolean): Lobby {
  const there = lobby.waiting.find((one) => one.device === device);
  if (there === undefined) throw new Refusal("not-here");
  if (isLetIn) return admit(lobby, device, there.name);
  return { ...lobby, waiting: lobby.waiting.filter((one) => one !== there) };
}

/**
 * In a full room a guest without a seat makes room: first one who has gone, then the one who came first. So nobody can fill
 * a room with devices that take no seat, and newcomers have time to sit down.
 */
function makingRoom(lobby: Lobby): readonly Guest[] {
  if (lobby.guests.length < shapes.MOST_GUESTS) return lobby.guests;
  const standing = lobby.guests.filter((guest) => isStanding(lobby, guest));
  const next = standing.find(({ isHere }) => !isHere) ?? standing[0];
  if (next === undefined) throw new Refusal("room-full");
  return lobby.guests.filter((guest) => guest !== next);
}

export const isFull = (lobby: Lobby): boolean =>
  lobby.guests.length >= shapes.MOST_GUESTS && !lobby.guests.some((guest) => isStanding(lobby, guest));

const isStanding = (lobby: Lobby, { device }: Guest): boolean =>
  device !== lobby.host && seatsOf(lobby, device).length === 0;

/** The next match is agreed upon anew. */
export const ended = (lobby: Lobby): Lobby => unready({ ...lobby, match: undefined });

export const seatsOf = ({ seats }: Lobby, device: Hex): readonly Seat[] =>
  seats.flatMap((seat, at) => (seat.by === "person" && seat.device === device ? [at] : []));

const unready = (lobby: Lobby): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat) => (seat.by === "person" && seat.isReady ? { ...seat, isReady: false } : seat)),
});

const put = (lobby: Lobby, seat: Seat, sitter: LobbySeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((before, at) => (at === seat ? sitter : before)),
});

function seatIn({ seats }: Lobby, seat: Seat): LobbySeat {
  const there = seats[seat];
  if (there === undefined) throw new Refusal("no-such-seat", { seat });
  return there;
}

function personAt(lobby: Lobby, device: Hex, seat: Seat): Extract<LobbySeat, { by: "person" }> {
  const there = seatIn(lobby, seat);
  if (there.by !== "person" || there.device !== device) throw new Refusal("not-your-seat", { seat });
  return there;
}

/** Refuses changes while a match is on. */
export function checkIdle({ match }: Lobby): void {
  if (match !== undefined) throw new Refusal("match-on");
}
