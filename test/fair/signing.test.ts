/** Only what RFC 8032 calls a signature counts, and only by keys that somebody has to own. */
import { expect, test } from "vitest";
import { fromHex, toHex } from "../../src/fair/bytes.ts";
import { readRoster } from "../../src/fair/roster.ts";
import { cachingSignatures, ed25519Signatures } from "../../src/fair/signing.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { bytesOf } from "./round-table.ts";

const { isBy, isKey } = ed25519Signatures;
const signer = ed25519Signatures.signer(bytesOf(1));
const digest = fromHex(bytesOf(2));
const sig = signer.sign(digest);

/** Order of the group, and the field's prime: little-endian numbers. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const P = 2n ** 255n - 19n;

const numberIn = (hex: string): bigint => BigInt(`0x${toHex(fromHex(hex).toReversed())}`);
const hexOf = (x: bigint): string => toHex(fromHex(x.toString(16).padStart(64, "0")).toReversed());

/** All points of small order, in each way they can be written: anybody can sign for these. */
const SMALL = [
  hexOf(0n),
  hexOf(1n),
  hexOf(P - 1n),
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
];
const withSign = (key: string): string => hexOf(numberIn(key) | (1n << 255n));

test("a signature counts for its digest and its key alone", () => {
  expect(isBy(signer.key, digest, sig)).toBe(true);
  expect(isBy(signer.key, fromHex(bytesOf(3)), sig)).toBe(false);
  expect(isBy(ed25519Signatures.signer(bytesOf(4)).key, digest, sig)).toBe(false);
});

test("what was right is looked up, and only the very same", () => {
  let checks = 0;
  const counting = { ...ed25519Signatures, isBy: (...all: Parameters<typeof isBy>) => ++checks > 0 && isBy(...all) };
  const known = cachingSignatures(counting);
  const other = fromHex(bytesOf(3));
  for (let k = 0; k < 3; k++) expect(known.isBy(signer.key, digest, sig)).toBe(true);
  expect(checks).toBe(1);
  for (let k = 0; k < 3; k++) expect(known.isBy(signer.key, other, sig)).toBe(false);
  expect(known.isBy(ed25519Signatures.signer(bytesOf(4)).key, digest, sig)).toBe(false);
  expect(checks).toBe(5);
});

test("no more is kept of what was right than of a long match", () => {
  let checks = 0;
  const known = cachingSignatures({ ...ed25519Signatures, isBy: () => ++checks > 0 });
  for (let k = 0; k < 5_000; k++) known.isBy("", digest, String(k));
  known.isBy("", digest, "4999");
  expect(checks).toBe(5_000);
  known.isBy("", digest, "0");
  expect(checks).toBe(5_001);
});

test("a signature can't be written in a second way", () => {
  const s = numberIn(sig.slice(64));
  for (const other of [s + L, s + 2n * L, L - s]) {
    expect(isBy(signer.key, digest, sig.slice(0, 64) + hexOf(other))).toBe(false);
  }
});

test.each([...SMALL, ...SMALL.map(withSign)])("%s is nobody's key", (key) => {
  expect(isKey(key)).toBe(false);
  // A signature that holds for such a key whatever is said: R is the key's own identity, S is 0.
  for (const r of [hexOf(1n), key]) expect(isBy(key, digest, r + hexOf(0n))).toBe(false);
});

test.each([P, P + 1n, P + 3n, 2n ** 255n - 1n])("a key that isn't written in the shortest way isn't one (%s)", (x) => {
  expect(isKey(hexOf(x))).toBe(false);
  expect(isKey(withSign(hexOf(x)))).toBe(false);
});

test.each(["", "zz", signer.key.slice(2), `${signer.key}00`, "02".padEnd(64, "0")])("%j is no key", (key) => {
  expect(isKey(key)).toBe(false);
  expect(isBy(key, digest, sig)).toBe(false);
});

test.each(["", "00", sig.slice(2), `${sig}00`, "f".repeat(128)])("%j is no signature", (other) => {
  expect(isBy(signer.key, digest, other)).toBe(false);
});

test("nobody is seated with a weak key, nor two with the same", () => {
  const rosterOf = (...keys: readonly string[]) => ({
    game: "a game",
    rules: bytesOf(5),
    content: bytesOf(6),
    options: {},
    seats: keys.map((key, seat) => ({ name: `${seat}`, level: "", by: "person", key, nonce: bytesOf(7) })),
    line: [...keys.keys()],
    patience: 30,
  });
  const seating = (...keys: readonly string[]) => refusalOf(() => readRoster(rosterOf(...keys), ed25519Signatures))[0];
  expect(seating(signer.key)).toBe("nothing was refused");
  for (const key of SMALL) expect(seating(signer.key, key)).toBe("weak-key");
  expect(seating(signer.key, signer.key)).toBe("key-twice");
});
