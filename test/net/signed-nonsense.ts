/** Messages with something changed in them, signed anew by somebody at the table with the key that is really theirs. */
import { type Book, headOf, positionOf } from "../../src/fair/book.ts";
import { digestOfFrame, headAfter, readEntry, signedHash } from "../../src/fair/entries.ts";
import { digestOfVote, digestOfWelcome } from "../../src/fair/statements.ts";
import { digestOfAttestation } from "../../src/fair/write-seats.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { reanswered, resaid, signerOf } from "./cheats.ts";
import type { Party } from "./party.ts";

/** As this seat would sign it, at where its record is now if it's said to be up to date; nothing if it's no message. */
export function signedAnew(party: Party, seat: number, value: unknown, isUpToDate: boolean): string | undefined {
  try {
    const message = decode(encodeMessage(value as Message));
    return encodeMessage(anew(party, seat, isUpToDate ? updated(party.book(seat), seat, message) : message));
  } catch {
    // It isn't a message any more, or there is nothing that could be signed.
    return undefined;
  }
}

/** The same, as if it were the next thing to be said. */
function updated(book: Book, seat: number, message: Message): Message {
  const { i, basis, accounts } = book;
  switch (message.t) {
    case "say": {
      const here = { n: (accounts[seat]?.sequence ?? 0) + 1, at: positionOf(book), head: headOf(book) };
      return { ...message, said: { ...message.said, ...here } };
    }
    case "answer":
    case "ask":
      return { ...message, answer: { ...message.answer, i, basis } };
    case "entries":
      return { ...message, from: positionOf(book), to: positionOf(book) + message.entries.length, epoch: book.epoch };
    case "voice":
      return {
        ...message,
        epoch: book.epoch + 1,
        voice: { ...message.voice, p: positionOf(book), head: headOf(book) },
      };
    case "agree":
      return { ...message, absence: accounts[message.about]?.absences ?? 0 };
    default:
      return message;
  }
}

function anew(party: Party, seat: number, message: Message): Message {
  const book = party.book(seat);
  const { match } = book.terms;
  const signer = signerOf(party, seat);
  switch (message.t) {
    case "say":
      return { ...message, said: resaid(party, { ...message.said, seat }) };
    case "answer":
    case "ask":
      return { ...message, answer: reanswered(party, { ...message.answer, seat }) };
    case "voice": {
      const voice = { ...message.voice, seat };
      const sig = signer.sign(digestOfVote(match, message.epoch, message.candidate, voice));
      return { ...message, voice: { ...voice, sig } };
    }
    case "agree": {
      const { about, absence, to } = message;
      const digest =
        to === "return"
          ? digestOfWelcome(match, seat, about, absence, book.after)
          : digestOfAttestation(book, seat, about, to);
      return { ...message, word: { seat, sig: signer.sign(digest) } };
    }
    case "accuse": {
      const { proof } = message;
      if (proof.of !== "promises") return message;
      const [one, other] = [proof.one, proof.other].map((said) => resaid(party, { ...said, seat }));
      return one === undefined || other === undefined ? message : { ...message, proof: { ...proof, one, other } };
    }
    case "entries": {
      const from = Math.min(message.from, positionOf(book));
      let head = book.heads[from] ?? "";
      const entries = message.entries.map(({ entry: raw }, k) => {
        const entry = readEntry(raw);
        const p = from + k + 1;
        head = headAfter(match, p, head, entry);
        const frame = { epoch: entry.epoch, p, head, signed: signedHash(entry) };
        return { entry, sig: signer.sign(digestOfFrame(match, frame)) };
      });
      return { ...message, from, entries };
    }
    default:
      return message;
  }
}
