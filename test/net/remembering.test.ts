/** Whatever a device must remember of what it says is stored before it says it: nothing is said twice in two ways after a crash. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Book } from "../../src/fair/book.ts";
import type { Frame } from "../../src/fair/entries.ts";
import { type Notes, readNotes } from "../../src/fair/notes.ts";
import { GAMES } from "../../src/games/index.ts";
import { decode, decodeHandshake } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import type { Effect, Stimulus } from "../../src/net/node.ts";
import { NAMES } from "../../src/net/storage.ts";
import { SPOTS } from "../../src/tools/lab/aims.ts";
import type { ObservedNode } from "../../src/tools/lab/device.ts";
import { kindOf } from "../../src/tools/lab/kind.ts";
import { simulate } from "../../src/tools/lab/lab.ts";
import { realNode } from "../../src/tools/lab/real-node.ts";
import type { Start } from "../../src/tools/lab/scene.ts";
import { sceneOf } from "../../src/tools/lab/series.ts";
import { rehearsal } from "../rehearsal/game.ts";

/** What is looked into, and how often it was said. */
class Findings {
  readonly forgotten: string[] = [];
  readonly said = new Map<string, number>();

  count(what: string, isKept: boolean): void {
    this.said.set(what, (this.said.get(what) ?? 0) + 1);
    if (!isKept) this.forgotten.push(what);
  }
}

const same = (one: unknown, other: unknown): boolean => encode(one ?? null) === encode(other ?? null);

/** A node, and what its device has stored by the time that it sends something. */
class Watched implements ObservedNode {
  readonly #node: ObservedNode;
  readonly #start: Start;
  readonly #kept: Map<string, unknown>;
  readonly #findings: Findings;

  constructor(start: Start, node: ObservedNode, findings: Findings) {
    this.#start = start;
    this.#node = node;
    this.#kept = new Map(start.stored);
    this.#findings = findings;
  }

  get book(): Book | undefined {
    return this.#node.book;
  }

  get frames(): readonly Frame[] {
    return this.#node.frames;
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    const effects = this.#node.tell(stimulus);
    for (const effect of effects) {
      if (effect.do === "store") this.#kept.set(effect.name, JSON.parse(JSON.stringify(effect.value)));
      if (effect.do === "send") this.#look(effect.text);
    }
    return effects;
  }

  #look(text: string): void {
    const kind = kindOf(text);
    if (kind === "hello") {
      const hello = decodeHandshake(text);
      this.#findings.count(kind, hello.t === "hello" && this.#kept.get(NAMES.conn) === hello.conn);
    }
    if (SECRET.has(kind)) this.#lookAt(decode(text));
  }

  #lookAt(message: Message): void {
    switch (message.t) {
      case "say":
        return this.#lookAtSaid(message);
      case "answer":
      case "ask": {
        const { seat, i, basis } = message.answer;
        const notes = this.#notes(seat);
        if (notes === undefined) return;
        this.#findings.count(
          message.t,
          notes.answered.some((one) => one.i === i && one.basis === basis),
        );
        // Whoever answers has the host's own answer, or the next host couldn't go on from it.
        const asked = this.#kept.get(NAMES.question);
        if (message.t === "answer") this.#findings.count("answer to a question", same(basisOf(asked), { i, basis }));
        return;
      }
      case "voice":
        this.#findings.count(
          "voice",
          this.#notes(message.voice.seat)?.voices[message.epoch]?.candidate === message.candidate,
        );
        return;
      case "accuse":
        this.#findings.count("accuse", same(this.#kept.get(NAMES.proof(message.seat)), message.proof));
        return;
      case "entries":
        for (const [k, { entry, sig }] of message.entries.entries()) {
          const kept = this.#kept.get(NAMES.entry(message.from + k));
          this.#findings.count("entry", same(kept, { ...(kept as object), entry, sig }));
        }
        return;
      case "have":
        // The host opens what it has because of this.
        for (const { p } of message.reach.heads)
          this.#findings.count("have", p === 0 || this.#kept.has(NAMES.entry(p - 1)));
        return;
    }
  }

  #lookAtSaid({ said }: Extract<Message, { t: "say" }>): void {
    const { seat, saying } = said;
    const notes = this.#notes(seat);
    // What another seat has said is its own affair.
    if (notes === undefined) return;
    const { said: kept } = (this.#kept.get(NAMES.outbox(seat)) ?? {}) as { readonly said?: unknown };
    this.#findings.count(saying.say, same(kept, said));
    if (saying.say !== "seal") return;
    const { r, after, handle } = saying;
    const choice = notes.choices[handle];
    this.#findings.count("choice behind a seal", choice?.r === r && choice.after === after);
  }

  /** Of a seat that is played from here. */
  #notes(seat: number): Notes | undefined {
    const kept = this.#kept.get(NAMES.notes(seat));
    const fresh = this.#start.notes.get(seat);
    if (fresh === undefined) return undefined;
    if (kept === undefined) return { ...fresh, choices: {}, answered: [], voices: {} };
    const notes = readNotes(kept);
    this.#findings.count("seed", notes.seed === fresh.seed && notes.secret === fresh.secret);
    return notes;
  }
}

