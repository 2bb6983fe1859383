/** The lab itself: nodes that do wrong are found out. */
import { describe, expect, test } from "vitest";
import type { Types } from "../../src/engine/game.ts";
import { blank, ownerOf } from "../../src/fair/book.ts";
import { fromHex } from "../../src/fair/bytes.ts";
import { actCommitment } from "../../src/fair/commitments.ts";
import { actSalt } from "../../src/fair/secrets.ts";
import {
  type Answer,
  digestOfAnswer,
  digestOfStatement,
  type SignedStatement,
  signed,
} from "../../src/fair/statements.ts";
import type { Effect, Link, Stimulus } from "../../src/net/node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { scan } from "../../src/tools/lab/early.ts";
import { CALM, type Plan } from "../../src/tools/lab/faults.ts";
import { type Report, simulate } from "../../src/tools/lab/lab.ts";
import type { Scene, Start } from "../../src/tools/lab/scene.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { ToyNode } from "./toy-node.ts";

const scene: Scene = {
  game: rehearsal,
  options: { nights: 2 },
  players: 4,
  people: 3,
  spectators: 1,
  seed: 1,
  signatures: cheapSignatures,
  makeNode: (start) => new ToyNode(start),
  plan: CALM,
  thinks: [200, 1_600],
};

const SALT = "1".repeat(64);

const isHost = ({ roster, notes }: Start): boolean => notes.has(roster.line[0] ?? 0);
const isSecond = ({ roster, notes }: Start): boolean => notes.has(roster.line[1] ?? 0);

const crashOfHost: Plan = {
  faults: [{ at: 4_000, do: "crash", whom: "host", trap: { step: "send entries", when: "after", down: 500 } }],
  end: 10_000,
};

const scanned = ({ transcript }: Report) => {
  if (transcript === undefined) throw new Error("nothing was played");
  return scan(transcript);
};

test("a match is played to its end, and nobody knows anything early", () => {
  const report = simulate(scene);
  expect(report.problems).toEqual([]);
  const { promises, salts, found } = scanned(report);
  expect(promises).toBeGreaterThan(0);
  expect(salts).toBeGreaterThan(10 * promises);
  expect(found).toEqual([]);
});

test("a host that stores everything may crash", () => {
  const { problems, figures } = simulate({ ...scene, plan: crashOfHost });
  expect(problems).toEqual([]);
  expect(figures.crashes).toEqual(["after send entries as host"]);
});

test("what happens follows from the seed alone", () => {
  const [once, again, other] = [1, 1, 2].map((seed) => {
    const { log, figures, transcript } = simulate({ ...scene, plan: crashOfHost, seed });
    return JSON.stringify({ log, figures, heads: transcript?.book.heads });
  });
  expect(again).toBe(once);
  expect(other).not.toBe(once);
});

/** Doesn't store the newest entry. */
class Forgetful extends ToyNode {
  override do(effect: Effect): void {
    if (effect.do !== "store" || !Array.isArray(effect.value)) super.do(effect);
    else super.do({ ...effect, value: effect.value.slice(0, -1) });
  }
}

/** Keeps what is newer from everybody. */
class Withholding extends ToyNode {
  override sendEntries(link: string, from: number): void {
    const { book } = this;
    this.book = { ...book, entries: book.entries.slice(0, 8) };
    super.sendEntries(link, from);
    this.book = book;
  }
}

/** Begins the record for one of the guests in another way than for all the others. */
class Splitting extends ToyNode {
  #hasSplit = false;

  override sendEntries(link: string, from: number): void {
    if (this.#hasSplit || from > 0 || this.holder === undefined) return super.sendEntries(link, from);
    this.#hasSplit = true;
    const said = this.holder.say(blank(this.book), { say: "anchor", anchor: "0".repeat(64) });
    const entries = [{ epoch: 0, body: { kind: "said", said } }];
    this.do({ do: "send", link, text: JSON.stringify({ t: "entries", from: 0, entries }) });
  }
}

class Throwing extends ToyNode {
  override hear(stimulus: Stimulus): void {
    if (stimulus.on === "time" && stimulus.now > 3_000) throw new Error("out of its depth");
    super.hear(stimulus);
  }
}

/** Takes what its person does once, and never says it. */
class Deaf extends ToyNode {
  #isDeaf = true;

