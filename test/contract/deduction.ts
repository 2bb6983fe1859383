/**
 * Co-operative deduction, 2–5. On their turn a player holds two numbers that nobody else may know, and lays one of them
 * at a card whose rule speaks of both. From where it was laid, and where it wasn't, the others conclude the other one.
 * The bag is everybody's: whoever draws from it learns a number, and nobody else does.
 */
import type { Handle } from "../../src/engine/game.ts";
import type { Turn } from "./turn.ts";

interface Deduction {
  state: { readonly right: number; readonly doom: number; readonly held: readonly (Handle | null)[] };
  act:
    | { readonly do: "lay"; readonly number: Handle; readonly card: number }
    | { readonly do: "strike-out"; readonly numbers: readonly number[] }
    | { readonly do: "propose"; readonly number: number }
    | { readonly do: "let-pass" }
    | { readonly do: "agree"; readonly yes: boolean }
    | { readonly do: "spend"; readonly card: number };
  /** What is on a token of the bag, from 1 to 7. */
  value: number;
  options: { readonly doom: 0 | 2 | 4 | 6 };
  event: { readonly on: "guessed"; readonly isRight: boolean };
}

export const deduction: Turn<Deduction> = {
  title: "a number is laid, the other one is guessed",
  seats: 4,
  steps: [
    {
      what: "The bag is made: everybody shuffles, so nobody knows where anything is.",
      awaits: [{ kind: "stir", pool: "bag", by: [0, 1, 2, 3], add: [1, 1, 2, 3, 4, 5, 6, 7], back: [] }],
      inputs: [{ kind: "stirred", pool: "bag", handles: ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"] }],
    },
    {
      what: "Seat 0 draws two. It doesn't matter which: nobody knows one from the other. The rest help it to look.",
      awaits: [{ kind: "learn", seat: 0, pool: "bag", handles: ["b1", "b2"] }],
      inputs: [{ kind: "learned", seat: 0, handles: ["b1", "b2"] }],
    },
    {
      what: "It says nothing, and lays one of them at the second card. The rule of that card is a promise about the other.",
      awaits: [{ kind: "act", from: [0], quorum: "each", acts: ["lay"] }],
      inputs: [{ kind: "act", seat: 0, act: { do: "lay", number: "b2", card: 1 } }],
    },
    {
      what: "The one that was laid is shown.",
      awaits: [{ kind: "reveal", draws: [], values: ["b2"], acts: [] }],
      inputs: [{ kind: "revealed", results: [], values: [{ handle: "b2", value: 3 }], acts: [] }],
    },
    {
      what: "The others talk. Beside it, seat 0 strikes out on its row of seven what they ask it to, and any of them may spend the power of a faded card.",
      awaits: [
        { kind: "act", from: [1, 2, 3], quorum: "any", acts: ["propose", "let-pass"] },
        { kind: "act", from: [0], quorum: "any", optional: true, acts: ["strike-out"] },
        { kind: "act", from: [1, 2, 3], quorum: "any", optional: true, acts: ["spend"] },
      ],
      inputs: [
        { kind: "act", seat: 0, act: { do: "strike-out", numbers: [1, 2] } },
        { kind: "act", seat: 3, act: { do: "spend", card: 0 } },
        { kind: "act", seat: 2, act: { do: "propose", number: 5 } },
      ],
    },
    {
      what: "They must be of one mind. Whoever proposed is; a single no, and they talk on.",
      awaits: [{ kind: "act", from: [1, 3], quorum: "each", acts: ["agree"] }],
      inputs: [
        { kind: "act", seat: 3, act: { do: "agree", yes: true } },
        { kind: "act", seat: 1, act: { do: "agree", yes: true } },
      ],
    },
    {
      what: "Seat 0 shows what it holds. Only now can everybody check what it promised by laying. A card has faded too: what takes its place is drawn.",
      awaits: [
        { kind: "reveal", draws: [{ kind: "pick", weights: [1, 0, 1, 1, 1], take: 1 }], values: ["b1"], acts: [] },
      ],
      inputs: [{ kind: "revealed", results: [[3]], values: [{ handle: "b1", value: 5 }], acts: [] }],
    },
    {
      what: "Both go back into the bag. Everybody saw them, so the whole bag is shuffled again, under new names.",
      awaits: [
        {
          kind: "stir",
          pool: "bag",
          by: [0, 1, 2, 3],
          add: [],
          back: ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"],
        },
      ],
      inputs: [{ kind: "stirred", pool: "bag", handles: ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"] }],
    },
    {
      what: "Seat 1 still holds the number that nobody dared to guess last time. It draws one only. Seat 3 has to go; the bag stays.",
      awaits: [{ kind: "learn", seat: 1, pool: "bag", handles: ["c1"] }],
      inputs: [
        { kind: "seat", seat: 3, change: "leave" },
        { kind: "learned", seat: 1, handles: ["c1"] },
      ],
    },
  ],
};
