/** What entries change in a book. Each makes a new one. */
import { nextActOfBots } from "../engine/bot-play.ts";
import type { Input, OpenedAct, Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Account, type Away, accountOf, awaitsOf, type Book, isPresent } from "./book.ts";
import { requestOf } from "./requests.ts";

/** One input that came of an entry, and what happened in the match. */
export interface Happening<T extends Types = Types> {
  readonly input: Input<T>;
  readonly events: readonly T["event"][];
}

export interface Written<T extends Types = Types> {
  readonly book: Book<T>;
  readonly happened: readonly Happening<T>[];
}

export const unplayed = <T extends Types>(book: Book<T>): Written<T> => ({ book, happened: [] });

/** All of them or, if one is refused, none. */
export function played<T extends Types>(book: Book<T>, inputs: readonly Input<T>[]): Written<T> {
  const game = book.game.fork();
  const happened = inputs.map((input) => ({ input, events: game.apply(input) }));
  return { book: { ...book, game }, happened };
}

export function withAccount<T extends Types>(book: Book<T>, seat: Seat, change: Partial<Account>): Book<T> {
  const account = { ...accountOf(book, seat), ...change };
  return { ...book, accounts: book.accounts.map((one, at) => (at === seat ? account : one)) };
}

/**
 * Gives a seat to its bot. Its commitment is void, and so is an open request, since it may have seen the others' answers.
 * Seats that aren't asked can't change while a request is open: otherwise people could drop one after the other to get
 * new draws.
 */
export function givenToBot<T extends Types>(book: Book<T>, seat: Seat, away: Away): Written<T> {
  checkUnasked(book, seat);
  const isAsked = requestOf(book) !== undefined;
  const { absences } = accountOf(book, seat);
  const { book: next, happened } = isPresent(book, seat)
    ? played(book, [{ kind: "seat", seat, change: "bot" }])
    : unplayed(book);
  const absent = withAccount(next, seat, { away, commitment: undefined, absences: absences + 1 });
  return { book: onceAllAreIn(isAsked ? settled(absent) : absent), happened };
}

/** More hosts than these between two reveals aren't counted, or changes of host could use up the hash chains. */
const MOST_HOSTS = 4;

/** The request is over. The next one gets a number that no host since the last reveal can have used. */
export const settled = <T extends Types>(book: Book<T>): Book<T> => ({ ...book, i: book.i + 1 + book.hosts, hosts: 0 });

/**
 * A new host's record may go on from before a request that somebody has answered. So the next request gets a new number:
 * under the old one they would have to answer twice, and their first answer would tell the luck of the second.
 */
export function rehosted<T extends Types>(book: Book<T>): Book<T> {
  if (book.hosts >= MOST_HOSTS) return book;
  return { ...book, i: requestOf(book) === undefined ? book.i + 1 : book.i, hosts: book.hosts + 1 };
}

/** Refuses to change anything about a seat while others are asked. */
export function checkUnasked(book: Book, seat: Seat): void {
  const request = requestOf(book);
  if (request !== undefined && !request.from.includes(seat)) throw new Refusal("being-asked", { seat });
}

/** Seats that were given up before they sent an anchor aren't waited for. */
export function onceAllAreIn<T extends Types>(book: Book<T>): Book<T> {
  const isComplete = book.accounts.every(
    (account) => account === undefined || account.link !== undefined || account.away !== undefined,
  );
  return book.phase === "anchors" && isComplete ? { ...book, phase: "words" } : book;
}

/** The act that a bot plays next, if it's computed here at all. */
export const dueOf = <T extends Types>({ terms, phase, game }: Book<T>): OpenedAct<T> | undefined =>
  terms.checksBots && phase === "play" ? nextActOfBots(game) : undefined;

/** A question in secret that ended before a seat committed to anything is used up: its number isn't given again. */
export function withMissed<T extends Types>(before: Book<T>, after: Book<T>): Book<T> {
  const [asked, stillAsked] = [sealersOf(before), sealersOf(after)];
  const isMissed = (seat: Seat): boolean =>
    asked.has(seat) &&
    !stillAsked.has(seat) &&
    accountOf(before, seat).secretQuestions === accountOf(after, seat).secretQuestions;
  const missed = [...asked].filter(isMissed);
  return missed.reduce(
    (book, seat) => withAccount(book, seat, { secretQuestions: accountOf(book, seat).secretQuestions + 1 }),
    after,
  );
}

const sealersOf = (book: Book): ReadonlySet<Seat> =>
  new Set(awaitsOf(book).flatMap((one) => (one.kind === "act" && one.sealed ? one.from : [])));
