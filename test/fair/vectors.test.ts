/** What is hashed, committed to and signed, byte for byte as the protocol's description has it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fromHex, toHex } from "../../src/fair/bytes.ts";
import { chanceOf, drawn, tableWords } from "../../src/fair/chance.ts";
import { actCommitment, slotCommitment } from "../../src/fair/commitments.ts";
import { digestOfFrame, headAfter, revealHash, signedHash } from "../../src/fair/entries.ts";
import { chainOf, isFurther } from "../../src/fair/hash-chain.ts";
import { matchOf, readRoster } from "../../src/fair/roster.ts";
import { actSalt, orderOf, slotSalt } from "../../src/fair/secrets.ts";
import { ed25519Signatures } from "../../src/fair/signing.ts";
import {
  digestOfAcknowledgement,
  digestOfAnswer,
  digestOfDrop,
  digestOfStatement,
  digestOfVote,
  digestOfWelcome,
} from "../../src/fair/statements.ts";
import { decodeHandshake } from "../../src/net/codec.ts";
import { advanced, dial, listen, type Progress } from "../../src/net/handshake.ts";
import { importsOf } from "../../src/tools/code/imports.ts";
import { vectors } from "./make-vectors.mjs";

const its: ReturnType<typeof vectors> = JSON.parse(readFileSync(new URL("./vectors.json", import.meta.url), "utf8"));
const { match } = its;
const [seed = "", otherSeed = ""] = its.seeds;
const [secret = "", otherSecret = ""] = its.secrets;
const signer = ed25519Signatures.signer(secret);
const owner = { match, key: signer.key };
const roster = readRoster(its.roster, ed25519Signatures);

/** As the file has it, and signed by the first seat. */
function expectSigned(digest: Uint8Array, vouched: { readonly digest: string; readonly sig: string }): void {
  expect(toHex(digest)).toBe(vouched.digest);
  expect(signer.sign(digest)).toBe(vouched.sig);
  expect(ed25519Signatures.isBy(signer.key, digest, vouched.sig)).toBe(true);
}

test("the committed file is what the description leads to", () => {
  expect(vectors()).toEqual(its);
});

test("… by a program that has nothing of ours in it", () => {
  const path = "test/fair/make-vectors.mjs";
  const text = readFileSync(new URL("./make-vectors.mjs", import.meta.url), "utf8");
  const named = importsOf({ path, text }).filter(({ how, typesOnly }) => how !== "url" && !typesOnly);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ target }) => !target.startsWith("node:"))).toEqual([]);
});

