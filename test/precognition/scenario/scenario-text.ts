/**
 * A file of scenarios. Each begins with a title at the start of a line, whose first words are the numbers of the rules
 * that it shows; then come, indented:
 *
 *     given round 6, acting            a table (table-text.ts), or `given a new match of Ada + Ben`
 *       Ada: kept silent-ferry
 *     when Ada activates kept          what happens (when-text.ts)
 *     then Ada: contaminated 2         what is to be seen then (then-text.ts)
 *     and Ada: cabins 2                one more of the same
 *
 * A line that begins with # is for the reader only.
 */
import { USUAL } from "../../../src/games/precognition/positions/format.ts";
import { setup } from "../../../src/games/precognition/rules/setup.ts";
import { type Line, mistake, type Place } from "./mistake.ts";
import { readOptions } from "./moment-text.ts";
import { type Play, playFrom } from "./play.ts";
import { isName, type Names } from "./seats-text.ts";
import { readTable, type Table } from "./table-text.ts";
import { check, readThen, type Sight } from "./then-text.ts";
import { type Happening, happen, readWhen } from "./when-text.ts";
import { readList, readWords, type Words } from "./words.ts";

export interface Scenario {
  readonly place: Place;
  readonly title: string;
  /** The numbers of the rules it shows. */
  readonly rules: readonly string[];
  readonly given: Table;
  readonly steps: readonly Step[];
}

type Step = { readonly place: Place } & (
  | { readonly happening: Happening; readonly isNew: boolean }
  | { readonly sight: Sight }
);

export function readScenarios(file: string, text: string): Scenario[] {
  const lines = text
    .split("\n")
    .map((line, i): Line => ({ text: line, place: { file, line: i + 1 } }))
    .filter((line) => line.text.trim() !== "" && !line.text.trimStart().startsWith("#"));
  const heads = lines.flatMap((line, i) => (/^\S/u.test(line.text) ? [i] : []));
  const [first] = lines;
  if (first === undefined || heads[0] !== 0) throw mistake({ file, line: 1 }, "the first scenario has no title");
  return heads.map((head, i) => readScenario(lines[head] ?? first, lines.slice(head + 1, heads[i + 1])));
}

const RULE = /^\d[\d.]*[a-z]?$/u;

function readScenario({ text: title, place }: Line, lines: readonly Line[]): Scenario {
  const words = title.split(" ");
  const end = words.findIndex((word) => !RULE.test(word));
  if (end <= 0) throw mistake(place, "a title begins with the number of a rule, and says what it shows");
  const firstStep = lines.findIndex(({ text }) => /^\s+(?:when|then)\s/u.test(text));
  const table = lines.slice(0, firstStep === -1 ? lines.length : firstStep);
  const given = readGiven(place, table);
  const steps = readSteps(lines.slice(table.length), given.names);
  if (!steps.some((step) => "sight" in step)) throw mistake(place, "nothing is to be seen then");
  return { place, title, rules: words.slice(0, end), given, steps };
}

function readGiven(title: Place, [head, ...lines]: readonly Line[]): Table {
  if (head === undefined) throw mistake(title, '"given" is missing');
  const words = readWords(head.text, head.place);
  words.expect("given");
  if (!words.skip("a")) return readTable(words, lines);
  words.expect("new", "match", "of");
  const names = readList(words, readNewName);
  const options = words.skip(",") ? readOptions(words) : USUAL;
  words.end();
  if (lines[0] !== undefined) throw mistake(lines[0].place, "a new match begins as the rules say");
  const state = setup(
    options,
    names.map(() => "person"),
  );
  return { names, state, values: new Map() };
}

function readNewName(words: Words): string {
  const name = words.take("a player's name");
  if (!isName(name)) throw words.wrong(`"${name}" isn't a name`);
  return name;
}

function readSteps(lines: readonly Line[], names: Names): Step[] {
  let last = "";
  return lines.map(({ text, place }): Step => {
    const words = readWords(text, place);
    const isMore = words.skip("and");
    const keyword = isMore ? last : words.take("when, then or and");
    last = keyword;
    if (keyword === "when") return { place, happening: readWhen(words, names), isNew: !isMore };
    if (keyword === "then") return { place, sight: readThen(words, names) };
    throw words.wrong(`a line begins with when, then or and, not with "${keyword}"`);
  });
}

export function playScenario({ given, steps }: Scenario): void {
  const play: Play = playFrom(given);
  for (const step of steps) {
    if ("sight" in step) {
      check(play, step.sight, step.place);
    } else {
      if (step.isNew) play.events = [];
      perform(play, step.happening, step.place);
    }
  }
}

function perform(play: Play, happening: Happening, place: Place): void {
  try {
    happen(play, happening);
  } catch (error) {
    throw mistake(place, error instanceof Error ? error.message : String(error));
  }
}
