/** The cost of fairness: hashes, signatures, and the size of the record. */
import type { Game, Variant } from "../../engine/game.ts";
import { type Book, blank } from "../../fair/book.ts";
import { writeCompact } from "../../fair/compact-write.ts";
import { headAfter } from "../../fair/entries.ts";
import { readMatch } from "../../fair/reading.ts";
import { writeRecord } from "../../fair/record.ts";
import { ed25519Signatures, trustingSignatures } from "../../fair/signing.ts";
import { type Thoroughness, verify } from "../../fair/verify.ts";
import { countSignatures } from "../../fair/vouching.ts";
import { rewritten } from "../../fair/write.ts";
import { cheapSignatures } from "../lab/cheap-signatures.ts";
import { packed } from "../lib/packed.ts";
import { bytesOf, RoundTable } from "../play/round-table.ts";
import type { Figure, MakeFigure } from "./figure.ts";
import { measure } from "./measure.ts";

const SEED = 1;

/** Measures a whole match of people. */
export function* fairness(
  game: Game,
  { options, players }: Variant,
  seconds: number,
  figure: MakeFigure,
): Generator<Figure> {
  const table = new RoundTable({ game, options, players, people: players, seed: SEED, signatures: ed25519Signatures });
  table.play();
  const { book } = table;
  const { entries, terms } = book;
  const frames = table.frames();
  const whole = writeRecord(book, frames);
  const rounds = roundsOf(book);
  yield figure("fair record", Buffer.byteLength(whole), "bytes");
  yield figure("fair record, a round and seat", Buffer.byteLength(whole) / rounds / players, "bytes");
  yield figure("fair record in short, packed for a link", packed(writeCompact(book, frames)).length, "characters");

  const times = timesOf(seconds);
  const hashing = times(() =>
    entries.reduce((head, entry, k) => headAfter(terms.match, k + 1, head, entry), terms.match),
  );
  yield figure("time to hash a fair record", hashing, "ms");
  yield figure("time to hash a round of it", hashing / rounds, "ms");

  const signer = ed25519Signatures.signer(bytesOf(SEED));
  const digest = new Uint8Array(32);
  const sig = signer.sign(digest);
  const signatures = countSignatures(entries);
  yield figure("signatures a round and seat", signatures / rounds / players, "signatures");
  const signing = times(() => signer.sign(digest));
  yield figure("time to sign a round, of one seat", (signing * signatures) / rounds / players, "ms");
  // The host signs each entry too.
  yield figure("time to sign a fair record, by all of them", signing * (signatures + entries.length), "ms");
  const checking = times(() => ed25519Signatures.isBy(signer.key, digest, sig));
  yield figure("time to check one signature", checking, "ms");
  const start = blank(book);
  const believed = { ...start, terms: { ...terms, signatures: trustingSignatures(terms.signatures) } };
  const rules = times(() => rewritten(believed, entries));
  yield figure("time to check a round, signatures included", (rules + checking * signatures) / rounds, "ms");

  const verifying = (how: Thoroughness) => () => {
    const { told } = readMatch(whole, () => game, ed25519Signatures);
    return verify(told, game, ed25519Signatures, how);
  };
  yield figure("time to verify a fair record", times(verifying({ all: false, bots: false })), "ms");
  yield figure("time to verify every signature in it", times(verifying({ all: true, bots: true })), "ms");
}

/** The size of a match's record. Fake signatures are enough, since they have the same length. */
export function* fairSize(game: Game, { options, players }: Variant, figure: MakeFigure): Generator<Figure> {
  const table = new RoundTable({ game, options, players, people: players, seed: SEED, signatures: cheapSignatures });
  table.play();
  const share = roundsOf(table.book) * players;
  yield figure(
    "fair record, a round and seat",
    Buffer.byteLength(writeRecord(table.book, table.frames())) / share,
    "bytes",
  );
}

/** Each person makes one secret choice in a round. */
const roundsOf = ({ accounts }: Book): number => Math.max(...accounts.map((account) => account?.secretQuestions ?? 0));

/** Measures one run in milliseconds. */
const timesOf = (seconds: number) => (run: () => unknown) => {
  const runs = measure(seconds, () => {
    run();
    return 1;
  });
  return 1000 / runs;
};
