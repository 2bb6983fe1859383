/** Positions that nobody can go on from are refused, each for its reason. */
import { expect, test } from "vitest";
import { HEAD } from "../../src/games/precognition/positions/format.ts";
import { positions } from "../../src/games/precognition/positions/positions.ts";

type Fields = Readonly<Record<string, unknown>>;

const COOP = { mode: "coop", setup: "standard", difficulty: "normal" };
const COOP_ADVANCED = { mode: "coop", setup: "advanced", difficulty: "normal" };
const ADVANCED = { mode: "competitive", setup: "advanced" };

/** Ada, as it's said, and Ben as usual. */
const read = (moment: Fields, ada: Fields = {}, ben: Fields = {}) =>
  positions.read({
    ...HEAD,
    ...moment,
    boats: [
      { name: "Ada", ...ada },
      { name: "Ben", ...ben },
    ],
  });

const acting = (round: number, more: Fields = {}): Fields => ({ round, phase: "act", ...more });

test("a position may say no more than what moment it is", () => {
  const { state, names } = read(acting(3));
  expect(names).toEqual(["Ada", "Ben"]);
  expect(state).toMatchObject({ round: 3, phase: "act", options: { mode: "competitive", setup: "standard" } });
  expect(state.boats.map(({ stage }) => stage.at)).toEqual(["activate", "activate"]);
});

const FROM_CARDS = { by: "cards" };
const SEASON_1 = ["reed-cutters", "eel-traps", "drowned-orchard", "raft-drifters"];

