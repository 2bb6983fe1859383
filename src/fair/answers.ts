/** Checks the answers to a request, one by one and all together. */
import { sealedActOfBot } from "../engine/bot-play.ts";
import { equal } from "../engine/codec.ts";
import type { Results } from "../engine/draw.ts";
import type { Handle, Input, OpenedAct, Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, ownerOf } from "./book.ts";
import { chanceOf, drawn, tableWords } from "./chance.ts";
import { Cheat } from "./cheat.ts";
import { actCommitment, slotCommitment } from "./commitments.ts";
import { isFurther } from "./hash-chain.ts";
import { handlesOf, owesAct, type Request } from "./requests.ts";
import { type Answer, digestOfAnswer } from "./statements.ts";

/** Refuses a wrong answer; names a cheat if it opens something else than the commitment. */
export function checkAnswer(book: Book, request: Request, answer: Answer): void {
  const { seat, i, basis, link, values, act } = answer;
  if (!request.from.includes(seat)) throw new Refusal("not-asked", { seat });
  if (i !== request.i || basis !== request.basis) throw new Refusal("other-request", { seat, i });
  checkSignature(book, answer);
  const owner = ownerOf(book, seat);
  const { link: last } = accountOf(book, seat);
  if (last === undefined || !isFurther(owner, last, { i, link })) throw new Refusal("wrong-link", { seat });
  const handles = handlesOf(book, request, seat);
  if (values.length !== handles.length) throw new Refusal("openings-missing", { seat, expected: handles.length });
  for (const [v, handle] of handles.entries()) {
    const [slot, opened] = [book.slots.get(handle), values[v]];
    if (slot === undefined || opened === undefined) throw new Refusal("openings-missing", { seat });
    if (slotCommitment(owner, slot, opened.salt, opened.value) !== handle) {
      throw new Cheat("wrong-card", seat, { of: "opening", answer });
    }
  }
  if ((act !== null) !== owesAct(book, request, seat)) throw new Refusal("openings-missing", { seat });
  if (act === null) return;
  const { commitment } = accountOf(book, seat);
  if (commitment === undefined) throw new Refusal("nothing-sealed", { seat });
  if (actCommitment(owner, commitment.r, act.salt, act.act) !== commitment.handle) {
    throw new Cheat("changed-choice", seat, { of: "opening", answer });
  }
}

export function checkSignature(book: Book, answer: Answer): void {
  const { match, signatures } = book.terms;
  const isBy = signatures.isBy(accountOf(book, answer.seat).key, digestOfAnswer(match, answer), answer.sig);
  if (!isBy) throw new Refusal("bad-signature", { seat: answer.seat });
}

/** All answers, in the order of seats, each of them checked. */
export function checkAnswers(book: Book, request: Request, answers: readonly Answer[]): void {
  const isComplete =
    answers.length === request.from.length && answers.every(({ seat }, at) => seat === request.from[at]);
  if (!isComplete) throw new Refusal("answers-missing", { expected: request.from.length });
  for (const answer of answers) checkAnswer(book, request, answer);
}

const chanceIn = (book: Book, i: number, answers: readonly Answer[]) => chanceOf(book.terms.match, i, answers);

export const wordsIn = (book: Book, request: Request, answers: readonly Answer[]): readonly number[] =>
  tableWords(chanceIn(book, request.i, answers));

export const resultsIn = (book: Book, request: Request, answers: readonly Answer[]): Results =>
  drawn(chanceIn(book, request.i, answers), request.draws);

/** What the bots do whose acts come up: it follows from the luck, so nobody knew it before. */
export const botsIn = <T extends Types>(book: Book<T>, { acts }: Request, results: Results): readonly OpenedAct<T>[] =>
  acts
    .filter((seat) => book.game.sitters[seat] !== "person")
    .map((seat) => ({ seat, act: sealedActOfBot(book.game, seat, results) }));

/** What the match is told. The answers have been checked. */
export function inputOf<T extends Types>(
  book: Book<T>,
  request: Request,
  answers: readonly Answer[],
  bots: readonly { readonly seat: Seat; readonly act: unknown }[],
): Input<T> {
  const { game } = book.terms;
  const results = resultsIn(book, request, answers);
  if (book.terms.checksBots && !equal(bots, botsIn(book, request, results))) throw new Refusal("bot-steered");
  const values = new Map<Handle, unknown>();
  const acts = new Map<Seat, unknown>(bots.map(({ seat, act }) => [seat, act]));
  for (const answer of answers) {
    const handles = handlesOf(book, request, answer.seat);
    for (const [v, handle] of handles.entries()) values.set(handle, answer.values[v]?.value);
    if (answer.act !== null) acts.set(answer.seat, answer.act.act);
  }
  const ownerOfValue = (handle: Handle): Seat => book.slots.get(handle)?.seat ?? 0;
  return {
    kind: "revealed",
    results,
    values: request.values.map((handle) => ({
      handle,
      value: blaming(ownerOfValue(handle), () => game.readValue(values.get(handle))),
    })),
    acts: request.acts.map((seat) => ({ seat, act: blaming(seat, () => game.readAct(acts.get(seat))) })),
  };
}

/** A refusal in here is this seat's fault. */
function blaming<X>(seat: Seat, make: () => X): X {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("impossible-opening", { seat }, { cause: error });
  }
}
