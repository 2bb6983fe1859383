/** How somebody at a table cheats over its links: what they send is another thing, and signed with a key that is theirs. */
import type { Seat } from "../../src/engine/game.ts";
import { type Book, headOf, positionOf } from "../../src/fair/book.ts";
import { digestOfFrame, type Entry, headAfter, signedHash } from "../../src/fair/entries.ts";
import type { Signer } from "../../src/fair/signing.ts";
import {
  type Answer,
  digestOfAnswer,
  digestOfStatement,
  type SignedStatement,
  signed,
} from "../../src/fair/statements.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import type { Party } from "./party.ts";
import type { Letter } from "./post-office.ts";

export const signerOf = (party: Party, seat: Seat): Signer => cheapSignatures.signer(party.notes(seat).secret);

export const resaid = (party: Party, { sig: _, ...said }: SignedStatement): SignedStatement =>
  signed(signerOf(party, said.seat), said, digestOfStatement(party.book(said.seat).terms.match, said));

export const reanswered = (party: Party, { sig: _, ...answer }: Answer): Answer =>
  signed(signerOf(party, answer.seat), answer, digestOfAnswer(party.book(answer.seat).terms.match, answer));

/** What the first host sends after this record: these entries, whatever they are, with its word for each that isn't forged. */
export function told(party: Party, book: Book, entries: readonly Entry[], forged: readonly number[] = []): string {
  const { match } = book.terms;
  const signer = signerOf(party, 0);
  const from = positionOf(book);
  let head = headOf(book);
  const framed = entries.map((entry, k) => {
    const p = from + k + 1;
    head = headAfter(match, p, head, entry);
    const digest = digestOfFrame(match, { epoch: entry.epoch, p, head, signed: signedHash(entry) });
    return { entry, sig: forged.includes(k) ? "0".repeat(128) : signer.sign(digest) };
  });
  return encodeMessage({ t: "entries", from, to: from + entries.length, epoch: book.epoch, entries: framed });
}

/** As whom this one has named cheats, and by what proof. */
export const namedBy = (party: Party, who: number) =>
  party.office.effects.flatMap(({ by, effect }) =>
    by === party.key(who) && effect.do === "notice" && effect.key === "cheated"
      ? [[effect.facts.seat, effect.facts.proof]]
      : [],
  );

/** What this one has been told since, besides what is about connections. */
export const noticesOf = (party: Party, who: number, since = 0) =>
  party.office.effects
    .slice(since)
    .flatMap(({ by, effect }) => (by === party.key(who) && effect.do === "notice" ? [[effect.key, effect.facts]] : []));

export interface Lies {
  readonly said?: (said: SignedStatement) => SignedStatement | undefined;
  readonly answer?: (answer: Answer, book: Book) => Answer | undefined;
}

/** From now on this seat's device sends something else wherever one of these has something else to say. */
export function lie(party: Party, seat: Seat, { said, answer }: Lies): { readonly told: readonly Message[] } {
  const told: Message[] = [];
  party.office.sieve = ({ from, text }: Letter) => {
    const message = from === party.key(seat) && /"t":"(?:say|answer|ask)"/u.test(text) ? decode(text) : undefined;
    const lied = message === undefined ? undefined : lieOf(message);
    if (lied === undefined) return text;
    told.push(lied);
    return encodeMessage(lied);
  };
  const lieOf = (message: Message): Message | undefined => {
    if (message.t === "say" && message.said.seat === seat) {
      const other = said?.(message.said);
      return other === undefined ? undefined : { ...message, said: resaid(party, other) };
    }
    if ((message.t === "answer" || message.t === "ask") && message.answer.seat === seat) {
      const other = answer?.(message.answer, party.book(seat));
      return other === undefined ? undefined : { ...message, answer: reanswered(party, other) };
    }
    return undefined;
  };
  return { told };
}

/** Sends this as if the seat's device had, and what comes of it comes of it at once. */
export function send(party: Party, from: Seat, to: readonly number[], ...messages: readonly Message[]): void {
  for (const message of messages) {
    for (const who of to) party.office.forge(party.key(from), party.key(who), encodeMessage(message));
  }
  party.office.deliver();
}
