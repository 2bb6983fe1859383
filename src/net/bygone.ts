/** What stood in records that were left for others: it tells whoever had them left to have another choice. */
import type { Seat } from "../engine/game.ts";
import type { Book } from "../fair/book.ts";
import type { Entry, Frame, Proof } from "../fair/entries.ts";
import { hostIn } from "../fair/frames.ts";
import { areTwoAnswers, areTwoVoices } from "../fair/proofs.ts";
import type { Answer, Ballot, Said } from "../fair/sayings.ts";

export interface Accusation {
  readonly seat: Seat;
  readonly proof: Proof;
}

/** The last promise of each seat. */
export function promisesIn(entries: readonly Entry[]): ReadonlyMap<Seat, Said> {
  const promises = new Map<Seat, Said>();
  for (const { body } of entries) {
    if (body.kind === "said" && body.said.saying.say === "seal") promises.set(body.said.seat, body.said);
  }
  return promises;
}

/** Who has promised something else there for the same question. */
export function brokenIn(entries: readonly Entry[], bygone: ReadonlyMap<Seat, Said>): readonly Accusation[] {
  return [...promisesIn(entries)].flatMap(([seat, other]) => {
    const one = bygone.get(seat);
    return one !== undefined && areContrary(one, other) ? [{ seat, proof: { of: "promises", one, other } }] : [];
  });
}

/** Two promises for one question, after the same reveal. */
export function areContrary({ saying: one }: Said, { saying: other }: Said): boolean {
  const isSame = one.say === "seal" && other.say === "seal" && one.r === other.r && one.after === other.after;
  return isSame && one.handle !== other.handle;
}

/** Whether the old host has spoken for the next one as if it had never signed what we had. */
export function deniedIn(book: Book, entries: readonly Entry[], frame: Frame): readonly Accusation[] {
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

/** Who has spoken for two hosts in one epoch. */
export function twoVoicesIn(ours: readonly Entry[], theirs: readonly Entry[]): readonly Accusation[] {
  const given = ballotsIn(ours);
  return [...ballotsIn(theirs)].flatMap(([epoch, others]) =>
    others.flatMap((other) => {
      const one = given.get(epoch)?.find((ballot) => areTwoVoices(ballot, other));
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
