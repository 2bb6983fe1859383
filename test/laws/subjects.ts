/** The games the laws are held against. */
import { precognition } from "../../src/games/precognition/game.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { type SetUp, type Subject, seats } from "./subject.ts";

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

const sitting = (options: unknown, ...patterns: readonly string[]): readonly SetUp[] =>
  patterns.map((pattern) => ({ options, seats: seats(pattern) }));

const competitive = { mode: "competitive", setup: "standard" };

export const precognitionSubject: Subject = {
  game: precognition,
  variants: [
    { name: "competitive, 2 boats", setUps: sitting(competitive, "pp", "pb", "bb"), usualLength: 130 },
    { name: "competitive, 3 boats", setUps: sitting(competitive, "ppp", "pbp", "bbb"), usualLength: 180 },
    { name: "competitive, 4 boats", setUps: sitting(competitive, "pppp", "ppbb", "bbbb"), usualLength: 240 },
  ],
};

export const subjects: readonly Subject[] = [rehearsalSubject, precognitionSubject];
