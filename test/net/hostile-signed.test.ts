/** Somebody at the table who signs anything at all with their own key: nothing throws or grows, and the others play on. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { headOf } from "../../src/fair/book.ts";
import { type Proof, signedHash } from "../../src/fair/entries.ts";
import { GAMES } from "../../src/games/index.ts";
import { decode } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import type { Effect, Node, Stimulus } from "../../src/net/node.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { namedBy } from "./cheats.ts";
import { keptBy } from "./kept.ts";
import { altered } from "./mangled.ts";
import { isDone, Party } from "./party.ts";
import { signedAnew } from "./signed-nonsense.ts";

const MANY = 400;
const AT_ONCE = 24;
/** Things and letters in a node at rest are about 4000. */
const MOST_KEPT = 12_000;
/** Of a record and of secrets there is as much as there is. */
const FIELDS = {
  never: new Set(["#book", "book", "#found", "seen", "#sigs", "sigs", "setUp", "own", "us"]),
  once: new Set(["#core", "#links"]),
};

/** How much the nodes of these keep besides what is recorded. */
const kept = (party: Party, who: readonly number[]): readonly number[] =>
  who.map((one) => keptBy(party.office.nodes.get(party.key(one)) ?? {}, FIELDS));

const others = (cheat: number): readonly number[] => [0, 1, 2, 3].filter((who) => who !== cheat);

/** What is hardly ever said while all is well. */
function rare(party: Party, who: number): readonly Message[] {
  const book = party.book(who);
  const sig = "0".repeat(128);
  const [head = "", entry] = [book.heads[3], book.entries[3]];
  if (entry === undefined) throw new Error("nothing is recorded");
  const frame = { epoch: 0, p: 4, head: book.heads[4] ?? "", signed: signedHash(entry), sig };
  const said = { seat: who, n: 1, at: 0, head, saying: { say: "seal", r: 1, after: head, handle: head }, sig } as const;
  const proofs: readonly Proof[] = [
    { of: "promises", one: said, other: { ...said, n: 2 } },
    { of: "entry", at: 3, frame, entry },
    { of: "frames", one: frame, other: { ...frame, head } },
    { of: "opening", answer: { seat: 2, i: 1, basis: head, link: head, values: [], act: null, sig } },
  ];
  return [
    { t: "voice", epoch: 1, candidate: 1, voice: { seat: who, p: 3, head, sig } },
    { t: "agree", about: 2, absence: 0, to: "silent", word: { seat: who, sig } },
    { t: "lost", epoch: 0 },
    { t: "want", from: 2 },
    { t: "wants", wants: ["stop", "pause"] },
    { t: "refused", key: "not-legal" },
    { t: "chat", from: party.key(who), text: "well" },
    { t: "point", from: party.key(who), thing: "card.eel-traps" },
    { t: "say", said: { ...said, saying: { say: "gone" } } },
    { t: "say", said: { ...said, saying: { say: "back" } } },
    ...proofs.map((proof): Message => ({ t: "accuse", seat: 2, proof })),
  ];
}

test.each([rehearsal, ...GAMES].flatMap((game) => [0, 1].map((who) => ({ name: game.id, who, game }))))(
  "$who signs nonsense in $name",
  ({ game, who }) => {
    const [variant] = game.variants;
    const seed = 70 + who;
    const party = new Party({ game, options: variant?.options, players: 3, people: 3, spectators: 1, seed }).all();
    const seen: Message[] = [];
    party.office.sieve = ({ text }) => {
      if (seen.length < 400 && !/"t":"(?:hello|welcome|proved|turned-away)"/u.test(text)) seen.push(decode(text));
      return text;
    };
    party.until(() => party.book(0).i > 2);
    const honest = others(who);
    const sent: string[] = [];
    const sizes = [...kept(party, honest)];
    const all = [...seen, ...rare(party, who)];
    const kinds = [...new Set(all.map(({ t }) => t))];
    const value = fc.constantFrom(...kinds).chain((kind) => altered(all.filter(({ t }) => t === kind)));
    const values = fc.sample(fc.tuple(value, fc.boolean()), { numRuns: 2 * MANY, seed });
    for (const [k, [value, isUpToDate]] of values.entries()) {
      const text = signedAnew(party, who, value, isUpToDate);
      for (const to of text === undefined ? [] : honest) {
        if (!party.office.isConnected(party.key(who), party.key(to))) continue;
        party.office.forge(party.key(who), party.key(to), text ?? "");
        sent.push(text ?? "");
      }
      if (k % AT_ONCE === 0) party.step();
      if ((k + 1) % MANY === 0) sizes.push(...kept(party, honest));
    }
    expect(new Set(sent.map((text) => decode(text).t)).size, "kinds of messages").toBeGreaterThan(12);
    expect(sent.join("").length).toBeGreaterThan(20 * MOST_KEPT);
    expect(Math.max(...sizes), "what is kept").toBeLessThan(MOST_KEPT);
    party.until(() => honest.every((one) => isDone(party.book(one))));
    party.office.pass(5_000);
    for (const one of honest) {
      expect(namedBy(party, one).filter(([seat]) => seat !== who)).toEqual([]);
      expect(headOf(party.book(one)), `seed ${seed}`).toBe(headOf(party.book(2)));
    }
  },
);

test("who keeps whatever they hear would be seen to", () => {
  class Hoarder implements Node {
    readonly book = undefined;
    readonly #heard = new Map<string, readonly string[]>();

    tell(stimulus: Stimulus): readonly Effect[] {
      if (stimulus.on === "received") this.#heard.set(stimulus.text, [stimulus.text]);
      return [];
    }
  }
  const hoarder = new Hoarder();
  const sizes = [100, 200].map((many) => {
    for (let k = 0; k < many; k++) hoarder.tell({ on: "received", link: "", text: `${many} ${k}`.padEnd(200) });
    return keptBy(hoarder, FIELDS);
  });
  expect(sizes[0]).toBeGreaterThan(2 * 100 * 200);
  expect(sizes[1]).toBeGreaterThan(2 * (sizes[0] ?? 0));
});