const SECRET: ReadonlySet<string> = new Set(["say", "answer", "ask", "voice", "accuse", "entries", "have"]);

function basisOf(question: unknown): unknown {
  if (typeof question !== "object" || question === null || !("i" in question) || !("basis" in question))
    return undefined;
  return { i: question.i, basis: question.basis };
}

/** Around what somebody breaks down: so each of these things comes about. */
const AIMS = SPOTS.filter(({ step }) =>
  ["send voice", "send accuse", "send answer", "send ask", "store"].includes(step),
);

const EACH = ["anchor", "seal", "choice behind a seal", "answer", "answer to a question", "ask", "entry", "have"];

function played(game: typeof rehearsal | (typeof GAMES)[number], seeds: readonly number[], sloppy = false): Findings {
  const findings = new Findings();
  for (const seed of seeds) {
    const makeNode = (start: Start) =>
      new Watched(start, sloppy ? new Sloppy(realNode(start)) : realNode(start), findings);
    const aim = AIMS[seed % AIMS.length];
    const { problems } = simulate({ ...sceneOf(game, { aim }, seed), makeNode });
    if (!sloppy) expect(problems).toEqual([]);
  }
  return findings;
}

/** Sends first and stores what it has sent afterwards. */
class Sloppy implements ObservedNode {
  readonly #node: ObservedNode;

  constructor(node: ObservedNode) {
    this.#node = node;
  }

  get book(): Book | undefined {
    return this.#node.book;
  }

  get frames(): readonly Frame[] {
    return this.#node.frames;
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    const effects = this.#node.tell(stimulus);
    const isSent = ({ do: what }: Effect) => what === "send";
    return [...effects.filter(isSent), ...effects.filter((effect) => !isSent(effect))];
  }
}

const from = (first: number, many: number): readonly number[] => Array.from({ length: many }, (_, k) => first + k);

describe("in whole matches in which much goes wrong", () => {
  test("of the rehearsal game", () => {
    const { forgotten, said } = played(rehearsal, from(2001, 24));
    expect(forgotten).toEqual([]);
    for (const what of [...EACH, "hello", "voice", "accuse", "end", "acts"])
      expect(said.get(what), what).toBeGreaterThan(0);
  });

  test.each(GAMES)("of $id", (game) => {
    const { forgotten, said } = played(game, from(2001, 1));
    expect(forgotten).toEqual([]);
    for (const what of [...EACH, "hello", "stir"]) expect(said.get(what), what).toBeGreaterThan(0);
  });
});

test("who sends before storing is found out", () => {
  const { forgotten } = played(rehearsal, from(2001, 2), true);
  for (const what of ["seal", "choice behind a seal", "answer", "answer to a question", "ask", "entry", "have"]) {
    expect(forgotten).toContain(what);
  }
});
