/** Checks what a file tells of a match: whether everything in it can have been like that, and who vouches for it. */
import type { Game, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { audit, seatsWithSeed } from "./audit.ts";
import { type Book, headOf, isOver, openBook, positionOf } from "./book.ts";
import type { Hex } from "./bytes.ts";
import type { Entry } from "./entries.ts";
import { frameOf, hostIn, isFramedBy } from "./frames.ts";
import type { Told } from "./record.ts";
import { devicesOf, personsOf } from "./roster.ts";
import type { Signatures } from "./signing.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { type Turn, turnsIn } from "./turns.ts";
import { type Twin, twinOf } from "./twins.ts";
import { vouchingSignatures } from "./vouching.ts";
import { write } from "./write.ts";

export interface Thoroughness {
  /** Every signature, not only those that vouch for all before them. */
  readonly all: boolean;
  /** What bots did is computed again. */
  readonly bots: boolean;
}

/** What has been found right. */
export interface Verdict extends Omit<Tally, "signed"> {
  readonly match: Hex;
  readonly head: Hex;
  /** After the last entry. */
  readonly book: Book;
  readonly isOver: boolean;
  readonly signatures: { readonly checked: number; readonly all: number };
  /** Whose seed shows that all secrets were made as they had to be. */
  readonly audited: readonly Seat[];
  readonly unaudited: readonly Seat[];
  readonly turns: readonly Turn[];
  /** Which other record of the same match could exist, as far as this one can tell. */
  readonly twin: Twin | undefined;
  /** The seats of people, by device. If there is only one, nobody else vouches for anything. */
  readonly devices: readonly (readonly Seat[])[];
}

/** Refuses a record that isn't fair, with the first entry that isn't and why. */
export function verify(told: Told, game: Game, signatures: Signatures, { all, bots }: Thoroughness): Verdict {
  if (all && told.isShort) throw new Refusal("signatures-left-out");
  const { entries } = told;
  const vouching = vouchingSignatures(entries);
  const choosy: Signatures = all
    ? signatures
    : { ...signatures, isBy: (key, digest, sig) => !vouching.has(sig) || signatures.isBy(key, digest, sig) };
  const start = openBook(game, told.roster, choosy, bots);
  const book = entries.reduce(written, start);
  if (told.damage !== undefined) throw told.damage;
  checkFrames({ ...book, terms: { ...book.terms, signatures } }, told);
  audit(book);
  const audited = seatsWithSeed(book);
  const { signed: under, ...tally } = tallyOf(entries);
  return {
    match: book.terms.match,
    head: headOf(book),
    book,
    isOver: isOver(book),
    ...tally,
    signatures: { checked: (all ? under : vouching.size) + told.frames.length, all: under + told.frames.length },
    audited,
    unaudited: personsOf(told.roster).flatMap(([seat]) => (audited.includes(seat) ? [] : [seat])),
    turns: turnsIn(told.roster, entries),
    twin: twinOf(told.roster, entries),
    devices: devicesOf(told.roster),
  };
}

function written(book: Book, entry: Entry): Book {
  try {
    return write(book, entry).book;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("unfair-entry", { entry: positionOf(book) + 1 }, { cause: error });
  }
}

/** Whoever hosted has vouched for the last entry of its epoch. */
function checkFrames(book: Book, { frames, isShort }: Told): void {
  const ends = book.entries.flatMap(({ epoch }, k) => (book.entries[k + 1]?.epoch === epoch ? [] : [k + 1]));
  if (frames.length !== ends.length) throw new Refusal("frames-missing", { expected: ends.length });
  for (const [k, p] of ends.entries()) {
    const [frame, expected] = [frames[k], frameOf(book, p)];
    if (frame === undefined || expected === undefined) throw new Refusal("frames-missing", { expected: ends.length });
    const host = hostIn(book, expected.epoch) ?? book.host;
    const isIt =
      frame.epoch === expected.epoch &&
      frame.p === p &&
      frame.head === expected.head &&
      // In short, most signatures that this is a hash of aren't there.
      (isShort || frame.signed === expected.signed) &&
      isFramedBy(book, host, frame);
    if (!isIt)
      throw new Refusal("unfair-entry", { entry: p }, { cause: new Refusal("not-vouched-for", { seat: host }) });
  }
}
