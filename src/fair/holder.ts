/** Holds what is private to one seat of this device, and signs for it. All of it follows from the seat's notes. */
import { takes } from "../engine/admission.ts";
import { equal } from "../engine/codec.ts";
import type { Mine, Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, headOf, ownerOf, positionOf } from "./book.ts";
import type { Bytes, Hex } from "./bytes.ts";
import type { Owner } from "./hash-chain.ts";
import type { Notes } from "./notes.ts";
import { type Request, requestOf } from "./requests.ts";
import { Secrets } from "./secrets.ts";
import type { Signer } from "./signing.ts";
import {
  type Answer,
  digestOfAnswer,
  digestOfStatement,
  type SignedStatement,
  type Statement,
  signed,
} from "./statements.ts";

/** Something signed, and the notes that have to be stored before it's sent. */
export interface ToSend<Words> {
  readonly signed: Words;
  readonly notes: Notes;
}

export class Holder<T extends Types = Types> {
  readonly seat: Seat;
  readonly owner: Owner;
  readonly #signer: Signer;
  readonly #secrets: Secrets;

  constructor(book: Book<T>, seat: Seat, notes: Pick<Notes, "secret" | "seed">) {
    this.seat = seat;
    this.owner = ownerOf(book, seat);
    this.#signer = book.terms.signatures.signer(notes.secret);
    if (this.#signer.key !== this.owner.key) throw new Refusal("other-key", { seat });
    this.#secrets = new Secrets(seat, this.owner, notes.seed);
  }

  say(book: Book<T>, saying: Statement): SignedStatement {
    const { match } = book.terms;
    const n = accountOf(book, this.seat).sequence + 1;
    const unsigned = { seat: this.seat, n, at: positionOf(book), head: headOf(book), saying };
    return signed(this.#signer, unsigned, digestOfStatement(match, unsigned));
  }

  sign(digest: Bytes): Hex {
    return this.#signer.sign(digest);
  }

  anchor(book: Book<T>): SignedStatement {
    return this.say(book, { say: "anchor", anchor: this.#secrets.link(0) });
  }

  /** Shuffles the first heap that waits for this seat. */
  stir(book: Book<T>): SignedStatement | undefined {
    const stirred = this.#secrets.stir(book);
    return stirred === undefined ? undefined : this.say(book, { say: "stir", ...stirred });
  }

  /** What this seat may look at now. */
  mine(book: Book<T>): Mine<T> {
    return this.#secrets.mine(book);
  }

  legal(book: Book<T>): readonly T["act"][] {
    return book.game.legal(this.seat, this.mine(book));
  }

  /** Commits to an act. After that it can't commit to another one: the first may already be on its way. */
  commit(book: Book<T>, notes: Notes, act: T["act"]): ToSend<SignedStatement> {
    const r = accountOf(book, this.seat).secretQuestions + 1;
    const before = this.chosen(book, notes);
    if (before !== undefined && !equal(before, act)) throw new Refusal("sealed-before", { seat: this.seat });
    const isAsked = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(this.seat) && takes(one, act),
    );
    const isLegal = this.legal(book).some((one) => equal(one, act));
    if (!(isAsked && isLegal)) throw new Refusal("not-legal", { seat: this.seat, act: act.do });
    const handle = this.#secrets.actCommitment({ r, after: book.after }, act);
    return {
      signed: this.say(book, { say: "seal", r, after: book.after, handle }),
      notes: { ...notes, choices: { ...notes.choices, [handle]: { r, after: book.after, act } } },
    };
  }

  /** What it has committed to for the next question. It binds even if a new host's record doesn't have it. */
  chosen(book: Book<T>, notes: Notes): T["act"] | undefined {
    const r = accountOf(book, this.seat).secretQuestions + 1;
    const known = Object.values(notes.choices).find((one) => one.r === r && one.after === book.after);
    return known === undefined ? undefined : book.terms.game.readAct(known.act);
  }

  /** Whether the record has a commitment whose choice these notes have lost. */
  isLost(book: Book<T>, { choices }: Notes): boolean {
    const { commitment } = accountOf(book, this.seat);
    return commitment !== undefined && choices[commitment.handle] === undefined;
  }

  /** The notes with that choice found again by trying all acts that were legal: the salt follows from the seed. */
  recovered(book: Book<T>, notes: Notes): Notes | undefined {
    const { commitment } = accountOf(book, this.seat);
    const act = commitment && this.#secrets.recovered(book, commitment);
    if (commitment === undefined || act === undefined) return undefined;
    const { r, after, handle } = commitment;
    return { ...notes, choices: { ...notes.choices, [handle]: { r, after, act } } };
  }

  /**
   * One answer to each request, whoever hosts. The same or a lower number in another record is refused: a link tells all
   * earlier ones, so the luck of the second request could be known from the first answer.
   */
  answer(book: Book<T>, notes: Notes): ToSend<Answer> | undefined {
    const request = requestOf(book);
    if (!request?.from.includes(this.seat)) return undefined;
    const { i, basis } = request;
    if (notes.answered.some((one) => one.i === i && one.basis !== basis)) throw new Refusal("asked-twice", { i });
    const answered = withAnswered(notes.answered, request);
    const unsigned = this.#secrets.answer(book, request, (handle) => notes.choices[handle]?.act);
    return {
      signed: signed(this.#signer, unsigned, digestOfAnswer(book.terms.match, unsigned)),
      notes: { ...notes, answered },
    };
  }
}

/** The requests answered lately: enough that no record it may follow asks for anything older. */
function withAnswered(answered: Notes["answered"], { i, basis }: Pick<Request, "i" | "basis">): Notes["answered"] {
  if (answered.some((one) => one.i === i)) return answered;
  if (answered.some((one) => one.i > i)) throw new Refusal("asked-twice", { i });
  return [...answered, { i, basis }].slice(-MOST_ANSWERED);
}

const MOST_ANSWERED = 8;
