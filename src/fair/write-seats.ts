/** Writes what others decide: seats given to bots and back, and new hosts. */
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, isPresent, majorityOf, needsWelcome, people, positionOf } from "./book.ts";
import type { Bytes } from "./bytes.ts";
import { givenToBot, played, rehosted, unplayed, type Written, withAccount } from "./changes.ts";
import type { Body } from "./entries.ts";
import { isRequested, isWaitedFor, requestOf } from "./requests.ts";
import { digestOfDrop, digestOfOldDrop, digestOfVote, digestOfWelcome, type Why } from "./statements.ts";
import { checkStatement, withSequence } from "./write-statement.ts";

type Of<Kind extends Body["kind"]> = Extract<Body, { kind: Kind }>;

export function writeDropped<T extends Types>(book: Book<T>, { seat, why, words }: Of<"dropped">): Written<T> {
  const voters = people(book);
  if (!isPresent(book, seat)) throw new Refusal("not-seated", { seat });
  const [reason, ...others] = reasonsFor(book, seat);
  if (why !== reason && !others.includes(why)) throw new Refusal("other-reason", { seat, reason });
  checkSigners(book, words, (by) => [
    digestOfAttestation(book, by, seat, why),
    digestOfOldAttestation(book, by, seat, why),
  ]);
  if (words.some((word) => word.seat === seat)) throw new Refusal("own-word", { seat });
  checkMajority(words.length, voters.length);
  const { book: next, happened } = givenToBot(book, seat, why);
  return { book: { ...next, isAlone: book.isAlone || people(next).length === 1 }, happened };
}

/** What is signed to give a seat to its bot: for this reason, as the record stands now. */
export const digestOfAttestation = (book: Book, by: Seat, about: Seat, why: Why): Bytes =>
  digestOfDrop(book.terms.match, by, about, accountOf(book, about).absences, why, book.basis);

/** The form in older records: for `late` it held the seat's sequence number. */
function digestOfOldAttestation(book: Book, by: Seat, about: Seat, why: Why): Bytes {
  const { absences, sequence } = accountOf(book, about);
  const i = why === "late" ? sequence : (requestOf(book)?.i ?? 0);
  return digestOfOldDrop(book.terms.match, by, about, absences, why, { after: book.after, i });
}

/** Nobody's time is up where there is no clock, or where nobody waits for them. */
function reasonsFor(book: Book, seat: Seat): readonly [Why, ...Why[]] {
  if (requestOf(book)?.from.includes(seat)) return ["owed"];
  return book.terms.roster.clock !== undefined && isWaitedFor(book, seat) ? ["silent", "late"] : ["silent"];
}

/** Somebody who cheated can't come back. */
export function writeBack<T extends Types>(book: Book<T>, { said, words }: Of<"back">): Written<T> {
  const { seat, saying } = said;
  if (saying.say !== "back") throw new Refusal("not-a-return", { seat });
  checkStatement(book, said);
  if (isRequested(book)) throw new Refusal("being-asked", { seat });
  const { away, absences, link } = accountOf(book, seat);
  if (away === undefined) throw new Refusal("not-away", { seat });
  if (away === "cheated") throw new Refusal("seat-is-lost", { seat });
  if (link === undefined) throw new Refusal("never-in", { seat });
  const { match } = book.terms;
  checkSigners(book, words, (by) => [digestOfWelcome(match, by, seat, absences, book.after)]);
  const needed = needsWelcome(book, seat) ? people(book).length : 0;
  if (words.length < needed) throw new Refusal("not-welcome", { seat, needed });
  const { book: next, happened } = played(withSequence(book, said), [{ kind: "seat", seat, change: "back" }]);
  return { book: withAccount(next, seat, { away: undefined }), happened };
}

/** The epoch is checked where the entry is. */
export function writeHosted<T extends Types>(book: Book<T>, epoch: number, { seat, voices }: Of<"hosted">): Written<T> {
  const voters = people(book);
  if (!voters.includes(seat)) throw new Refusal("not-seated", { seat });
  const { match } = book.terms;
  const said = new Map(voices.map((voice) => [voice.seat, voice]));
  checkSigners(book, voices, (by) => {
    const voice = said.get(by);
    if (voice === undefined) throw new Refusal("not-seated", { seat: by });
    return [digestOfVote(match, epoch, seat, voice)];
  });
  for (const { seat: by, p, head } of voices) {
    if (p > positionOf(book) || book.heads[p] !== head) throw new Refusal("record-left-out", { seat: by, at: p });
  }
  checkMajority(voices.length, voters.length);
  return unplayed({ ...rehosted(book), epoch, host: seat });
}

function checkMajority(given: number, voters: number): void {
  const needed = majorityOf(voters);
  if (given < needed) throw new Refusal("no-majority", { given, needed });
}

/** Different people of this table, in the order of their seats. */
function checkSigners(
  book: Book,
  signers: readonly { readonly seat: Seat; readonly sig: string }[],
  digestsBy: (seat: Seat) => readonly Bytes[],
): void {
  const voters = people(book);
  for (const [k, { seat, sig }] of signers.entries()) {
    if (!voters.includes(seat)) throw new Refusal("not-seated", { seat });
    if (k > 0 && seat <= (signers[k - 1]?.seat ?? 0)) throw new Refusal("signed-twice", { seat });
    const { key } = accountOf(book, seat);
    if (!digestsBy(seat).some((digest) => book.terms.signatures.isBy(key, digest, sig))) {
      throw new Refusal("bad-signature", { seat });
    }
  }
}
