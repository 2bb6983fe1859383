/** Writes one entry after checking everything about it. If it's refused nothing has changed. */
import { equal } from "../engine/codec.ts";
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { checkAnswers, inputOf, wordsIn } from "./answers.ts";
import { accountOf, type Book, blank, headOf, positionOf } from "./book.ts";
import { checkUnasked, dueOf, givenToBot, played, settled, unplayed, type Written, withMissed } from "./changes.ts";
import { Cheat } from "./cheat.ts";
import { checkpointsAfter, checkpointsUpTo } from "./checkpoints.ts";
import { type Body, type Entry, headAfter, type Proof, revealHash } from "./entries.ts";
import { cheaterIn } from "./proofs.ts";
import { type Request, requestOf } from "./requests.ts";
import { trustingSignatures } from "./signing.ts";
import { writeBack, writeDropped, writeHosted } from "./write-seats.ts";
import { writeStatement } from "./write-statement.ts";

/**
 * The most by which an epoch may exceed the one before, or somebody could use up all numbers and be the last host. Even the
 * longest record (`MOST_ENTRIES`) can't use them up, and in an election nobody is followed more than half as far.
 */
export const FURTHEST = 2 ** 16;

export function write<T extends Types>(book: Book<T>, entry: Entry): Written<T> {
  const isNewEpoch = entry.body.kind === "hosted";
  const isFitting = entry.epoch > book.epoch && entry.epoch <= book.epoch + FURTHEST;
  if (isNewEpoch ? !isFitting : entry.epoch !== book.epoch) {
    throw new Refusal("other-epoch", { epoch: entry.epoch, ours: book.epoch });
  }
  const { book: changed, happened } = carriedOut(book, entry);
  const next = withMissed(book, changed);
  const head = headAfter(book.terms.match, positionOf(book) + 1, headOf(book), entry);
  const chained = {
    ...next,
    entries: [...book.entries, entry],
    heads: [...book.heads, head],
    basis: isNewEpoch ? book.basis : head,
    checkpoints: checkpointsAfter(book),
  };
  return {
    book: { ...chained, due: happened.length > 0 || next.phase !== book.phase ? dueOf(chained) : book.due },
    happened,
  };
}

/** From the beginning to where so many entries are written. */
export const rewritten = <T extends Types>(start: Book<T>, entries: readonly Entry[]): Book<T> =>
  entries.reduce((book, entry) => write(book, entry).book, start);

function carriedOut<T extends Types>(book: Book<T>, { epoch, body }: Entry): Written<T> {
  switch (body.kind) {
    case "said":
      return writeStatement(book, body.said);
    case "revealed":
      return writeRevealed(book, body);
    case "bot":
      return writeBot(book, body);
    case "dropped":
      return writeDropped(book, body);
    case "back":
      return writeBack(book, body);
    case "hosted":
      return writeHosted(book, epoch, body);
    case "fault":
      return writeFault(book, body);
  }
}

type Of<Kind extends Body["kind"]> = Extract<Body, { kind: Kind }>;

function writeBot<T extends Types>(book: Book<T>, { seat, act }: Of<"bot">): Written<T> {
  const { terms, due, phase, game } = book;
  const isRight = terms.checksBots
    ? due !== undefined && equal(due, { seat, act })
    : phase === "play" && game.sitters[seat] === "bot";
  if (!isRight) throw new Refusal("bot-steered", { seat });
  return played(book, [{ kind: "act", seat, act: terms.game.readAct(act) }]);
}

function writeRevealed<T extends Types>(book: Book<T>, body: Of<"revealed">): Written<T> {
  const { i, answers, bots } = body;
  const request = requestOf(book);
  if (request?.i !== i) throw new Refusal("not-awaited", { what: "revealed" });
  if (book.due !== undefined) throw new Refusal("bots-first");
  checkAnswers(book, request, answers);
  const { book: next, happened } =
    book.phase === "words" ? unplayed(begun(book, request, answers)) : opened(book, request, { answers, bots });
  const accounts = next.accounts.map((account, seat) => {
    const answer = answers.find((one) => one.seat === seat);
    if (account === undefined || answer === undefined) return account;
    const { commitment } = account;
    return { ...account, link: { i, link: answer.link }, commitment: answer.act === null ? commitment : undefined };
  });
  const after = revealHash(book.terms.match, body);
  const since = { revealedAt: positionOf(book) + 1, after, askedAt: book.heads.lastIndexOf(book.basis) };
  return { book: { ...settled(next), ...since, accounts }, happened };
}

const begun = <T extends Types>(book: Book<T>, request: Request, answers: Of<"revealed">["answers"]): Book<T> => ({
  ...book,
  phase: "play",
  words: wordsIn(book, request, answers),
});

/** The openings fit their commitments. If the rules refuse them all the same, somebody committed to something illegal. */
function opened<T extends Types>(
  book: Book<T>,
  request: Request,
  { answers, bots }: Pick<Of<"revealed">, "answers" | "bots">,
): Written<T> {
  try {
    return played(book, [inputOf(book, request, answers, bots)]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { seat } = error.facts;
    if (typeof seat !== "number" || !request.from.includes(seat)) throw error;
    throw new Cheat("broken-rules", seat, { of: "breach", answers: [...answers], bots: [...bots] }, error);
  }
}

function writeFault<T extends Types>(book: Book<T>, { seat, proof }: Of<"fault">): Written<T> {
  checkUnasked(book, seat);
  checkProof(book, seat, proof);
  return givenToBot(book, seat, "cheated");
}

/** Refuses what doesn't prove that this seat cheated. */
export function checkProof<T extends Types>(book: Book<T>, seat: Seat, proof: Proof): void {
  if (accountOf(book, seat).away === "cheated") throw new Refusal("named-before", { seat });
  const cheater = cheaterIn(checkingBots(book), proof, { write, upTo: (length) => bookAt(book, length) });
  if (cheater !== seat) throw new Refusal("proves-nothing", { seat });
}

/** Bots are recomputed here even if they are believed elsewhere: a proof may be about them. */
const checkingBots = <T extends Types>(book: Book<T>): Book<T> => ({
  ...book,
  terms: { ...book.terms, checksBots: true },
});

/** As it was after so many entries. They have been checked: their signatures aren't once more. */
export function bookAt<T extends Types>(book: Book<T>, length: number): Book<T> {
  // Where bots were believed, it isn't known what was due.
  const places = book.terms.checksBots ? checkpointsUpTo(book, length) : [];
  const start = places.at(-1) ?? blank(book, true);
  const terms = { ...book.terms, checksBots: true };
  const trusting = { ...terms, signatures: trustingSignatures(terms.signatures) };
  const believed = { ...start, checkpoints: places.slice(0, -1), terms: trusting };
  return { ...rewritten(believed, book.entries.slice(positionOf(start), length)), terms };
}