  override hear(stimulus: Stimulus): void {
    if (stimulus.on === "act" && this.#isDeaf) this.#isDeaf = false;
    else super.hear(stimulus);
  }
}

/** Tells whoever listens how its next choice can be opened. */
class Talkative extends ToyNode {
  #links: Link[] = [];
  #told = "";

  override hear(stimulus: Stimulus): void {
    super.hear(stimulus);
    if (stimulus.on === "opened") this.#links = [...this.#links, stimulus.link];
    const { after, accounts } = this.book;
    if (after === this.#told) return;
    this.#told = after;
    const r = (accounts[this.holder?.seat ?? 0]?.secretQuestions ?? 0) + 1;
    const text = JSON.stringify({ t: "have", salt: actSalt(fromHex(this.notes.seed), r, after) });
    for (const link of this.#links) this.do({ do: "send", link, text });
  }
}

class Careless extends ToyNode {
  override hear(stimulus: Stimulus): void {
    super.hear(stimulus);
    if (stimulus.on !== "opened") return;
    this.do({ do: "send", link: stimulus.link, text: JSON.stringify({ t: "have", seed: this.notes.seed }) });
  }
}

/** Commits with always the same salt, and opens what it has committed to. */
class Constant extends ToyNode {
  override sealed(words: SignedStatement, act: Types["act"]): SignedStatement {
    const { saying } = words;
    if (saying.say !== "seal") return words;
    const handle = actCommitment(ownerOf(this.book, words.seat), saying.r, SALT, act);
    const kept = this.notes.choices[saying.handle];
    if (kept !== undefined) this.notes = { ...this.notes, choices: { ...this.notes.choices, [handle]: kept } };
    const { sig: _, ...unsigned } = { ...words, saying: { ...saying, handle } };
    return signed(this.#signer, unsigned, digestOfStatement(this.book.terms.match, unsigned));
  }

  override answered(words: Answer): Answer {
    const { sig: _, ...unsigned } = { ...words, act: words.act === null ? null : { ...words.act, salt: SALT } };
    return signed(this.#signer, unsigned, digestOfAnswer(this.book.terms.match, unsigned));
  }

  get #signer() {
    return cheapSignatures.signer(this.notes.secret);
  }
}

describe("is found out", () => {
  const plantedIn = (isIt: (start: Start) => boolean, Planted: typeof ToyNode, more: Partial<Scene> = {}) =>
    simulate({ ...scene, ...more, makeNode: (start) => (isIt(start) ? new Planted(start) : new ToyNode(start)) });

  test("who forgets to store", () => {
    const crash = { do: "crash", whom: "host", trap: { step: "act", when: "after", down: 500 } } as const;
    const plan = { faults: [3_000, 6_000, 9_000].map((at) => ({ at, ...crash })), end: 15_000 };
    const problems = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => plantedIn(isHost, Forgetful, { plan, seed }).problems);
    expect(problems).toContainEqual(expect.stringMatching(/another entry at position \d+ of epoch 0/u));
  });

  test("who shows two records", () => {
    const { problems } = plantedIn(isHost, Splitting);
    expect(problems).toContainEqual(expect.stringMatching(/another entry at position 1 of epoch 0/u));
  });

  test("who keeps the record from others", () => {
    const { problems } = plantedIn(isHost, Withholding);
    expect(problems).toContainEqual(expect.stringMatching(/left behind at position 8 of epoch 0/u));
  });

  test("who loses what people do", () => {
    const found = [1, 2, 3, 4].map((seed) => plantedIn(isSecond, Deaf, { seed }).problems);
    expect(found.flat()).toContainEqual(expect.stringMatching(/took .* after \d+ entries, and said no more of it/u));
  });

  test("who throws", () => {
    const { problems } = plantedIn(isSecond, Throwing);
    expect(problems[0]).toMatch(/threw at "time": Error: out of its depth/u);
  });

  test("who opens early", () => {
    expect(scanned(plantedIn(isSecond, Talkative)).found).toContainEqual(expect.stringMatching(/opened by the salt/u));
  });

  test("whose salt is always the same", () => {
    const report = plantedIn(isSecond, Constant);
    expect(scanned(report).found).toContainEqual(expect.stringMatching(/opened by the salt 1{64}$/u));
    // Afterwards its seed shows it as well.
    expect(report.problems).toEqual([expect.stringContaining("other-seed")]);
  });

  test("who tells its seed", () => {
    expect(scanned(plantedIn(isSecond, Careless)).found).toContainEqual(expect.stringMatching(/opened by the seed/u));
  });
});
