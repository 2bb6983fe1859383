/** Lobbies in typical states. */
import type { Lobby } from "../../src/room/lobby.ts";
import { device, ME, person } from "./fake-room.ts";

const PLAIN: Lobby = {
  epoch: 1,
  n: 1,
  host: ME,
  game: "precognition",
  options: { mode: "competitive", setup: "standard" },
  seats: [person(1, "Mira"), { by: "open" }, { by: "open" }],
  guests: [{ device: ME, name: "Mira", isHere: true }],
  isLocked: false,
  isByApproval: false,
  waiting: [],
  patience: 40,
  match: undefined,
};

const guest = (n: number, name: string, isHere = true) => ({ device: device(n), name, isHere });

export const FRESH = PLAIN;

/** Hosted here, with everything that a lobby can show. */
export const BUSY: Lobby = {
  ...PLAIN,
  options: { mode: "teams", setup: "advanced" },
  seats: [
    person(1, "Mira"),
    person(2, "Ada", true),
    person(3, "Barthélemy"),
    { by: "bot", name: "Ivo", level: "greedy" },
  ],
  guests: [guest(1, "Mira"), guest(2, "Ada"), guest(3, "Barthélemy", false), guest(4, "Tess")],
  clock: { choice: 60, bank: 300 },
};

/** Two people at this device. */
export const COUCH: Lobby = {
  ...PLAIN,
  seats: [person(1, "Mira"), person(1, "Noé"), { by: "open" }],
};

/** Just entered somebody else's room. */
export const INVITED: Lobby = {
  ...PLAIN,
  host: device(2),
  seats: [person(2, "Ada", true), { by: "open" }, { by: "bot", name: "Ivo", level: "random" }, { by: "open" }],
  guests: [guest(2, "Ada"), { device: ME, name: "", isHere: true }],
};

export const SEATED: Lobby = {
  ...INVITED,
  seats: [
    person(2, "Ada", true),
    person(1, "Mira"),
    { by: "bot", name: "Ivo", level: "random" },
    person(3, "Tess", true),
  ],
  guests: [guest(2, "Ada"), guest(1, "Mira"), guest(3, "Tess")],
  isLocked: true,
  // A clock that only another version of the page offers.
  clock: { choice: 45, bank: 90 },
};

export const FULL: Lobby = {
  ...SEATED,
  seats: [
    person(2, "Ada", true),
    person(4, "Omar"),
    { by: "bot", name: "Ivo", level: "random" },
    person(3, "Tess", true),
  ],
  guests: [guest(2, "Ada"), guest(3, "Tess"), guest(4, "Omar"), { device: ME, name: "Mira", isHere: true }],
};
