/** The games that the laws check. */
import type { Game, Variant as GameVariant } from "../../src/engine/game.ts";
import { GAMES } from "../../src/games/index.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { nameOf } from "../../src/tools/play/games.ts";
import { playOut } from "../../src/tools/play/play.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { type SetUp, type Subject, seats, type Variant } from "./subject.ts";

export const rehearsalSubject: Subject = {
  game: rehearsal,
  variants: [
    {
      name: "any crews",
      setUps: [
        { options: { nights: 3 }, seats: seats("ppp") },
        { options: { nights: 2 }, seats: seats("pbp-") },
        { options: { nights: 5 }, seats: seats("bbbb") },
        { options: { nights: 2 }, seats: seats("p-") },
        { options: { nights: 3 }, seats: seats("ppbb-p") },
      ],
      usualLength: 18,
    },
  ],
};

/** As many patterns with people only as with bots only. */
const patternsFor = (players: number): readonly string[] => {
  const [people, bots] = ["p".repeat(players), "b".repeat(players)];
  const mixed = players === 3 ? "pbp" : people.slice(0, Math.ceil(players / 2)) + bots.slice(Math.ceil(players / 2));
  return [people, mixed, bots];
};
const SAMPLE = 5;

/** `random` matches of random players for each one of sensible players, in turn with people only and with bots. */
function variantOf(game: Game, { options, players }: GameVariant, random: number): Variant {
  const patterns = patternsFor(players);
  const [people = "", mixed = ""] = patterns;
  const levels = Object.keys(game.bots);
  const at = (pattern: string, level = ""): SetUp => ({ options, seats: seats(pattern, level) });
  const atRandom = Array.from({ length: random }, (_, i) => at(patterns[i % patterns.length] ?? "", levels.at(0)));
  const setUps = [people, mixed].flatMap((pattern) => [...atRandom, at(pattern, levels.at(-1))]);
  return { name: nameOf({ options, players }), setUps, usualLength: lengthOf(game, setUps) };
}

/** The mean length of a few matches. */
function lengthOf(game: Game, setUps: readonly SetUp[]): number {
  const inputs = setUps.slice(0, SAMPLE).map((setUp, seed) => playOut({ game, ...setUp, seed }).inputs.length);
  return Math.round(inputs.reduce((sum, n) => sum + n, 0) / inputs.length);
}

const ONLY_ADVANCED = ["leave-room", "pass", "heal"];
const ONLY_COOPERATIVE = ["hold", "reveal", "mitigate", "done"];
/** Needs a tile of season 3, which random players hardly ever reach in the co-operative game. */
const ONLY_LATER = ["dismiss"];

/** In the co-operative game random players lose in the first season, so sensible players are needed. */
const RANDOM_TOGETHER = 18;
const RANDOM = 54;

/** One match in four has handicaps, which take turns over all patterns of seats. */
const HANDICAPPED = 4;
const SENSIBLE_TOO = 2;

function withHandicaps({ options, seats }: SetUp, i: number): SetUp {
  const handicap = seats.map((_, seat) => ({ food: turn(i + 2 * seat), humans: turn(3 * i + seat) }));
  return { options: { ...Object(options), handicap }, seats };
}

/** From -3 to 3, different for consecutive numbers. */
const turn = (n: number): number => (n % 7) - 3;

function precognitionVariant(variant: GameVariant<PrecognitionTypes>): Variant {
  const { mode, setup } = variant.options;
  const missing = [...(setup === "advanced" ? [] : ONLY_ADVANCED), ...(mode === "coop" ? [] : ONLY_COOPERATIVE)];
  const usual = variantOf(precognition, variant, mode === "coop" ? RANDOM_TOGETHER : RANDOM);
  return {
    ...usual,
    setUps: usual.setUps.map((setUp, i) => (i % HANDICAPPED === SENSIBLE_TOO ? withHandicaps(setUp, i) : setUp)),
    acts: precognition.acts.filter((kind) => !missing.includes(kind)),
    rareActs: mode === "coop" ? ONLY_LATER : [],
  };
}

export const precognitionSubject: Subject = {
  game: precognition,
  variants: precognition.variants.map(precognitionVariant),
};

/** A subject for any game. */
export const subjectOf = (game: Game): Subject => ({
  game,
  variants: game.variants.map((variant) => variantOf(game, variant, RANDOM)),
});

export const subjects: readonly Subject[] = [
  rehearsalSubject,
  precognitionSubject,
  ...GAMES.filter((game) => game !== precognition).map(subjectOf),
];
