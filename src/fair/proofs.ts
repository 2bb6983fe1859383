/** Checks a proof, and says who cheated; refuses one that proves nothing. */
import { equal } from "../engine/codec.ts";
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { checkAnswer, checkAnswers } from "./answers.ts";
import { accountOf, type Book } from "./book.ts";
import { Cheat } from "./cheat.ts";
import { type Entry, type Frame, headAfter, type Proof, readEntry, signedHash } from "./entries.ts";
import { hostIn, isFramedBy } from "./frames.ts";
import { requestOf } from "./requests.ts";
import {
  type Answer,
  type Ballot,
  digestOfAnswer,
  digestOfStatement,
  digestOfVote,
  type SignedStatement,
  type Vote,
} from "./statements.ts";

/** Passed in by `write.ts`, which imports this file: proofs are checked by writing entries. */
export interface Writing<T extends Types> {
  write(book: Book<T>, entry: Entry): unknown;
  /** The book as it was after so many entries. */
  upTo(length: number): Book<T>;
}

export function cheaterIn<T extends Types>(book: Book<T>, proof: Proof, writing: Writing<T>): Seat {
  switch (proof.of) {
    case "opening":
      return cheaterOf(() => checkAnswer(book, asked(book), proof.answer));
    case "breach": {
      checkAnswers(book, asked(book), proof.answers);
      const { answers, bots } = proof;
      const body = { kind: "revealed", i: book.i, answers, bots } as const;
      return cheaterOf(() => writing.write(book, { epoch: book.epoch, body }));
    }
    case "promises":
      return inTwoCommitments(book, proof);
    case "answers":
      return inTwoAnswers(book, proof);
    case "voices":
      return inTwoVotes(book, proof);
    case "frames":
      return inTwoRecords(book, proof);
    case "entry":
      return inEntry(book, proof, writing);
    case "shortened":
      return inShortenedVote(book, proof);
  }
}

/**
 * Whom a proof is about, going by who has signed what it shows: that costs nothing, and it isn't checked yet. Nothing if
 * it could be about several, or nobody whom this record knows has signed it.
 */
export function accusedIn(book: Book, proof: Proof): Seat | undefined {
  switch (proof.of) {
    case "opening":
      return proof.answer.seat;
    case "breach":
      return undefined;
    case "promises":
    case "answers":
      return proof.one.seat;
    case "voices":
      return proof.one.voice.seat;
    case "frames":
      return hostIn(book, proof.one.epoch);
    case "entry":
      return hostIn(book, proof.frame.epoch);
    case "shortened":
      return proof.voice.seat;
  }
}

const provesNothing = (): Refusal => new Refusal("proves-nothing");

function asked(book: Book) {
  const request = requestOf(book);
  if (request === undefined) throw provesNothing();
  return request;
}

/** Who is named as a cheat when this is tried. */
function cheaterOf(attempt: () => unknown): Seat {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Cheat) return error.seat;
    throw error;
  }
  throw provesNothing();
}

type Of<Kind extends Proof["of"]> = Extract<Proof, { of: Kind }>;

function inTwoCommitments(book: Book, { one, other }: Of<"promises">): Seat {
  const [first, second] = [one.saying, other.saying];
  const isSo =
    one.seat === other.seat &&
    first.say === "seal" &&
    second.say === "seal" &&
    first.r === second.r &&
    first.after === second.after &&
    first.handle !== second.handle &&
    isStatementSigned(book, one) &&
    isStatementSigned(book, other);
  if (!isSo) throw provesNothing();
  return one.seat;
}

function inTwoAnswers(book: Book, { one, other }: Of<"answers">): Seat {
  const isSo = areTwoAnswers(one, other) && isAnswerSigned(book, one) && isAnswerSigned(book, other);
  if (!isSo) throw provesNothing();
  return one.seat;
}

/** A seat has one answer under each number, whatever it's asked. */
export const areTwoAnswers = ({ sig: _one, ...one }: Answer, { sig: _other, ...other }: Answer): boolean =>
  one.seat === other.seat && one.i === other.i && !equal(one, other);

function inTwoVotes(book: Book, { epoch, one, other }: Of<"voices">): Seat {
  const isSo = areTwoVotes(one, other) && isVoteSigned(book, epoch, one) && isVoteSigned(book, epoch, other);
  if (!isSo) throw provesNothing();
  return one.voice.seat;
}

/** In one epoch. Repeating the same vote is fine. */
export const areTwoVotes = (one: Ballot, other: Ballot): boolean =>
  one.voice.seat === other.voice.seat &&
  (one.candidate !== other.candidate || one.voice.p !== other.voice.p || one.voice.head !== other.voice.head);

function inTwoRecords(book: Book, { one, other }: Of<"frames">): Seat {
  const host = signerOf(book, one);
  if (one.epoch !== other.epoch || one.p !== other.p || one.head === other.head || signerOf(book, other) !== host) {
    throw provesNothing();
  }
  return host;
}

/** The entry follows what is in everybody's record, its host has signed it, and it can't be written there. */
function inEntry<T extends Types>(book: Book<T>, { at, frame, entry }: Of<"entry">, writing: Writing<T>): Seat {
  const before = book.heads[at];
  const isFramed =
    before !== undefined &&
    frame.p === at + 1 &&
    entry.epoch === frame.epoch &&
    headAfter(book.terms.match, frame.p, before, entry) === frame.head &&
    signedHash(entry) === frame.signed;
  if (!isFramed) throw provesNothing();
  const host = signerOf(book, frame);
  // It stands in our record, so it can be written: no need to try.
  const own = book.entries[at];
  if (own !== undefined && equal(own, entry)) throw provesNothing();
  try {
    writing.write(writing.upTo(at), readEntry(entry));
  } catch (error) {
    if (error instanceof Refusal) return host;
    throw error;
  }
  throw provesNothing();
}

function inShortenedVote(book: Book, { frame, epoch, candidate, voice }: Of<"shortened">): Seat {
  const isSo =
    signerOf(book, frame) === voice.seat &&
    frame.epoch < epoch &&
    voice.p < frame.p &&
    isOfEpoch(book, voice, frame.epoch) &&
    isVoteSigned(book, epoch, { candidate, voice });
  if (!isSo) throw provesNothing();
  return voice.seat;
}

/**
 * Whether the record that a vote names ends in this epoch or an earlier one: somebody who has followed a later host may
 * have had to give up what they had signed.
 */
const isOfEpoch = ({ heads, entries }: Book, { p, head }: Vote, epoch: number): boolean =>
  heads[p] === head && (entries[p - 1]?.epoch ?? 0) <= epoch;

const isStatementSigned = (book: Book, said: SignedStatement): boolean =>
  book.terms.signatures.isBy(accountOf(book, said.seat).key, digestOfStatement(book.terms.match, said), said.sig);

const isAnswerSigned = (book: Book, answer: Answer): boolean =>
  book.terms.signatures.isBy(accountOf(book, answer.seat).key, digestOfAnswer(book.terms.match, answer), answer.sig);

export const isVoteSigned = ({ accounts, terms }: Book, epoch: number, { candidate, voice }: Ballot): boolean => {
  const key = accounts[voice.seat]?.key;
  return key !== undefined && terms.signatures.isBy(key, digestOfVote(terms.match, epoch, candidate, voice), voice.sig);
};

/** Whoever hosted then, if it's their signature. */
function signerOf(book: Book, frame: Frame): Seat {
  const host = hostIn(book, frame.epoch);
  if (host === undefined || !isFramedBy(book, host, frame)) throw provesNothing();
  return host;
}
