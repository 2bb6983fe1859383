/** Writes what a seat states for itself. */
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, isOver, isPresent, people } from "./book.ts";
import { dueOf, givenToBot, onceAllAreIn, played, unplayed, type Written, withAccount } from "./changes.ts";
import { isRequested } from "./requests.ts";
import { digestOfStatement, type SignedStatement, type Statement } from "./statements.ts";

/** Checks signature, sequence number, and that it was made in view of this record, after the last reveal. */
export function checkStatement(book: Book, { seat, n, at, head, saying, sig }: SignedStatement): void {
  const { key, sequence, seenAt } = accountOf(book, seat);
  const { match, signatures } = book.terms;
  if (n !== sequence + 1) throw new Refusal("not-the-next-word", { seat, expected: sequence + 1 });
  if (book.heads[at] !== head || at < seenAt) throw new Refusal("unknown-head", { seat, at });
  if (at < book.revealedAt) throw new Refusal("out-of-date", { seat, at });
  if (!signatures.isBy(key, digestOfStatement(match, { seat, n, at, head, saying }), sig)) {
    throw new Refusal("bad-signature", { seat });
  }
}

export const withSequence = <T extends Types>(book: Book<T>, { seat, n, at }: SignedStatement): Book<T> =>
  withAccount(book, seat, { sequence: n, seenAt: at });

export function writeStatement<T extends Types>(book: Book<T>, said: SignedStatement): Written<T> {
  checkStatement(book, said);
  return carriedOut(withSequence(book, said), said);
}

function carriedOut<T extends Types>(book: Book<T>, { seat, saying }: SignedStatement): Written<T> {
  switch (saying.say) {
    case "anchor":
      return unplayed(anchored(book, seat, saying));
    case "gone":
      // First the answer they owe: nobody leaves after having seen what others opened.
      if (isRequested(book)) throw new Refusal("being-asked", { seat });
      if (!isPresent(book, seat)) throw new Refusal("not-seated", { seat });
      // Luck that no person has a hand in could be foretold.
      if (people(book).every((one) => one === seat)) throw new Refusal("last-person", { seat });
      return givenToBot(book, seat, "left");
    case "back":
      throw new Refusal("not-by-itself", { seat });
    case "end":
      return unplayed(ended(book, seat, saying));
    case "seed":
      if (!accountOf(book, seat).hasEnded) throw new Refusal("not-over", { seat });
      if (accountOf(book, seat).seed !== undefined) throw new Refusal("said-before", { seat });
      return unplayed(withAccount(book, seat, { seed: saying.seed }));
    default:
      return playedBy(book, seat, saying);
  }
}

type Of<Kind extends Statement["say"]> = Extract<Statement, { say: Kind }>;

function anchored<T extends Types>(book: Book<T>, seat: Seat, { anchor }: Of<"anchor">): Book<T> {
  if (accountOf(book, seat).link !== undefined) throw new Refusal("said-before", { seat });
  if (isRequested(book)) throw new Refusal("being-asked", { seat });
  return onceAllAreIn(withAccount(book, seat, { link: { i: 0, link: anchor } }));
}

function ended<T extends Types>(book: Book<T>, seat: Seat, { state }: Of<"end">): Book<T> {
  if (!isOver(book)) throw new Refusal("not-over", { seat });
  if (accountOf(book, seat).hasEnded) throw new Refusal("said-before", { seat });
  if (state !== book.game.stateHash()) throw new Refusal("other-state", { seat });
  return withAccount(book, seat, { hasEnded: true });
}

/** Nothing is played while a reveal is requested, so nobody can react to answers that are on their way. */
function playedBy<T extends Types>(book: Book<T>, seat: Seat, saying: Of<"stir" | "seal" | "acts">): Written<T> {
  if (book.phase !== "play") throw new Refusal("not-begun", { seat });
  if (isRequested(book)) throw new Refusal("being-asked", { seat });
  if (book.due !== undefined) throw new Refusal("bots-first", { seat });
  switch (saying.say) {
    case "stir":
      return stirred(book, seat, saying);
    case "seal":
      return sealed(book, seat, saying);
    case "acts":
      return acted(book, seat, saying.acts);
  }
}

/** One after another, as if they had been stated one by one: a bot whose turn comes in between isn't skipped. */
function acted<T extends Types>(book: Book<T>, seat: Seat, acts: readonly unknown[]): Written<T> {
  const [first, ...others] = acts;
  const written = played(book, [{ kind: "act", seat, act: book.terms.game.readAct(first) }]);
  if (others.length === 0) return written;
  if (dueOf(written.book) !== undefined) throw new Refusal("bots-first", { seat });
  const { book: next, happened } = acted(written.book, seat, others);
  return { book: next, happened: [...written.happened, ...happened] };
}

function stirred<T extends Types>(book: Book<T>, seat: Seat, { pool, handles }: Of<"stir">): Written<T> {
  const awaited = awaitsOf(book).find((one) => one.kind === "stir" && one.pool === pool);
  if (awaited?.kind !== "stir" || awaited.by.length !== 1 || awaited.by[0] !== seat) {
    throw new Refusal("not-awaited", { what: "stirred" });
  }
  const gen = book.gens.get(pool) ?? 0;
  const heap = { add: awaited.add, back: awaited.back };
  const { book: next, happened } = played(book, [{ kind: "stirred", pool, handles }]);
  const slots = new Map(book.slots);
  for (const [j, handle] of handles.entries()) slots.set(handle, { seat, pool, gen, j, heap });
  return { book: { ...next, slots, gens: new Map(book.gens).set(pool, gen + 1) }, happened };
}

function sealed<T extends Types>(book: Book<T>, seat: Seat, { r, after, handle }: Of<"seal">): Written<T> {
  const { secretQuestions } = accountOf(book, seat);
  if (r !== secretQuestions + 1 || after !== book.after)
    throw new Refusal("other-question", { seat, expected: secretQuestions + 1 });
  const { book: next, happened } = played(book, [{ kind: "sealed", seat, handle }]);
  return { book: withAccount(next, seat, { secretQuestions: r, commitment: { r, after, handle } }), happened };
}
