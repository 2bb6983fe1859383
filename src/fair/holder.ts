/** Holds what is private to one seat of this device, and speaks for it. All of it follows from the notes it keeps. */
import { takes } from "../engine/admission.ts";
import { equal } from "../engine/codec.ts";
import type { Mine, Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, headOf, ownerOf, positionOf } from "./book.ts";
import type { Bytes, Hex } from "./bytes.ts";
import type { Owner } from "./links.ts";
import type { Notes } from "./notes.ts";
import { type Request, requestOf } from "./requests.ts";
import { type Answer, digestOfAnswer, digestOfSaid, type Said, type Saying, signed } from "./sayings.ts";
import { Secrets } from "./secrets.ts";
import type { Signer } from "./signing.ts";

/** What a seat says, and the notes that have to be stored before anybody hears it. */
export interface Spoken<Words> {
  readonly words: Words;
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

  say(book: Book<T>, saying: Saying): Said {
    const { match } = book.terms;
    const n = accountOf(book, this.seat).said + 1;
    const unsigned = { seat: this.seat, n, at: positionOf(book), head: headOf(book), saying };
    return signed(this.#signer, unsigned, digestOfSaid(match, unsigned));
  }

  sign(digest: Bytes): Hex {
    return this.#signer.sign(digest);
  }

  anchor(book: Book<T>): Said {
    return this.say(book, { say: "anchor", anchor: this.#secrets.link(0) });
  }

  /** Shuffles the first heap that waits for this seat. */
  stir(book: Book<T>): Said | undefined {
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

  /** Promises an act. Once it has been promised, another one can't be: the first may be on its way. */
  seal(book: Book<T>, notes: Notes, act: T["act"]): Spoken<Said> {
    const r = accountOf(book, this.seat).seals + 1;
    const before = this.chosen(book, notes);
    if (before !== undefined && !equal(before, act)) throw new Refusal("sealed-before", { seat: this.seat });
    const isAsked = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(this.seat) && takes(one, act),
    );
    const isLegal = this.legal(book).some((one) => equal(one, act));
    if (!(isAsked && isLegal)) throw new Refusal("not-legal", { seat: this.seat, act: act.do });
    const handle = this.#secrets.actHandle({ r, after: book.after }, act);
    return {
      words: this.say(book, { say: "seal", r, after: book.after, handle }),
      notes: { ...notes, choices: { ...notes.choices, [handle]: { r, after: book.after, act } } },
    };
  }

  /** What it has promised for the question that comes next: a new host's record may not have it, and it holds all the same. */
  chosen(book: Book<T>, notes: Notes): T["act"] | undefined {
    const r = accountOf(book, this.seat).seals + 1;
    const known = Object.values(notes.choices).find((one) => one.r === r && one.after === book.after);
    return known === undefined ? undefined : book.terms.game.readAct(known.act);
  }

  /** Whether the record holds it to a choice that these notes have lost. */
  isLost(book: Book<T>, { choices }: Notes): boolean {
    const { sealed } = accountOf(book, this.seat);
    return sealed !== undefined && choices[sealed.handle] === undefined;
  }

  /** With that choice again, which nobody else can find: its salt follows from the seed. Nothing if it can't be found. */
  recalled(book: Book<T>, notes: Notes): Notes | undefined {
    const { sealed } = accountOf(book, this.seat);
    const act = sealed && this.#secrets.promised(book, sealed);
    if (sealed === undefined || act === undefined) return undefined;
    const { r, after, handle } = sealed;
    return { ...notes, choices: { ...notes.choices, [handle]: { r, after, act } } };
  }

  /**
   * One answer to each request, whoever hosts. Whoever asks the same again after another record is refused, and what
   * lies before it: links tell all earlier ones, so the luck of the second one could be known from the first.
   */
  answer(book: Book<T>, notes: Notes): Spoken<Answer> | undefined {
    const request = requestOf(book);
    if (!request?.from.includes(this.seat)) return undefined;
    const { i, basis } = request;
    if (notes.answered.some((one) => one.i === i && one.basis !== basis)) throw new Refusal("asked-twice", { i });
    const answered = withAnswered(notes.answered, request);
    const unsigned = this.#secrets.answer(book, request, (handle) => notes.choices[handle]?.act);
    return {
      words: signed(this.#signer, unsigned, digestOfAnswer(book.terms.match, unsigned)),
      notes: { ...notes, answered },
    };
  }
}

/** With what it has answered lately; so much that no record which it may go along with asks for anything older. */
function withAnswered(answered: Notes["answered"], { i, basis }: Pick<Request, "i" | "basis">): Notes["answered"] {
  if (answered.some((one) => one.i === i)) return answered;
  if (answered.some((one) => one.i > i)) throw new Refusal("asked-twice", { i });
  return [...answered, { i, basis }].slice(-MOST_ANSWERED);
}

const MOST_ANSWERED = 8;