const CASES: readonly [why: string, moment: Fields, ada?: Fields, ben?: Fields][] = [
  // What isn't a position at all.
  ["malformed (at=position.round)", { phase: "act" }],
  ["malformed (at=position.round)", { round: 13, phase: "act" }],
  ["malformed (at=position.phase)", { round: 3, phase: "sleep" }],
  ["malformed (at=position.format)", acting(3, { format: "letea-position/2" })],
  ["malformed (at=position.game)", acting(3, { game: "chess" })],
  ["malformed (at=position.weather)", acting(3, { weather: "fine" })],
  ["malformed (at=options.mode)", acting(3, { options: { mode: "alone", setup: "standard" } })],
  ["malformed (at=position.river.0)", acting(3, { river: ["dry-land"] })],
  ["malformed (at=position.boats.0.cabins)", acting(3), { cabins: -1 }],
  ["malformed (at=position.boats.0.kept)", acting(3), { kept: "ace-of-spades" }],
  ["malformed (at=position.boats.0.stage.at)", acting(3), { stage: { at: "sleep" } }],
  ["malformed (at=position.boats.1.sails)", acting(3), {}, { sails: 3 }],

  // The moment.
  ["players-exactly (most=4)", acting(3, { options: { mode: "teams", setup: "standard" } })],
  ["position-moment (phase=act, round=0)", acting(0)],
  ["position-moment (phase=turn, round=4)", { round: 4, phase: "turn" }],
  ["position-moment (phase=answer, round=8)", { round: 8, phase: "answer" }],
  ["position-moment (phase=draw, round=12)", { round: 12, phase: "draw" }],
  ["position-moment (phase=rooms, round=0)", { round: 0, phase: "rooms" }],
  ["position-moment (phase=first, round=1)", { round: 1, phase: "first", options: ADVANCED }],
  ["position-moment (phase=objective, round=3)", { round: 3, phase: "objective" }],
  ["position-moment (phase=judge, round=4)", { round: 4, phase: "judge" }],
  ["position-moment (phase=judge, round=3)", { round: 3, phase: "judge", options: COOP }],
  ["position-moment (phase=over, round=4)", { round: 4, phase: "over" }],
  ["position-moment (phase=over, round=3)", { round: 3, phase: "over", options: COOP }],
  // Not lost, so not over.
  [
    "position-moment (phase=over, round=4)",
    { round: 4, phase: "over", options: COOP, objectives: [{ id: "harvest-store" }, { id: "first-watch" }] },
    { cabins: 99, food: 99, protectors: 99 },
  ],

  // River and Objectives.
  ["position-tiles (expected=2, found=1)", acting(3, { river: ["willow-shallows"] })],
  ["position-tile (tile=willow-shallows, round=2)", acting(3, { river: ["willow-shallows", "willow-shallows"] })],
  ["position-tile (tile=rat-barges, round=1)", acting(3, { river: ["rat-barges", "willow-shallows"] })],
  ["position-tile (tile=heron-isle, round=2)", acting(3, { river: ["willow-shallows", "heron-isle"] })],
  ["position-objective (objective=flagship, season=1)", acting(3, { options: COOP, objectives: [{ id: "flagship" }] })],
  [
    "position-objective (objective=first-watch, season=1)",
    acting(3, { options: COOP, objectives: [{ id: "first-watch" }, { id: "first-watch" }] }),
  ],
  [
    "position-objectives (open=3, most=2)",
    acting(3, { options: COOP, objectives: [{ id: "first-watch" }, { id: "harvest-store" }, { id: "full-larders" }] }),
  ],
  [
    "position-objectives (open=2, most=2)",
    { round: 4, phase: "judge", options: COOP, objectives: [{ id: "first-watch" }, { id: "harvest-store" }] },
  ],
  [
    "position-objectives (open=1, most=2)",
    { round: 4, phase: "over", options: COOP, objectives: [{ id: "first-watch" }] },
  ],

  // What a boat has aboard.
  ["position-bane (seat=0, bane=13, round=6)", acting(6), { bane: 13 }],
  ["position-bane (seat=1, bane=1, round=4)", acting(4), {}, { bane: 1 }],
  [
    "position-batteries (seat=0, room=watch-deck)",
    acting(3),
    { rooms: [{ room: "watch-deck", batteries: [0, 9, 0] }] },
  ],
  ["position-room (seat=0, room=galley)", acting(3), { rooms: [{ room: "galley", batteries: [0, 0, 0] }] }],
  [
    "position-room (seat=0, room=living-deck)",
    acting(3, { options: ADVANCED }),
    { rooms: [{ room: "living-deck", batteries: [0, 0, 0] }] },
  ],
  [
    "position-room (seat=0, room=galley)",
    acting(3, { options: ADVANCED }),
    { rooms: [{ room: "galley", batteries: [0, 0, 0] }] },
    { rooms: [{ room: "galley", batteries: [0, 0, 0] }] },
  ],
  [
    "position-rooms (seat=0, kept=0, offered=3)",
    { round: 0, phase: "rooms", options: ADVANCED },
    { offered: ["galley", "workshop"] },
  ],
  [
    "position-rooms (seat=0, kept=2, offered=0)",
    acting(3, { options: ADVANCED }),
    { offered: ["galley", "workshop", "storeroom"] },
  ],
  ["position-gained (seat=0)", acting(3), { gained: { food: 1 } }],
  ["position-gained (seat=0)", { round: 3, phase: "decide" }, { spendable: { food: 1 } }],
  [
    "position-gained (seat=0)",
    acting(3),
    { gained: { ymune: 1 }, stage: { at: "gain", from: FROM_CARDS, offered: { food: 1 } } },
  ],
  ["position-gained (seat=0)", acting(3), { held: 1, stage: { at: "gain", from: FROM_CARDS, offered: { food: 1 } } }],

  // Cards.
  ["position-cards (seat=0, place=decision, expected=2, found=1)", acting(3), { decision: ["eel-traps"] }],
  ["position-cards (seat=0, place=zone, expected=0, found=2)", { round: 3, phase: "decide" }, { kept: "eel-traps" }],
  ["position-cards (seat=0, place=zone, expected=2, found=0)", acting(3), { kept: null }],
  ["position-cards (seat=0, place=hand, expected=0, found=2)", acting(3), { hand: ["eel-traps", "silent-ferry"] }],
  ["position-cards (seat=0, place=hand, expected=2, found=0)", { round: 3, phase: "decide" }, { hand: [] }],
  [
    "position-cards (seat=0, place=unseen, expected=4, found=1)",
    { round: 3, phase: "decide" },
    { unseen: ["eel-traps"] },
  ],
  [
    "position-cards (seat=0, place=open, expected=0, found=2)",
    { round: 3, phase: "decide" },
    { open: SEASON_1.slice(0, 2) },
  ],
  [
    "position-cards (seat=0, place=passing, expected=2, found=1)",
    { round: 0, phase: "show", options: ADVANCED },
    { hand: SEASON_1, passing: ["eel-traps"] },
  ],
  ["position-card-twice (seat=0, card=eel-traps)", { round: 3, phase: "decide" }, { hand: ["eel-traps", "eel-traps"] }],
  ["card-not-in-deck (seat=0, card=fog-nets)", { round: 3, phase: "decide" }, { hand: ["fog-nets", "eel-traps"] }],
  [
    "card-not-in-deck (seat=0, card=silent-ferry)",
    { round: 0, phase: "show", options: ADVANCED },
    { hand: SEASON_1, passing: ["eel-traps", "silent-ferry"] },
  ],
  ["position-copies (card=eel-traps, boats=2)", acting(3), { decision: ["eel-traps", "eel-traps"], kept: "eel-traps" }],
  ["position-early (season=2)", acting(4), { kept: "grain-silo" }],
  ["position-unsealed (seat=0)", { round: 3, phase: "decide" }, { isSealed: false }],
  ["position-owes (seat=0)", { round: 3, phase: "decide" }, { owes: ["fog-nets"] }],
  ["card-not-in-deck (seat=0, card=", acting(3), { sitter: "away", owes: ["rooftop-camp"] }],

  // What a boat owes.
  ["position-stage (seat=0, stage=protect, phase=answer)", { round: 6, phase: "answer" }, { stage: { at: "protect" } }],
  [
    "position-stage (seat=0, stage=choose, phase=decide)",
    { round: 6, phase: "decide" },
    { sitter: "bot", stage: { at: "choose" } },
  ],
  ["position-stage (seat=0, stage=open, phase=act)", acting(6), { stage: { at: "open" } }],
  ["position-stage (seat=0, stage=machines, phase=act)", acting(3), { stage: { at: "machines", ready: [0] } }],
  ["position-stage (seat=0, stage=heal, phase=act)", acting(3), { stage: { at: "heal", most: 1, ready: [] } }],
  ["position-stage (seat=0, stage=lose, phase=act)", acting(6), { bane: 2, stage: { at: "lose", humans: 3 } }],
  ["position-stage (seat=0, stage=tile, phase=answer)", { round: 6, phase: "answer" }, { stage: { at: "tile" } }],
  [
    "position-stage (seat=0, stage=yield, phase=answer)",
    { round: 5, phase: "answer" },
    { stage: { at: "yield", owed: { human: 9 } } },
  ],
  [
    "position-stage (seat=0, stage=gain, phase=answer)",
    { round: 1, phase: "answer" },
    { stage: { at: "gain", from: { by: "river" }, offered: { food: 99 } } },
  ],
  [
    "position-stage (seat=0, stage=gain, phase=act)",
    acting(1),
    { stage: { at: "gain", from: { by: "river" }, offered: {} } },
  ],
  [
    "position-stage (seat=0, stage=plug, phase=act)",
    acting(3),
    { stage: { at: "plug", from: FROM_CARDS, batteries: 0 } },
  ],
  // The co-operative game's Maintenance begins for all together.
  [
    "position-stage (seat=0, stage=protect, phase=act)",
    acting(6, { options: COOP }),
    { bane: 1, protectors: 1, stage: { at: "protect" } },
    { stage: { at: "activate" } },
  ],
  ["position-locked (seat=0)", { round: 3, phase: "decide" }, { stage: { at: "wait" } }],
  ["position-locked (seat=0)", { round: 3, phase: "show" }],
  ["position-locked (seat=0)", { round: 0, phase: "show-rooms", options: COOP_ADVANCED }],

  // Nobody decides, nothing is drawn.
  ["position-goes-on", acting(3), { stage: { at: "wait" } }, { stage: { at: "wait" } }],
  ["position-goes-on", acting(3), { stage: { at: "gain", from: FROM_CARDS, offered: {} } }],
  ["position-goes-on", acting(6), { stage: { at: "protect" } }],
  ["position-goes-on", { round: 3, phase: "seal" }],
  ["position-goes-on", { round: 3, phase: "return" }],
  ["position-goes-on", { round: 3, phase: "draw" }, { sitter: "bot" }, { sitter: "bot" }],
];

test.each(CASES)("%s", (why, moment, ada, ben) => {
  expect(() => read(moment, ada, ben)).toThrow(why);
});
