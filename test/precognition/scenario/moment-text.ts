/** A moment of a game, `round 6, acting, coop hard advanced`. */
import type { Handicap, Options } from "../../../src/games/precognition/model/options.ts";
import { ROUNDS } from "../../../src/games/precognition/model/river.ts";
import type { Phase } from "../../../src/games/precognition/model/state.ts";
import type { Moment } from "../../../src/games/precognition/positions/moment.ts";
import { readList, readNumber, type Words } from "./words.ts";

const PHASES: Readonly<Record<Phase, string>> = {
  return: "returning",
  seal: "sealing",
  "deal-rooms": "dealing-rooms",
  rooms: "choosing-rooms",
  "show-rooms": "showing-rooms",
  draw: "drawing",
  first: "passing",
  "show-first": "showing-passes",
  decide: "choosing",
  show: "showing",
  act: "acting",
  objective: "revealing",
  turn: "turning",
  answer: "answering",
  judge: "judging",
  over: "over",
};
const isPhase = (phase: string): phase is Phase => Object.hasOwn(PHASES, phase);

export function readPhase(words: Words): Pick<Moment, "round" | "phase"> {
  words.expect("round");
  const round = readNumber(words);
  if (round > ROUNDS) throw words.wrong(`there is no round ${round}`);
  words.expect(",");
  const word = words.take("the phase");
  const phase = Object.keys(PHASES).find((one) => isPhase(one) && PHASES[one] === word);
  if (phase === undefined || !isPhase(phase)) throw words.wrong(`there is no phase "${word}"`);
  return { round, phase };
}

export const printPhase = ({ round, phase }: Pick<Moment, "round" | "phase">): string =>
  `round ${round}, ${PHASES[phase]}`;

/** `coop hard advanced`, in any order; without a word it's competitive, with the standard set-up. */
export function readOptions(words: Words): Options {
  const said = new Set<string>();
  let handicap: Options["handicap"];
  while (words.peek() !== undefined) {
    const word = words.take("how it is played");
    if (word === "handicap") handicap = readList(words, readHandicap);
    else said.add(word);
  }
  const takes = (word: string) => said.delete(word);
  const setup = takes("advanced") ? "advanced" : "standard";
  const options = readMode(takes, setup);
  const [stray] = said;
  if (stray !== undefined) throw words.wrong(`"${stray}" is no way to play`);
  return handicap === undefined ? options : { ...options, handicap };
}

/** `3 food 0 humans`, or `-3 food 0 humans`. */
function readHandicap(words: Words): Handicap {
  const food = readSigned(words);
  words.expect("food");
  const humans = readSigned(words);
  words.expect("humans");
  return { food, humans };
}

function readSigned(words: Words): number {
  const word = words.take("how much more");
  if (!/^-?\d$/u.test(word)) throw words.wrong(`"${word}" is no number`);
  return Number(word);
}

function readMode(takes: (word: string) => boolean, setup: Options["setup"]): Options {
  if (takes("teams")) return { mode: "teams", setup };
  if (!takes("coop")) return { mode: "competitive", setup };
  const difficulty = takes("hard") ? "hard" : takes("apocalypse") ? "apocalypse" : "normal";
  return { mode: "coop", setup, difficulty };
}

const printHandicap = ({ food, humans }: Handicap): string => `${food} food ${humans} humans`;

export function printOptions(options: Options): string {
  const words = [
    ...(options.mode === "competitive" ? [] : [options.mode]),
    ...(options.mode === "coop" && options.difficulty !== "normal" ? [options.difficulty] : []),
    ...(options.setup === "advanced" ? ["advanced"] : []),
    ...(options.handicap === undefined ? [] : ["handicap", options.handicap.map(printHandicap).join(" + ")]),
  ];
  return words.join(" ");
}
