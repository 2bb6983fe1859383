/**
 * Co-operative survival, 1–4. Each player has a deck of places, of which everybody sees the backs and nobody the faces.
 * All turn one over at the same time, and then deal with them in whatever order suits, helping each other.
 * What is behind a back is drawn when it's turned, from what can still be behind such a back.
 */
import type { Turn } from "./turn.ts";

interface Survival {
  state: { readonly food: number; readonly skulls: number; readonly decks: readonly (readonly string[])[] };
  act:
    | { readonly do: "go"; readonly place: 0 | 1 | 2 }
    | { readonly do: "sleep" }
    | { readonly do: "help"; readonly seat: number }
    | { readonly do: "try"; readonly option: number }
    | { readonly do: "pass-by" }
    | { readonly do: "hurt"; readonly person: number }
    | { readonly do: "shield"; readonly tool: string }
    | { readonly do: "share"; readonly good: string; readonly seat: number };
  /** Nobody ever knows a face alone. */
  value: never;
  options: { readonly modules: readonly string[] };
  event: { readonly on: "turned"; readonly seat: number; readonly place: string };
}

export const survival: Turn<Survival> = {
  title: "three places are turned over, and one is mastered together",
  seats: 3,
  steps: [
    {
      what: "Each picks one of the top three backs of their deck, or sends their people to sleep. They talk it over, so nothing is secret; nothing is turned before all have picked.",
      awaits: [{ kind: "act", from: [0, 1, 2], quorum: "each", acts: ["go", "sleep"] }],
      inputs: [
        { kind: "act", seat: 2, act: { do: "go", place: 0 } },
        { kind: "act", seat: 0, act: { do: "go", place: 2 } },
        { kind: "act", seat: 1, act: { do: "go", place: 0 } },
      ],
    },
    {
      what: "Two are woods, one is a river: one urn for each back, as many faces as backs of that kind. Seat 0 and 1 have the woods.",
      awaits: [
        {
          kind: "reveal",
          draws: [
            { kind: "pick", weights: [3, 2, 2, 1, 1], take: 2 },
            { kind: "pick", weights: [2, 2, 1], take: 1 },
          ],
          values: [],
          acts: [],
        },
      ],
      inputs: [{ kind: "revealed", results: [[4, 0], [1]], values: [], acts: [] }],
    },
    {
      what: "Anybody first. Seat 1 helps seat 0: its people, its tools and its arms count with theirs.",
      awaits: [{ kind: "act", from: [0, 1, 2], quorum: "each", acts: ["help", "try", "pass-by"] }],
      inputs: [{ kind: "act", seat: 1, act: { do: "help", seat: 0 } }],
    },
    {
      what: "Together they dare the hunt. Seat 2 watches, and may still use its own place.",
      awaits: [{ kind: "act", from: [0, 2], quorum: "each", acts: ["help", "try", "pass-by"] }],
      inputs: [{ kind: "act", seat: 0, act: { do: "try", option: 0 } }],
    },
    {
      what: "Dice say whether it takes more than it seemed.",
      awaits: [
        {
          kind: "reveal",
          draws: [
            { kind: "die", sides: 6 },
            { kind: "die", sides: 6 },
          ],
          values: [],
          acts: [],
        },
      ],
      inputs: [{ kind: "revealed", results: [[1], [4]], values: [], acts: [] }],
    },
    {
      what: "It costs two backs off the top, unseen, and one of them was red: somebody of seat 0 is hurt, unless either of the two who are in it throws away a tool first.",
      awaits: [
        { kind: "act", from: [0, 1], quorum: "any", optional: true, acts: ["shield"] },
        { kind: "act", from: [0], quorum: "each", acts: ["hurt"] },
      ],
      inputs: [
        { kind: "act", seat: 1, act: { do: "shield", tool: "hide" } },
        { kind: "act", seat: 0, act: { do: "hurt", person: 1 } },
      ],
    },
    {
      what: "Food goes to the camp; who gets the hide, seat 0 says. Meanwhile seat 2 is no longer waited for by anybody.",
      awaits: [
        { kind: "act", from: [0], quorum: "each", acts: ["share"] },
        { kind: "act", from: [2], quorum: "each", acts: ["try", "pass-by"] },
      ],
      inputs: [
        { kind: "act", seat: 0, act: { do: "share", good: "hide", seat: 1 } },
        { kind: "act", seat: 2, act: { do: "try", option: 1 } },
      ],
    },
    {
      what: "Seat 2 had an idea: it's drawn from the ideas that are left.",
      awaits: [{ kind: "reveal", draws: [{ kind: "pick", weights: [1, 1, 0, 1], take: 1 }], values: [], acts: [] }],
      inputs: [{ kind: "revealed", results: [[3]], values: [], acts: [] }],
    },
    {
      what: "After the last deck is empty comes the night, and in the morning all backs are shuffled and dealt anew.",
      awaits: [{ kind: "reveal", draws: [{ kind: "order", size: 12, take: 12 }], values: [], acts: [] }],
      inputs: [{ kind: "revealed", results: [[4, 0, 11, 7, 2, 9, 1, 10, 3, 8, 6, 5]], values: [], acts: [] }],
    },
  ],
};
