/** Matches with every kind of company, and their moments worth a look. */
import { firstOf, type Good } from "../../../src/games/precognition/model/goods.ts";
import { NO_HANDICAP, type Options } from "../../../src/games/precognition/model/options.ts";
import type { Stage, State } from "../../../src/games/precognition/model/state.ts";

export interface Voyage {
  readonly options: Options;
  readonly seed: number;
  /** One for each seat. */
  readonly names: readonly string[];
  /** How many seats are played at this screen, from the first. */
  readonly people: number;
  /** One person leads all of these. */
  readonly isAlone: boolean;
  /** How it ends, if all win or lose together. */
  readonly isWon?: boolean;
  /** For each, the first moment of which this is true while a person is awaited. */
  readonly stops: Readonly<Record<string, When>>;
  /** The last moment before the end. */
  readonly last?: string;
}

type When = (state: State) => boolean;

const inPhase =
  (phase: State["phase"]): When =>
  (state) =>
    state.phase === phase;
const at =
  (stage: Stage["at"]): When =>
  ({ boats }) =>
    boats[0]?.stage.at === stage;
const both =
  (one: When, other: When): When =>
  (state) =>
    one(state) && other(state);
const inRound =
  (round: number): When =>
  (state) =>
    state.round === round;
/** The river takes some of this good, with a choice for the player. */
const taken =
  (good: Good): When =>
  ({ boats }) => {
    const stage = boats[0]?.stage;
    return stage?.at === "yield" && firstOf(stage.owed) === good;
  };
const knowsObjectives: When = ({ mission }) => (mission?.shown.length ?? 0) > 1;

/** Names of the maximum length, as one word and as two. */
const NAMES = ["Wilhelmine Grau", "Bartholomäus-Jan", "Ivo", "Maximiliane-Zoë"];

export const VOYAGES: readonly Voyage[] = [
  {
    options: { mode: "teams", setup: "advanced" },
    seed: 5,
    names: NAMES,
    people: 1,
    isAlone: false,
    stops: {
      "teams: rooms": inPhase("rooms"),
      "teams: first cards": inPhase("first"),
      "teams: split": inPhase("decide"),
      "teams: plan": at("activate"),
      "teams: tile": at("tile"),
      "teams: losses": at("lose"),
    },
    last: "teams: last",
  },
  {
    options: { mode: "coop", setup: "standard", difficulty: "apocalypse" },
    seed: 18,
    names: NAMES.slice(0, 2),
    people: 1,
    isAlone: false,
    isWon: false,
    stops: {
      "together: split": inPhase("decide"),
      "together: plan": at("activate"),
      "together: split, objectives known": both(knowsObjectives, inPhase("decide")),
      "together: plan, objectives known": both(knowsObjectives, at("activate")),
      "together: losses": at("lose"),
    },
    last: "together: last",
  },
  {
    options: { mode: "coop", setup: "advanced", difficulty: "normal" },
    seed: 0,
    names: NAMES.slice(0, 2),
    people: 2,
    isAlone: true,
    isWon: true,
    stops: {
      "alone: rooms": inPhase("rooms"),
      "alone: first cards": inPhase("first"),
      "alone: split": inPhase("decide"),
      "alone: plan": at("activate"),
    },
    last: "alone: last",
  },
  {
    options: { mode: "competitive", setup: "advanced" },
    seed: 7,
    names: NAMES,
    people: 3,
    isAlone: false,
    stops: {
      "around: rooms": inPhase("rooms"),
      "around: first cards": inPhase("first"),
      "around: split": inPhase("decide"),
      "around: plan": at("activate"),
    },
  },
  {
    options: {
      mode: "competitive",
      setup: "standard",
      handicap: [NO_HANDICAP, { food: 2, humans: 1 }, NO_HANDICAP, { food: 0, humans: -1 }],
    },
    seed: 49,
    names: ["Zoé", "Ada", "Ivo", "Mira"],
    people: 1,
    isAlone: false,
    stops: {
      "against bots: split": inPhase("decide"),
      "against bots: plan": at("activate"),
      "against bots: Batteries taken": taken("battery"),
      "against bots: Humans taken": taken("human"),
      "against bots: last losses": both(at("lose"), inRound(12)),
    },
    last: "against bots: last",
  },
  {
    options: { mode: "competitive", setup: "standard" },
    seed: 0,
    names: ["Zoé", "Ada", "Ivo", "Mira"],
    people: 1,
    isAlone: false,
    stops: { "against bots: plan, four Ymunes": both(at("activate"), inRound(11)) },
  },
  {
    options: { mode: "competitive", setup: "advanced" },
    seed: 72,
    names: ["Captain", "Ada", "Ivo"],
    people: 1,
    isAlone: false,
    stops: { "by mouse: Batteries, round 10": both(at("plug"), inRound(10)) },
  },
  {
    // The fullest plan in six hundred matches: every kind of act, six Ymunes and Batteries, four Machines that fire.
    options: { mode: "competitive", setup: "advanced" },
    seed: 461,
    names: NAMES,
    people: 1,
    isAlone: false,
    stops: { "fullest: plan": both(at("activate"), inRound(6)) },
  },
  {
    options: { mode: "coop", setup: "advanced", difficulty: "normal" },
    seed: 46,
    names: NAMES,
    people: 1,
    isAlone: false,
    isWon: false,
    stops: { "fullest: objectives": both(at("activate"), inRound(4)) },
  },
];
