/**
 * A match as everybody at the table knows it: the record so far and the state that follows from it. A book is immutable;
 * writing an entry makes a new one.
 */
import type { Await, Game, Handle, OpenedAct, Pool, Seat, Types } from "../engine/game.ts";
import { Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "./bytes.ts";
import type { ActCommitment, Slot } from "./commitments.ts";
import type { Entry } from "./entries.ts";
import type { KnownLink, Owner } from "./hash-chain.ts";
import { matchOf, personsOf, type Roster } from "./roster.ts";
import type { Signatures } from "./signing.ts";
import type { Why } from "./statements.ts";

/** What never changes in a match. */
export interface Terms<T extends Types = Types> {
  readonly game: Game<T>;
  readonly roster: Roster;
  readonly match: Hex;
  readonly signatures: Signatures;
  /** Whether what bots do is computed again, or believed. */
  readonly checksBots: boolean;
}

/** First everybody is in, then the first luck is drawn (the table's words), then the game is played. */
export type Phase = "anchors" | "words" | "play";

export interface Book<T extends Types = Types> {
  readonly terms: Terms<T>;
  readonly entries: readonly Entry[];
  /** The hash after each entry; the first is the match itself. */
  readonly heads: readonly Hex[];
  readonly epoch: number;
  readonly host: Seat;
  readonly phase: Phase;
  /** Nobody changes it. */
  readonly game: Match<T>;
  /** The number of the next request. */
  readonly i: number;
  /** How many hosts there have been since the last reveal, up to a limit. */
  readonly hosts: number;
  /** The newest entry that isn't about who hosts. */
  readonly basis: Hex;
  /** After how many entries the last reveal was: statements from before it are out of date. */
  readonly revealedAt: number;
  /** Its hash; at first that of the match itself. */
  readonly after: Hex;
  /** After how many entries it was requested: everybody who answered had at least these. */
  readonly askedAt: number;
  readonly slots: ReadonlyMap<Handle, Slot>;
  /** How often each heap has been shuffled. */
  readonly gens: ReadonlyMap<Pool, number>;
  /** By seat; nothing for seats that no person has ever had. */
  readonly accounts: readonly (Account | undefined)[];
  /** What all at the table compare; empty until they are drawn. */
  readonly words: readonly number[];
  /** The act that a bot plays now, before anything else is played; nothing where bots are believed. */
  readonly due: OpenedAct<T> | undefined;
  /** Only one person is left: from here on nobody else vouches for the luck. */
  readonly isAlone: boolean;
  /** The same book at a few earlier places, so that an earlier state needn't be replayed from the beginning. */
  readonly checkpoints: readonly Book<T>[];
}

export type Away = Why | "left" | "cheated";

/** What is known of one person. */
export interface Account {
  readonly key: Hex;
  /** The sequence number of its last recorded statement, and the newest entry it had seen by then. */
  readonly sequence: number;
  readonly seenAt: number;
  /** The last link that it gave, at first the anchor. */
  readonly link: KnownLink | undefined;
  /** How many questions it was to answer in secret, and its commitment that isn't opened yet. */
  readonly secretQuestions: number;
  readonly commitment: ActCommitment | undefined;
  /** How often it has gone away. */
  readonly absences: number;
  /** Why it's away, as long as it is. */
  readonly away: Away | undefined;
  readonly hasEnded: boolean;
  readonly seed: Hex | undefined;
}

export function openBook<T extends Types>(
  game: Game<T>,
  roster: Roster,
  signatures: Signatures,
  checksBots = true,
): Book<T> {
  checkVersion(game, roster);
  const seats = roster.seats.map(({ name, by, level, look }) => ({ name, by, level, ...(look && { look }) }));
  const match = matchOf(roster);
  const accounts: (Account | undefined)[] = roster.seats.map(() => undefined);
  for (const [seat, { key }] of personsOf(roster)) accounts[seat] = newAccount(key);
  return {
    terms: { game, roster, match, signatures, checksBots },
    entries: [],
    heads: [match],
    epoch: 0,
    host: roster.line[0] ?? 0,
    phase: "anchors",
    game: new Match(game, roster.options, seats),
    i: 1,
    hosts: 0,
    basis: match,
    revealedAt: 0,
    after: match,
    askedAt: 0,
    slots: new Map(),
    gens: new Map(),
    accounts,
    words: [],
    due: undefined,
    isAlone: false,
    checkpoints: [],
  };
}

/** The same match before anything happened. */
export const blank = <T extends Types>({ terms }: Book<T>, checksBots = terms.checksBots): Book<T> =>
  openBook(terms.game, terms.roster, terms.signatures, checksBots);

const newAccount = (key: Hex): Account => ({
  key,
  sequence: 0,
  seenAt: 0,
  link: undefined,
  secretQuestions: 0,
  commitment: undefined,
  absences: 0,
  away: undefined,
  hasEnded: false,
  seed: undefined,
});

function checkVersion(game: Game, { game: id, rules, content }: Roster): void {
  if (id !== game.id) throw new Refusal("record-unknown-game", { game: id });
  if (rules !== game.rules) {
    throw new Refusal("record-other-rules", { game: id, theirs: brief(rules), ours: brief(game.rules) });
  }
  if (content !== game.content) {
    throw new Refusal("record-other-content", { game: id, theirs: brief(content), ours: brief(game.content) });
  }
}

const brief = (hash: Hex): Hex => hash.slice(0, 8);

export const positionOf = ({ entries }: Book): number => entries.length;

export const headOf = ({ heads }: Book): Hex => heads.at(-1) ?? "";

export function accountOf({ accounts }: Book, seat: Seat): Account {
  const account = accounts[seat];
  if (account === undefined) throw new Refusal("no-person", { seat });
  return account;
}

export const ownerOf = (book: Book, seat: Seat): Owner => ({
  match: book.terms.match,
  key: accountOf(book, seat).key,
});

/** Who votes: people who still have their seat, whether they can be reached or not. */
export const people = ({ game: { sitters }, accounts }: Book): readonly Seat[] =>
  [...accounts.keys()].filter((seat) => accounts[seat] !== undefined && sitters[seat] === "person");

/** Whether this seat is its person's, or asked back by them and not yet given. */
export const isPresent = (book: Book, seat: Seat): boolean =>
  !isOver(book) && book.accounts[seat] !== undefined && accountOf(book, seat).away === undefined;

/** Somebody who has been away more often than this comes back only if all others agree. */
const OFTEN = 8;

/** Whether all others have to agree to a return: after an answer was owed, or after too many absences. */
export function needsWelcome(book: Book, seat: Seat): boolean {
  const { away, absences } = accountOf(book, seat);
  return away === "owed" || absences > OFTEN;
}

/** More than half; but of two, one is enough, or the other's absence would end the match. */
export const majorityOf = (voters: number): number => (voters === 2 ? 1 : Math.floor(voters / 2) + 1);

export const awaitsOf = <T extends Types>({ phase, game }: Book<T>): readonly Await<T>[] =>
  phase === "play" ? game.awaits : [];

export const isOver = ({ phase, game }: Book): boolean => phase === "play" && game.isOver;

/** Nothing is left to be said. */
export const isFinished = (book: Book): boolean =>
  isOver(book) && people(book).every((seat) => accountOf(book, seat).seed !== undefined);
