/** Expands a compact record into a whole one. */
import type { Game, Handle, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import { botsIn, resultsIn } from "./answers.ts";
import { accountOf, type Book, openBook, ownerOf, positionOf } from "./book.ts";
import type { Hex } from "./bytes.ts";
import { type Choice, type Compact, compact, type SaidStep, type Step } from "./compact.ts";
import type { Body, Entry } from "./entries.ts";
import type { Told } from "./record.ts";
import { requestOf } from "./requests.ts";
import { personsOf, readRoster } from "./roster.ts";
import { Secrets } from "./secrets.ts";
import { type Signatures, trustingSignatures } from "./signing.ts";
import type { SignedStatement, Statement } from "./statements.ts";
import { resigned, vouchingPlaces } from "./vouching.ts";
import { write } from "./write.ts";

/** Stands where a signature has been left out. */
const LEFT_OUT: Hex = "0".repeat(128);

export function readCompact(raw: unknown, findGame: (id: string) => Game | undefined, signatures: Signatures): Told {
  const told = read(compact, raw, "record");
  const roster = readRoster(told.roster, signatures);
  const game = findGame(roster.game);
  if (game === undefined) throw new Refusal("record-unknown-game", { game: roster.game });
  const start = openBook(game, roster, trustingSignatures(signatures));
  const outcome = attempt(() => expanded(start, told));
  if (outcome instanceof Refusal) return { roster, entries: [], frames: [], isShort: true, damage: outcome };
  const { entries } = outcome;
  const places = vouchingPlaces(entries);
  if (places.length !== told.signatures.length) throw new Refusal("signatures-left-out");
  const signed = new Map(places.map(({ p, k }, at) => [`${p} ${k}`, told.signatures[at]]));
  return {
    roster,
    entries: entries.map((entry, at) => resigned(entry, (k) => signed.get(`${at + 1} ${k}`) ?? LEFT_OUT)),
    frames: told.frames,
    isShort: true,
    damage: undefined,
  };
}

function attempt<X>(make: () => X): X | Refusal {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The book that the steps lead to, without signatures. It starts from one that believes them all. */
export function expanded(start: Book, { seeds, steps }: Pick<Compact, "seeds" | "steps">): Book {
  const expanding = new Expanding(start, seeds);
  return steps.reduce((book, step, k) => {
    try {
      return write(book, expanding.entryOf(book, step)).book;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal("unfair-entry", { entry: k + 1 }, { cause: error });
    }
  }, start);
}

class Expanding {
  readonly #seeds: ReadonlyMap<Seat, Hex>;
  readonly #secrets: ReadonlyMap<Seat, Secrets>;
  /** The acts that were committed to, by handle. */
  readonly #committed = new Map<Handle, unknown>();

  constructor(start: Book, seeds: readonly Hex[]) {
    const people = personsOf(start.terms.roster);
    if (people.length !== seeds.length) throw new Refusal("seeds-missing", { expected: people.length });
    this.#seeds = new Map(people.map(([seat], k) => [seat, seeds[k] ?? ""]));
    this.#secrets = new Map(
      [...this.#seeds].map(([seat, seed]) => [seat, new Secrets(seat, ownerOf(start, seat), seed)]),
    );
  }

  entryOf(book: Book, step: Step): Entry {
    if (step === "revealed") return { epoch: book.epoch, body: this.#revealed(book) };
    if (step === "bot") {
      if (book.due === undefined) throw new Refusal("not-awaited", { what: "bot" });
      return { epoch: book.epoch, body: { kind: "bot", ...book.due } };
    }
    switch (step[0]) {
      case "dropped": {
        const [, seat, why, by] = step;
        return { epoch: book.epoch, body: { kind: "dropped", seat, why, words: by.map(unsignedWord) } };
      }
      case "back": {
        const [, seat, lag, by] = step;
        const said = saidBy(book, seat, lag, { say: "back" });
        return { epoch: book.epoch, body: { kind: "back", said, words: by.map(unsignedWord) } };
      }
      case "hosted": {
        const [, epoch, seat, voters] = step;
        const voices = voters.map(([by, p]) => ({ seat: by, p, head: headAt(book, by, p), sig: LEFT_OUT }));
        return { epoch, body: { kind: "hosted", seat, voices } };
      }
      default:
        return { epoch: book.epoch, body: { kind: "said", said: this.#said(book, step) } };
    }
  }

  #secretsOf(seat: Seat): Secrets {
    const secrets = this.#secrets.get(seat);
    if (secrets === undefined) throw new Refusal("no-person", { seat });
    return secrets;
  }

  #revealed(book: Book): Body {
    const request = requestOf(book);
    if (request === undefined) throw new Refusal("not-awaited", { what: "revealed" });
    const answers = request.from.map((seat) => ({
      ...this.#secretsOf(seat).answer(book, request, (handle) => this.#committed.get(handle)),
      sig: LEFT_OUT,
    }));
    const bots = book.phase === "words" ? [] : botsIn(book, request, resultsIn(book, request, answers));
    return { kind: "revealed", i: request.i, answers, bots: [...bots] };
  }

  #said(book: Book, step: SaidStep): SignedStatement {
    const [seat, lag] = step;
    return saidBy(book, seat, lag, this.#sayingOf(book, step));
  }

  #sayingOf(book: Book, step: SaidStep): Statement {
    const [seat] = step;
    const secrets = this.#secretsOf(seat);
    switch (step[2]) {
      case "anchor":
        return { say: "anchor", anchor: secrets.link(0) };
      case "stir": {
        const stirred = secrets.stir(book);
        if (stirred === undefined) throw new Refusal("not-awaited", { what: "stirred" });
        return { say: "stir", ...stirred };
      }
      case "gone":
        return { say: "gone" };
      case "end":
        return { say: "end", state: book.game.stateHash() };
      case "seed":
        return { say: "seed", seed: this.#seeds.get(seat) ?? "" };
      case "acts":
        return { say: "acts", acts: actsOf(book, secrets, seat, step[3]) };
      case "seal": {
        const r = accountOf(book, seat).secretQuestions + 1;
        const [, , say, choice] = step;
        if (typeof choice === "string") return { say, r, after: book.after, handle: choice };
        const [act] = actsOf(book, secrets, seat, [choice]);
        const handle = secrets.actCommitment({ r, after: book.after }, act);
        this.#committed.set(handle, act);
        return { say, r, after: book.after, handle };
      }
    }
  }
}

function actsOf(book: Book, secrets: Secrets, seat: Seat, choices: readonly Choice[]): unknown[] {
  const game = book.game.fork();
  return choices.map((choice, k) => {
    const raw = typeof choice === "number" ? game.legal(seat, secrets.mine({ ...book, game }))[choice] : choice.act;
    const act = book.terms.game.readAct(raw);
    if (k < choices.length - 1) game.apply({ kind: "act", seat, act });
    return act;
  });
}

function saidBy(book: Book, seat: Seat, lag: number, saying: Statement): SignedStatement {
  const at = positionOf(book) - lag;
  return { seat, n: accountOf(book, seat).sequence + 1, at, head: headAt(book, seat, at), saying, sig: LEFT_OUT };
}

function headAt({ heads }: Book, seat: Seat, at: number): Hex {
  const head = heads[at];
  if (head === undefined) throw new Refusal("unknown-head", { seat, at });
  return head;
}

const unsignedWord = (seat: Seat) => ({ seat, sig: LEFT_OUT });
