/**
 * Worker placement, 1–4, over four seasons. Hands are drafted out of decks that everybody shares; workers are placed on
 * a board that opens up; specialists are hired from an open row; at the end of a season everything that produces does.
 */
import type { Handle } from "../../src/engine/game.ts";
import type { Turn } from "./turn.ts";

interface WorkerPlacement {
  state: { readonly season: number; readonly hands: readonly (readonly Handle[])[]; readonly row: readonly string[] };
  act:
    | { readonly do: "draft"; readonly card: Handle }
    | { readonly do: "place"; readonly worker: "chief" | "scout"; readonly spot: string }
    | { readonly do: "play"; readonly card: Handle; readonly pay: "strength" | "speed" | "wit" }
    | { readonly do: "hire"; readonly slot: number }
    | { readonly do: "settle"; readonly spot: string }
    | { readonly do: "trade-in"; readonly cards: readonly Handle[]; readonly good: string }
    | { readonly do: "pass" };
  /** A card by its name. */
  value: string;
  options: { readonly drafts: boolean };
  event: { readonly on: "produced"; readonly seat: number; readonly goods: Readonly<Record<string, number>> };
}

const deck = ["ferry", "orchard", "kiln", "lookout", "granary", "footbridge", "windmill", "archive", "smithy"];

export const workerPlacement: Turn<WorkerPlacement> = {
  title: "a season begins with a draft, and everybody takes a turn",
  seats: 3,
  steps: [
    {
      what: "The deck is shuffled by all, for all: hands come out of it, and the rest stays unknown.",
      awaits: [{ kind: "stir", pool: "cards", by: [0, 1, 2], add: deck, back: [] }],
      inputs: [{ kind: "stirred", pool: "cards", handles: ["k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9"] }],
    },
    {
      what: "Each looks at two cards. These can be asked for at once, in any order.",
      awaits: [
        { kind: "learn", seat: 0, pool: "cards", handles: ["k1", "k2"] },
        { kind: "learn", seat: 1, pool: "cards", handles: ["k3", "k4"] },
        { kind: "learn", seat: 2, pool: "cards", handles: ["k5", "k6"] },
      ],
      inputs: [
        { kind: "learned", seat: 2, handles: ["k5", "k6"] },
        { kind: "learned", seat: 0, handles: ["k1", "k2"] },
        { kind: "learned", seat: 1, handles: ["k3", "k4"] },
      ],
    },
    {
      what: "Each keeps one, all at the same time.",
      awaits: [{ kind: "act", from: [0, 1, 2], quorum: "each", sealed: true }],
      inputs: [
        { kind: "sealed", seat: 1, handle: "s1" },
        { kind: "sealed", seat: 0, handle: "s2" },
        { kind: "sealed", seat: 2, handle: "s3" },
      ],
    },
    {
      what: "Shown is which place in the hand they kept, not what is there.",
      awaits: [{ kind: "reveal", draws: [], values: [], acts: [0, 1, 2] }],
      inputs: [
        {
          kind: "revealed",
          results: [],
          values: [],
          acts: [
            { seat: 0, act: { do: "draft", card: "k2" } },
            { seat: 1, act: { do: "draft", card: "k3" } },
            { seat: 2, act: { do: "draft", card: "k6" } },
          ],
        },
      ],
    },
    {
      what: "The rest goes to the left: the next seat looks at what the one before has already seen.",
      awaits: [
        { kind: "learn", seat: 1, pool: "cards", handles: ["k1"] },
        { kind: "learn", seat: 2, pool: "cards", handles: ["k4"] },
        { kind: "learn", seat: 0, pool: "cards", handles: ["k5"] },
      ],
      inputs: [
        { kind: "learned", seat: 1, handles: ["k1"] },
        { kind: "learned", seat: 2, handles: ["k4"] },
        { kind: "learned", seat: 0, handles: ["k5"] },
      ],
    },
    {
      what: "Seat 0 places its chief. It has come so far on the track of the coast that a hidden spot is turned over.",
      awaits: [
        { kind: "act", from: [0], quorum: "each", acts: ["place", "play", "hire", "settle", "trade-in", "pass"] },
      ],
      inputs: [{ kind: "act", seat: 0, act: { do: "place", worker: "chief", spot: "coast-1" } }],
    },
    {
      what: "Nobody has ever seen what lies there: it's drawn from the tiles that are left.",
      awaits: [{ kind: "reveal", draws: [{ kind: "pick", weights: [1, 1, 1, 0, 1], take: 2 }], values: [], acts: [] }],
      inputs: [{ kind: "revealed", results: [[4, 1]], values: [], acts: [] }],
    },
    {
      what: "Seat 1 plays a card from its hand and says how it pays. It knows that it can.",
      awaits: [
        { kind: "act", from: [1], quorum: "each", acts: ["place", "play", "hire", "settle", "trade-in", "pass"] },
      ],
      inputs: [{ kind: "act", seat: 1, act: { do: "play", card: "k1", pay: "wit" } }],
    },
    {
      what: "The card is shown. If it couldn't be played like that, the reveal is refused, and seat 1 is at fault.",
      awaits: [{ kind: "reveal", draws: [], values: ["k1"], acts: [] }],
      inputs: [{ kind: "revealed", results: [], values: [{ handle: "k1", value: "orchard" }], acts: [] }],
    },
    {
      what: "Seat 2 turns two cards into timber, which needn't be shown, and may do that again before its one action.",
      awaits: [
        { kind: "act", from: [2], quorum: "each", acts: ["place", "play", "hire", "settle", "trade-in", "pass"] },
      ],
      inputs: [
        { kind: "act", seat: 2, act: { do: "trade-in", cards: ["k6", "k4"], good: "timber" } },
        { kind: "act", seat: 2, act: { do: "hire", slot: 3 } },
      ],
    },
    {
      what: "The row is filled up from the specialists that are left.",
      awaits: [
        { kind: "reveal", draws: [{ kind: "pick", weights: [0, 1, 1, 1, 1, 0], take: 1 }], values: [], acts: [] },
      ],
      inputs: [{ kind: "revealed", results: [[2]], values: [], acts: [] }],
    },
    {
      what: "And round again, until all have passed. Then everything produces, which takes no input, and new cards are drawn.",
      awaits: [
        { kind: "learn", seat: 0, pool: "cards", handles: ["k7"] },
        { kind: "learn", seat: 1, pool: "cards", handles: ["k8"] },
        { kind: "learn", seat: 2, pool: "cards", handles: ["k9"] },
      ],
      inputs: [
        { kind: "learned", seat: 0, handles: ["k7"] },
        { kind: "learned", seat: 1, handles: ["k8"] },
        { kind: "learned", seat: 2, handles: ["k9"] },
      ],
    },
  ],
};
