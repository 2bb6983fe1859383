/** Writes a finished match as a compact record. */
import { encode, equal } from "../engine/codec.ts";
import type { Handle, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, blank, headOf, ownerOf } from "./book.ts";
import type { Hex } from "./bytes.ts";
import { type Choice, type Compact, FORMAT, type Step } from "./compact.ts";
import { expanded } from "./compact-read.ts";
import type { Entry, Frame } from "./entries.ts";
import { personsOf } from "./roster.ts";
import { Secrets } from "./secrets.ts";
import { trustingSignatures } from "./signing.ts";
import type { SignedStatement } from "./statements.ts";
import { signaturesUnder, vouchingPlaces } from "./vouching.ts";
import { write } from "./write.ts";

/** Refused where the short form couldn't bring everything back: the whole record can. */
export function writeCompact(book: Book, frames: readonly Frame[]): string {
  const { roster } = book.terms;
  const told: Compact = {
    format: FORMAT,
    roster,
    seeds: seedsOf(book),
    steps: new Shortening(book).steps(),
    signatures: vouchingPlaces(book.entries).map(({ p, k }) => signatureAt(book.entries, p, k)),
    frames: [...frames],
  };
  if (headOf(expanded(start(book), told)) !== headOf(book)) throw new Refusal("compact-falls-short");
  return encode(told);
}

/** A match in which every person has told theirs. */
function seedsOf(book: Book): Hex[] {
  return personsOf(book.terms.roster).map(([seat]) => {
    const { seed } = accountOf(book, seat);
    if (seed === undefined) throw new Refusal("compact-without-seed", { seat });
    return seed;
  });
}

function signatureAt(entries: readonly Entry[], p: number, k: number): Hex {
  const entry = entries[p - 1];
  return entry === undefined ? "" : (signaturesUnder(entry.body, 0)[k]?.sig ?? "");
}

/** Signatures have been checked, or will be. */
const start = (book: Book): Book => {
  const empty = blank(book, true);
  return { ...empty, terms: { ...empty.terms, signatures: trustingSignatures(empty.terms.signatures) } };
};

class Shortening {
  readonly #book: Book;
  readonly #secrets: ReadonlyMap<Seat, Secrets>;
  readonly #opened: ReadonlyMap<Handle, unknown>;

  constructor(book: Book) {
    this.#book = book;
    this.#secrets = new Map(
      personsOf(book.terms.roster).map(([seat]) => {
        const { seed = "" } = accountOf(book, seat);
        return [seat, new Secrets(seat, ownerOf(book, seat), seed)];
      }),
    );
    this.#opened = openedActs(book.entries);
  }

  steps(): Step[] {
    let before = start(this.#book);
    return this.#book.entries.map((entry) => {
      const step = this.#stepOf(before, entry);
      before = write(before, entry).book;
      return step;
    });
  }

  #stepOf(before: Book, { epoch, body }: Entry): Step {
    switch (body.kind) {
      case "revealed":
      case "bot":
        return body.kind;
      case "said":
        return this.#saidStep(before, body.said);
      case "dropped":
        return ["dropped", body.seat, body.why, body.words.map(({ seat }) => seat)];
      case "back":
        return ["back", body.said.seat, lagOf(before, body.said), body.words.map(({ seat }) => seat)];
      case "hosted":
        return ["hosted", epoch, body.seat, body.voices.map(({ seat, p }): [number, number] => [seat, p])];
      case "fault":
        throw new Refusal("compact-with-cheat", { seat: body.seat });
    }
  }

  #saidStep(before: Book, said: SignedStatement): Step {
    const { seat, saying } = said;
    const lag = lagOf(before, said);
    switch (saying.say) {
      case "acts":
        return [seat, lag, "acts", this.#choices(before, seat, saying.acts)];
      case "seal": {
        const act = this.#opened.get(saying.handle);
        const [choice] = act === undefined ? [] : this.#choices(before, seat, [act]);
        return [seat, lag, "seal", choice ?? saying.handle];
      }
      case "back":
        throw new Refusal("not-by-itself", { seat });
      default:
        return [seat, lag, saying.say];
    }
  }

  /** By their index among the seat's legal acts. */
  #choices(before: Book, seat: Seat, acts: readonly unknown[]): Choice[] {
    const game = before.game.fork();
    return acts.map((raw, k) => {
      const mine = this.#secrets.get(seat)?.mine({ ...before, game }) ?? new Map();
      const place = game.legal(seat, mine).findIndex((one) => equal(one, raw));
      if (k < acts.length - 1) game.apply({ kind: "act", seat, act: before.terms.game.readAct(raw) });
      return place === -1 ? { act: raw } : place;
    });
  }
}

const lagOf = ({ entries }: Book, { at }: Pick<SignedStatement, "at">): number => entries.length - at;

/** The acts in secret that were opened, by handle. */
function openedActs(entries: readonly Entry[]): ReadonlyMap<Handle, unknown> {
  const newest = new Map<Seat, Handle>();
  const opened = new Map<Handle, unknown>();
  for (const { body } of entries) {
    if (body.kind === "said" && body.said.saying.say === "seal") newest.set(body.said.seat, body.said.saying.handle);
    if (body.kind !== "revealed") continue;
    for (const { seat, act } of body.answers) if (act !== null) opened.set(newest.get(seat) ?? "", act.act);
  }
  return opened;
}
