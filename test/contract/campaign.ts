/**
 * A story campaign, 1–6. All look after the same few people in a shelter; the leader of the moment has the last word.
 * Much of it is luck and pages of a book, with people cutting in at almost any time, and it's played over weeks, by
 * whoever is there.
 */
import type { Turn } from "./turn.ts";

interface Campaign {
  state: { readonly chapter: number; readonly leader: number; readonly noise: number; readonly page: string | null };
  act:
    | { readonly do: "assign"; readonly person: string; readonly task: string }
    | { readonly do: "eat"; readonly person: string; readonly food: string }
    | { readonly do: "go-on" }
    | { readonly do: "turn-to"; readonly option: number }
    | { readonly do: "hold-back"; readonly cards: number }
    | { readonly do: "use-skill"; readonly person: string }
    | { readonly do: "suggest"; readonly option: number };
  /** Nothing is anybody's own secret: what lies ahead is unknown to all. */
  value: never;
  options: { readonly side: "basic" | "advanced" };
  event: { readonly on: "page"; readonly page: string };
}

export const campaign: Turn<Campaign> = {
  title: "a foray goes wrong, and the evening is played by somebody else",
  seats: 4,
  steps: [
    {
      what: "Morning: what happens today comes from the part of the pile that belongs to this chapter.",
      awaits: [
        { kind: "reveal", draws: [{ kind: "pick", weights: [1, 1, 0, 1, 1, 1], take: 1 }], values: [], acts: [] },
      ],
      inputs: [{ kind: "revealed", results: [[5]], values: [], acts: [] }],
    },
    {
      what: "Seat 1 leads: it gives people tasks, one by one, until it goes on. The others suggest. Anybody may use a skill or feed somebody; seat 3 is free.",
      awaits: [
        { kind: "act", from: [1], quorum: "each", acts: ["assign", "go-on"] },
        { kind: "act", from: [0, 2], quorum: "any", optional: true, acts: ["suggest"] },
        { kind: "act", from: [0, 1, 2], quorum: "any", optional: true, acts: ["use-skill", "eat"] },
      ],
      inputs: [
        { kind: "act", seat: 2, act: { do: "suggest", option: 1 } },
        { kind: "act", seat: 1, act: { do: "assign", person: "cook", task: "clear-rubble" } },
        { kind: "act", seat: 0, act: { do: "eat", person: "cook", food: "tin" } },
        { kind: "act", seat: 1, act: { do: "go-on" } },
      ],
    },
    {
      what: "Out they go: how many things lie about, and a die for the noise they make.",
      awaits: [
        {
          kind: "reveal",
          draws: [
            { kind: "pick", weights: [4, 3, 3, 2], take: 3 },
            { kind: "die", sides: 10 },
          ],
          values: [],
          acts: [],
        },
      ],
      inputs: [{ kind: "revealed", results: [[0, 2, 0], [1]], values: [], acts: [] }],
    },
    {
      what: "That was too loud. Before it counts, anybody may use a skill: this window closes when the leader goes on.",
      awaits: [
        { kind: "act", from: [0, 1, 2], quorum: "any", optional: true, acts: ["use-skill", "eat"] },
        { kind: "act", from: [1], quorum: "each", acts: ["go-on"] },
      ],
      inputs: [{ kind: "act", seat: 2, act: { do: "use-skill", person: "runner" } }],
    },
    {
      what: "The runner tries it once more.",
      awaits: [{ kind: "reveal", draws: [{ kind: "die", sides: 10 }], values: [], acts: [] }],
      inputs: [{ kind: "revealed", results: [[0]], values: [], acts: [] }],
    },
    {
      what: "And again the leader decides when it has seen enough. This time it does.",
      awaits: [
        { kind: "act", from: [0, 1, 2], quorum: "any", optional: true, acts: ["use-skill", "eat"] },
        { kind: "act", from: [1], quorum: "each", acts: ["go-on"] },
      ],
      inputs: [{ kind: "act", seat: 1, act: { do: "go-on" } }],
    },
    {
      what: "Somebody is there: who, and which of the three pages about them.",
      awaits: [
        {
          kind: "reveal",
          draws: [
            { kind: "pick", weights: [1, 1, 1, 0, 1, 0, 1], take: 1 },
            { kind: "die", sides: 3 },
          ],
          values: [],
          acts: [],
        },
      ],
      inputs: [{ kind: "revealed", results: [[6], [2]], values: [], acts: [] }],
    },
    {
      what: "The page is read out and asks. The others say what they think; the leader says what is done.",
      awaits: [
        { kind: "act", from: [0, 2], quorum: "any", optional: true, acts: ["suggest"] },
        { kind: "act", from: [1], quorum: "each", acts: ["turn-to", "hold-back"] },
      ],
      inputs: [
        { kind: "act", seat: 0, act: { do: "suggest", option: 0 } },
        { kind: "act", seat: 1, act: { do: "turn-to", option: 2 } },
      ],
    },
    {
      what: "They stop here for today. A week later seat 1 can't come, but somebody new can. The lead goes round to seat 2.",
      awaits: [
        { kind: "act", from: [1], quorum: "each", acts: ["assign", "go-on"] },
        { kind: "act", from: [0, 2], quorum: "any", optional: true, acts: ["suggest", "use-skill", "eat"] },
      ],
      inputs: [
        { kind: "seat", seat: 1, change: "leave" },
        { kind: "seat", seat: 3, change: "join" },
      ],
    },
    {
      what: "Evening: who sleeps, who stands guard, who goes out again.",
      awaits: [
        { kind: "act", from: [2], quorum: "each", acts: ["assign", "go-on"] },
        { kind: "act", from: [0, 3], quorum: "any", optional: true, acts: ["suggest", "use-skill", "eat"] },
      ],
      inputs: [
        { kind: "act", seat: 3, act: { do: "suggest", option: 0 } },
        { kind: "act", seat: 2, act: { do: "assign", person: "runner", task: "guard" } },
      ],
    },
  ],
};
