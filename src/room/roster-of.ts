/** Makes the roster of a match from a lobby, and checks whether a roster is what this device is ready for. */
import { encode } from "../engine/codec.ts";
import type { Game, Seat } from "../engine/game.ts";
import { hashValue } from "../engine/hash.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { type ClockRule, type PersonInfo, personsOf, type Roster } from "../fair/roster.ts";
import { seatsOf, weakestOf } from "./changes.ts";
import type { Lobby } from "./lobby.ts";
import { isCalled, unique } from "./names.ts";

/** What somebody who is ready brings to a seat. */
export interface Offer {
  readonly key: Hex;
  readonly nonce: Hex;
}

/** A seat of this device that is ready, and what it's called. */
export interface Readied extends Offer {
  readonly seat: Seat;
  readonly name: string;
}

/** All that people agree to when they're ready, besides who the others are. */
export const termsOf = ({ options, seats, patience, clock }: Lobby, game: Game): Hex =>
  termsHash(game, {
    options,
    patience,
    clock: clock ?? null,
    bots: seats.map((seat) => (seat.by === "bot" ? seat.level : null)),
  });

interface Terms {
  readonly options: unknown;
  readonly patience: number;
  readonly clock: ClockRule | null;
  readonly bots: readonly (string | null)[];
}

const termsHash = ({ id, rules, content }: Game, terms: Terms): Hex =>
  hashValue({ game: id, rules, content, ...terms });

/** Refused if somebody isn't ready. The seats of one device go together: its first one signs with its own key. */
export function rosterOf(lobby: Lobby, offers: ReadonlyMap<Seat, Offer>, game: Game): Roster {
  const { id, rules, content } = game;
  const names = unique(lobby.seats.map((seat) => (seat.by === "open" ? "" : seat.name)));
  const seats = lobby.seats.map((seat, at): Roster["seats"][number] => {
    const name = names[at] ?? "";
    if (seat.by === "open") throw new Refusal("seat-open", { seat: at });
    const look = seat.look && { look: seat.look };
    if (seat.by === "bot") return { by: "bot", name, level: seat.level, ...look };
    const offer = offers.get(at);
    if (!seat.isReady || offer === undefined) throw new Refusal("not-ready", { seat: at, name });
    const [first = at] = seatsOf(lobby, seat.device);
    const own = first === at ? { key: seat.device } : { key: offer.key, with: first };
    return { by: "person", name, level: weakestOf(game), nonce: offer.nonce, ...look, ...own };
  });
  const { options, patience, clock } = lobby;
  return { game: id, rules, content, options, seats, line: lineOf(lobby), patience, ...(clock && { clock }) };
}

/** Whoever hosts the room hosts the match, if they play; after them the others in their order. */
function lineOf(lobby: Lobby): Seat[] {
  const people = lobby.seats.flatMap(({ by }, at) => (by === "person" ? [at] : []));
  const [first = people[0]] = seatsOf(lobby, lobby.host);
  if (first === undefined) throw new Refusal("nobody-plays");
  return [first, ...people.filter((at) => at !== first)];
}

/**
 * Which seats are played from this device: none for whoever only watches. Refused if it isn't what the device is ready
 * for: another game, other options or bots, a seat of its own that is missing, changed, or that it has never taken.
 */
export function ownSeats(
  roster: Roster,
  device: Hex,
  ready: { readonly terms: Hex; readonly seats: readonly Readied[] },
  game: Game,
): readonly Seat[] {
  const own = personsOf(roster).filter(([at, info]) => isAt(roster, at, info, device));
  if (own.length === 0 && ready.seats.length === 0) return [];
  if (termsOfRoster(roster, game) !== ready.terms) throw otherTerms("terms");
  const [first] = ready.seats;
  if (own.length !== ready.seats.length) throw otherTerms("seats");
  for (const { seat, name, key, nonce } of ready.seats) {
    const info = own.find(([at]) => at === seat)?.[1];
    if (info === undefined) throw otherTerms("seats");
    const isFirst = seat === first?.seat;
    if (info.key !== (isFirst ? device : key) || info.nonce !== nonce) throw otherTerms("keys");
    if (info.with !== (isFirst ? undefined : first?.seat)) throw otherTerms("seats");
    if (!isCalled(name, info.name, roster.seats.length)) throw otherTerms("names");
  }
  return own.map(([at]) => at);
}

const otherTerms = (why: string): Refusal => new Refusal("other-terms", { why });

function isAt({ seats }: Roster, at: Seat, info: PersonInfo, device: Hex): boolean {
  const first = info.with === undefined ? info : seats[info.with];
  return info.key === device || (first?.by === "person" && first.key === device && at !== info.with);
}

/** Nothing that could be one, if a person's seat would be played by another bot than it should, or a seat is nobody's. */
function termsOfRoster(roster: Roster, game: Game): Hex | undefined {
  const { seats, options, patience, clock } = roster;
  const isThis = encode([roster.game, roster.rules, roster.content]) === encode([game.id, game.rules, game.content]);
  const isPlain = seats.every(({ by, level }) => by === "bot" || (by === "person" && level === weakestOf(game)));
  if (!isThis || !isPlain) return undefined;
  return termsHash(game, {
    options,
    patience,
    clock: clock ?? null,
    bots: seats.map(({ by, level }) => (by === "bot" ? level : null)),
  });
}
