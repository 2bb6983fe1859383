/** What two records prove when they are put together: who has signed two things where there may be one. */
import type { Seat } from "../engine/game.ts";
import type { Book } from "../fair/book.ts";
import type { Entry, Frame, Proof } from "../fair/entries.ts";
import { hostIn } from "../fair/frames.ts";
import { areTwoAnswers, areTwoVotes } from "../fair/proofs.ts";
import type { Answer, Ballot, SignedStatement } from "../fair/statements.ts";

export interface Accusation {
  readonly seat: Seat;
  readonly proof: Proof;
}

/** Each seat's last commitment. */
export function commitmentsIn(entries: readonly Entry[]): ReadonlyMap<Seat, SignedStatement> {
  const commitments = new Map<Seat, SignedStatement>();
  for (const { body } of entries) {
    if (body.kind === "said" && body.said.saying.say === "seal") commitments.set(body.said.seat, body.said);
  }
  return commitments;
}

/** Who has committed there to something else for the same question. */
export function twoCommitmentsIn(
  entries: readonly Entry[],
  superseded: ReadonlyMap<Seat, SignedStatement>,
): readonly Accusation[] {
  return [...commitmentsIn(entries)].flatMap(([seat, other]) => {
    const one = superseded.get(seat);
    return one !== undefined && areTwoCommitments(one, other) ? [{ seat, proof: { of: "promises", one, other } }] : [];
  });
}

/** Two commitments for one question, after the same reveal. */
export function areTwoCommitments({ saying: one }: SignedStatement, { saying: other }: SignedStatement): boolean {
  const isSame = one.say === "seal" && other.say === "seal" && one.r === other.r && one.after === other.after;
  return isSame && one.handle !== other.handle;
}

/** Whether the old host has voted for the next one as if it had never signed what we have. */
export function shortenedVotesIn(book: Book, entries: readonly Entry[], frame: Frame): readonly Accusation[] {
  const host = hostIn(book, frame.epoch);
  return entries.flatMap(({ epoch, body }) => {
    const voice = body.kind === "hosted" ? body.voices.find(({ seat }) => seat === host) : undefined;
    if (body.kind !== "hosted" || voice === undefined || voice.p >= frame.p || epoch <= frame.epoch) return [];
    return [{ seat: voice.seat, proof: { of: "shortened", frame, epoch, candidate: body.seat, voice } }];
  });
}

/** By epoch. */
const ballotsIn = (entries: readonly Entry[]): ReadonlyMap<number, readonly Ballot[]> =>
  new Map(
    entries.flatMap(({ epoch, body }) =>
      body.kind === "hosted" ? [[epoch, body.voices.map((voice) => ({ candidate: body.seat, voice }))] as const] : [],
    ),
  );

/** Who has voted twice in one epoch. */
export function twoVotesIn(ours: readonly Entry[], theirs: readonly Entry[]): readonly Accusation[] {
  const given = ballotsIn(ours);
  return [...ballotsIn(theirs)].flatMap(([epoch, others]) =>
    others.flatMap((other) => {
      const one = given.get(epoch)?.find((ballot) => areTwoVotes(ballot, other));
      return one === undefined ? [] : [{ seat: other.voice.seat, proof: { of: "voices", epoch, one, other } } as const];
    }),
  );
}

/** A seat's answer under this number. */
export const recordedAnswer = (entries: readonly Entry[], seat: Seat, i: number): Answer | undefined =>
  answersIn(entries).find((answer) => answer.seat === seat && answer.i === i);

const answersIn = (entries: readonly Entry[]): readonly Answer[] =>
  entries.flatMap(({ body }) => (body.kind === "revealed" ? body.answers : []));

/** Who has given two answers under one number. */
export function twoAnswersIn(ours: readonly Entry[], theirs: readonly Entry[]): readonly Accusation[] {
  return answersIn(theirs).flatMap((other) => {
    const one = recordedAnswer(ours, other.seat, other.i);
    if (one === undefined || !areTwoAnswers(one, other)) return [];
    return [{ seat: other.seat, proof: { of: "answers", one, other } } as const];
  });
}
