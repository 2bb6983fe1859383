/** The seed that a seat tells at the end has to explain everything it kept secret. */
import { expect, test } from "vitest";
import type { Game, Seat, Types } from "../../src/engine/game.ts";
import { audit } from "../../src/fair/audit.ts";
import type { Book } from "../../src/fair/book.ts";
import type { Body } from "../../src/fair/entries.ts";
import { Holder, type ToSend } from "../../src/fair/holder.ts";
import type { Notes } from "../../src/fair/notes.ts";
import { type Answer, digestOfAnswer, type SignedStatement } from "../../src/fair/statements.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { bytesOf, RoundTable } from "./round-table.ts";

/** Here everybody shuffles, and chooses in secret. */
const game: Game = precognition;
const SEED = 4;

type Secret = "links" | "heaps" | "choices";

/** Makes some of its secrets of a second seed, and keeps to them. */
class TwoFaced extends Holder {
  readonly #what: Secret;
  readonly #second: Holder;

  constructor(book: Book, seat: Seat, notes: Notes, what: Secret) {
    super(book, seat, notes);
    this.#what = what;
    this.#second = new Holder(book, seat, { ...notes, seed: bytesOf(99) });
  }

  override anchor(book: Book): SignedStatement {
    return this.#what === "links" ? this.#second.anchor(book) : super.anchor(book);
  }

  override stir(book: Book): SignedStatement | undefined {
    return this.#what === "heaps" ? this.#second.stir(book) : super.stir(book);
  }

  override legal(book: Book): readonly Types["act"][] {
    return this.#what === "heaps" ? this.#second.legal(book) : super.legal(book);
  }

  override commit(book: Book, notes: Notes, act: Types["act"]): ToSend<SignedStatement> {
    return this.#what === "choices" ? this.#second.commit(book, notes, act) : super.commit(book, notes, act);
  }

  override answer(book: Book, notes: Notes): ToSend<Answer> | undefined {
    const [first, second] = [super.answer(book, notes), this.#second.answer(book, notes)];
    if (first === undefined || second === undefined) return undefined;
    const { link, values, act } = second.signed;
    const mixed = {
      ...first.signed,
      ...(this.#what === "links" && { link }),
      ...(this.#what === "heaps" && { values }),
      ...(this.#what === "choices" && { act }),
    };
    return { ...first, signed: { ...mixed, sig: this.sign(digestOfAnswer(book.terms.match, mixed)) } };
  }
}

const tableOf = (): RoundTable => {
  const { players, options } = game.variants.find((variant) => variant.players > 1) ?? { players: 0, options: {} };
  return new RoundTable({ game, options, players, people: players, seed: SEED });
};

/** Whether the entry shows such a secret of the seat. */
const uses: Readonly<Record<Secret, (body: Body, seat: Seat) => boolean>> = {
  links: (body, seat) => body.kind === "said" && body.said.seat === seat && body.said.saying.say === "anchor",
  heaps: (body, seat) => body.kind === "said" && body.said.seat === seat && body.said.saying.say === "stir",
  choices: (body, seat) =>
    body.kind === "revealed" && body.answers.some((answer) => answer.seat === seat && answer.act !== null),
};

test("nothing is found where all is made of the seeds that were told", () => {
  const table = tableOf();
  table.play();
  expect(refusalOf(() => audit(table.book))[0]).toBe("nothing was refused");
});

test.each(Object.entries(uses))("a seat whose %s come of another seed is named with the first entry", (what, isUse) => {
  const honest = tableOf();
  honest.play();
  const seats = [...honest.notes.keys()].filter((seat) => honest.book.entries.some(({ body }) => isUse(body, seat)));
  expect(seats).not.toEqual([]);
  for (const seat of seats) {
    const table = tableOf();
    table.holders.set(seat, new TwoFaced(table.book, seat, table.notesOf(seat), what as Secret));
    table.play();
    const entry = table.book.entries.findIndex(({ body }) => isUse(body, seat)) + 1;
    expect(refusalOf(() => audit(table.book))).toEqual(["unfair-entry", { entry }, ["other-seed", { seat }]]);
  }
});
