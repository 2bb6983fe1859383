/** The games the laws are held against. */
import { precognition } from "../../src/games/precognition/game.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { type Subject, seats } from "./subject.ts";

export const rehearsalSubject: Subject = {
  game: rehearsal,
  setUps: [
    { options: { nights: 3 }, seats: seats("ppp") },
    { options: { nights: 2 }, seats: seats("pbp-") },
    { options: { nights: 5 }, seats: seats("bbbb") },
    { options: { nights: 2 }, seats: seats("p-") },
    { options: { nights: 3 }, seats: seats("ppbb-p") },
  ],
  usualLength: 18,
};

const competitive = { mode: "competitive", setup: "standard" };

export const precognitionSubject: Subject = {
  game: precognition,
  setUps: [
    { options: competitive, seats: seats("pppp") },
    { options: competitive, seats: seats("pb") },
    { options: competitive, seats: seats("bbb") },
    { options: competitive, seats: seats("pp") },
    { options: competitive, seats: seats("ppbb") },
    { options: competitive, seats: seats("ppp") },
  ],
  usualLength: 190,
};

export const subjects: readonly Subject[] = [rehearsalSubject, precognitionSubject];