test("… for every kind of hash there is", () => {
  const folders = ["fair", "net", "room"].map((name) => join(import.meta.dirname, "../../src", name));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const TAG = /\b(?:hashed\(|derived\([^)]*?text\()\s*"([a-z]+)"/gu;
  const tags = new Set(sources.flatMap((text) => [...text.matchAll(TAG)].map(([, tag = ""]) => tag)));
  expect(tags.size).toBeGreaterThan(14);
  const made = readFileSync(join(import.meta.dirname, "make-vectors.mjs"), "utf8");
  expect([...tags].filter((tag) => !made.includes(`"${tag}"`))).toEqual([]);
});

test("the match and its keys", () => {
  expect(matchOf(roster)).toBe(match);
  const keys = [secret, otherSecret].map((one) => ed25519Signatures.signer(one).key);
  expect(roster.seats.flatMap((info) => (info.by === "person" ? info.key : []))).toEqual(keys);
});

test("links", () => {
  for (const [seat, links] of its.links.entries()) {
    const { key } = ed25519Signatures.signer([secret, otherSecret][seat] ?? "");
    const chain = chainOf(fromHex([seed, otherSeed][seat] ?? ""), { match, key });
    for (const { i, link } of links) expect(chain[i]).toBe(link);
    const [anchor, ...further] = links;
    for (const link of further) expect(anchor && isFurther({ match, key }, anchor, link)).toBe(true);
  }
});

test("promises, salts, and how heaps lie", () => {
  const { slot, act, order } = its;
  expect(slotSalt(fromHex(seed), slot.pool, slot.gen, slot.j)).toBe(slot.salt);
  expect(slotCommitment(owner, slot, slot.salt, slot.value)).toBe(slot.handle);
  expect(actSalt(fromHex(seed), act.r, act.after)).toBe(act.salt);
  expect(actCommitment(owner, act.r, act.salt, act.act)).toBe(act.handle);
  expect(orderOf(fromHex(seed), order.pool, order.gen, order.size)).toEqual(order.order);
});

test("luck and the table's words", () => {
  const { i, chance, words } = its.chance;
  const links = its.links.map((known, seat) => ({ seat, link: known.find((one) => one.i === i)?.link ?? "" }));
  const made = chanceOf(match, i, links);
  expect(toHex(made)).toBe(chance);
  expect(
    drawn(made, [
      { kind: "die", sides: 6 },
      { kind: "pick", weights: [3, 0, 2, 1], take: 4 },
      { kind: "order", size: 9, take: 5 },
    ]),
  ).toEqual(its.chance.draws.map(({ result }) => result));
  expect(tableWords(made)).toEqual(words);
});

test("everything that is signed", () => {
  const { said, answer, drop, welcome, vote, stored } = its;
  const { handle } = its.act;
  const { after } = said.saying;
  expect(revealHash(match, { kind: "revealed", i: 4, answers: [], bots: [{ seat: 2, act: its.act.act }] })).toBe(after);
  expectSigned(digestOfStatement(match, { ...said, saying: { say: "seal", r: its.act.r, after, handle } }), said);
  expectSigned(digestOfAnswer(match, answer), answer);
  expectSigned(digestOfDrop(match, drop.by, drop.about, drop.absence, "owed", drop.basis), drop);
  expectSigned(digestOfWelcome(match, welcome.by, welcome.about, welcome.absence, after), welcome);
  expectSigned(digestOfVote(match, vote.epoch, vote.candidate, { ...vote, seat: vote.by }), vote);
  expectSigned(digestOfAcknowledgement(match, stored), stored);
});

test("the chain of entries and the host's word for it", () => {
  let before = match;
  for (const [k, { entry, head, signed, frame, sig }] of its.entries.entries()) {
    const p = k + 1;
    before = headAfter(match, p, before, entry);
    expect([before, signedHash(entry)]).toEqual([head, signed]);
    expectSigned(digestOfFrame(match, { epoch: entry.epoch, p, head, signed }), { digest: frame, sig });
  }
});

test("a greeting", () => {
  const { room, conn, nonces, fingerprints, host, guest } = its.hello;
  const [ours = "", theirs = ""] = fingerprints;
  const startOf = (device: number, prints: { readonly ours: string; readonly theirs: string }) => ({
    us: { room, signer: ed25519Signatures.signer(its.secrets[device] ?? ""), signatures: ed25519Signatures },
    fingerprints: prints,
    nonce: nonces[device] ?? "",
  });
  const dialling = dial({ ...startOf(0, { ours, theirs }), conn, expected: undefined });
  const welcomed = next(listen(startOf(1, { ours: theirs, theirs: ours })), dialling.send);
  expect(welcomed.send.map(decodeHandshake)).toMatchObject([{ t: "welcome", sig: host }]);
  const proved = next(dialling, welcomed.send);
  expect(proved.send.map(decodeHandshake)).toEqual([{ t: "proved", sig: guest }]);
  expect(next(welcomed, proved.send)).toMatchObject({ is: "met", met: { conn } });
});

function next(progress: Progress, [heard = ""]: readonly string[]): Progress {
  if (progress.is !== "ongoing") throw new Error(`nothing more is said: ${progress.is}`);
  return advanced(progress.handshake, heard);
}
