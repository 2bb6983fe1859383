import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { blank } from "../../src/fair/book.ts";
import { writeCompact } from "../../src/fair/compact-write.ts";
import { digestOfFrame } from "../../src/fair/entries.ts";
import { frameOf } from "../../src/fair/frames.ts";
import { writeRecord } from "../../src/fair/record.ts";
import { ed25519Signatures } from "../../src/fair/signing.ts";
import { rewritten } from "../../src/fair/write.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { packed } from "../../src/tools/lib/packed.ts";
import { RoundTable } from "../../src/tools/play/round-table.ts";
import { runTool } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "letea-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const table = new RoundTable({
  game: precognition,
  options: { mode: "competitive", setup: "standard" },
  players: 3,
  people: 2,
  seed: 3,
  signatures: ed25519Signatures,
});
let whole = "";
let short = "";
beforeAll(() => {
  table.play();
  whole = writeRecord(table.book, table.frames());
  short = writeCompact(table.book, table.frames());
});

interface Changeable {
  readonly roster: object;
  readonly entries: { check: string; body: { answers?: { sig: string }[] } }[];
}

/** A changed record whose hash chain has been recomputed. */
function rechained(change: (record: Changeable) => void): string {
  const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
  const record = JSON.parse(whole);
  change(record);
  let link = sha256(`${record.format}\n${encode(record.roster)}`);
  for (const one of record.entries) {
    const { check: _check, ...entry } = one;
    link = sha256(`${link}\n${encode(entry)}`);
    one.check = link.slice(0, 8);
  }
  const check = sha256(`${record.format}\n${encode(record.roster)}`).slice(0, 8);
  return JSON.stringify({ ...record, check, end: sha256(`${link}\n${encode(record.frames)}`) });
}

describe("a fair match", () => {
  test("is called so, with what was checked", async () => {
    const { code, out, err } = await runTool("verify", saved("whole.json", whole));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^fair: precognition, match [0-9a-f]{16}, played to its end\n/u);
    expect(out).toContain("2 devices vouch for each other's luck: ");
    expect(out).toMatch(new RegExp(`^ {2}${table.book.entries.length} entries, `, "mu"));
    expect(out).toMatch(/^ {2}\d+ requests, .*\n {2}\d+ promises, \d+ of them opened/mu);
    expect(out).toMatch(/^ {2}\d+ signatures, of which \d vouch for all the others/mu);
    expect(out).toMatch(/^ {2}\d+ acts of bots, not computed again/mu);
    expect(out).toMatch(/seeds that were told at the end: Player 0, Player 1$/mu);
  });

  test("is checked thoroughly if that is wanted", async () => {
    const { code, out } = await runTool("verify", saved("whole.json", whole), "--all", "--bots");
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}\d+ signatures, all checked$/mu);
    expect(out).toMatch(/^ {2}\d+ acts of bots, computed again$/mu);
  });

  test.each(["short.json", "link"])("is read in its short form (%s)", async (name) => {
    const { code, out } = await runTool("verify", saved(name, name === "link" ? packed(short) : short));
    expect([code, out.split("\n")[0]]).toEqual([0, expect.stringMatching(/^fair: /u)]);
  });
});

test("of a changed record the first entry that isn't right is named, and why", async () => {
  const text = rechained(({ entries }) => {
    const answer = entries.find(({ body }, at) => at > 9 && body.answers !== undefined)?.body.answers?.[0];
    Object.assign(answer ?? {}, { sig: "0".repeat(128) });
  });
  const place = JSON.parse(text).entries.findIndex((entry: unknown) => JSON.stringify(entry).includes("0".repeat(128)));
  const { code, out, err } = await runTool("verify", saved("forged.json", text), "--all");
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(new RegExp(`: Entry ${place + 1} isn’t fair\\. Player 0 hasn’t signed that\\.\n$`, "u"));
});

test("a bot that was steered is found out when bots are computed again, which is the exit code then", async () => {
  const steered = new RoundTable({
    game: precognition,
    options: { mode: "competitive", setup: "standard" },
    players: 2,
    people: 1,
    seed: 4,
    signatures: ed25519Signatures,
  });
  steered.until(({ due, game }) => due !== undefined && game.legal(due.seat, new Map()).length > 1);
  const { due, game, entries, epoch } = steered.book;
  const act = game.legal(due?.seat ?? 0, new Map()).find((one) => encode(one) !== encode(due?.act));
  if (due === undefined || act === undefined) throw new Error("there is nothing else to be played");
  const book = rewritten(blank(steered.book, false), [
    ...entries,
    { epoch, body: { kind: "bot", seat: due.seat, act } },
  ]);
  const frame = frameOf(book);
  if (frame === undefined) throw new Error("nothing is recorded");
  const sig = steered.holder(0).sign(digestOfFrame(book.terms.match, frame));
  const file = saved("steered.json", writeRecord(book, [{ ...frame, sig }]));
  const [believed, computed] = await Promise.all([runTool("verify", file), runTool("verify", file, "--bots")]);
  expect([believed.code, believed.err]).toEqual([0, ""]);
  expect(believed.out).toMatch(/^in order, but by the word of one device: /u);
  expect(believed.out).toContain("nobody else vouches for the luck: Player 0");
  expect([computed.code, computed.out]).toEqual([1, ""]);
  expect(computed.err).toMatch(new RegExp(`: Entry ${entries.length + 1} isn’t fair\\.`, "u"));
});

test("a byte that was changed is found at its entry", async () => {
  const at = whole.indexOf('"handle":"', whole.length / 3) + 15;
  const text = `${whole.slice(0, at)}${whole[at] === "0" ? "1" : "0"}${whole.slice(at + 1)}`;
  const entry = whole.slice(0, at).split("\n").length - 4;
  const { code, err } = await runTool("verify", saved("flipped.json", text));
  expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`Entry ${entry} .*changed .*\n$`, "u"))]);
});

test("a match by other rules can't be checked", async () => {
  const text = rechained(({ roster }) => Object.assign(roster, { rules: "ab".repeat(32) }));
  const { code, err } = await runTool("verify", saved("other.json", text));
  expect([code, err]).toEqual([2, expect.stringContaining("made with different rules")]);
});

test("the short form can't show every signature", async () => {
  const { code, err } = await runTool("verify", saved("few.json", short), "--all");
  expect([code, err]).toEqual([2, expect.stringContaining("--all needs a whole record")]);
});

test("a short form that was changed isn't fair", async () => {
  const changed = JSON.parse(short);
  changed.steps.splice(changed.steps.indexOf("revealed"), 1);
  const { code, err } = await runTool("verify", saved("changed.json", JSON.stringify(changed)));
  expect([code, err]).toEqual([1, expect.stringMatching(/: Entry \d+ isn’t fair\./u)]);
});

test.each([
  ["something else", "{}", /isn’t a game record/u],
  ["empty", "", /damaged/u],
])("a file that is %s can't be read, which is another exit code", async (name, text, message) => {
  const { code, out, err } = await runTool("verify", saved(`${name}.json`, text));
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(message);
});
