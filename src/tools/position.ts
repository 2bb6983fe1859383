/** `npm run -s position`: checks a position file, and prints the table. */
import type { Await } from "../engine/game.ts";
import type { Position, Positions } from "../engine/position.ts";
import { Refusal } from "../engine/refusal.ts";
import { POSITIONS } from "../games/positions.ts";
import { texts } from "../ui/texts/first.ts";
import { refusalLine } from "../ui/texts/line.ts";
import { FALLBACK } from "../ui/texts/messages.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { speakerIn } from "../ui/texts/speaker-in.ts";
import { tool, wrongUse } from "./lib/command.ts";
import { readText } from "./lib/text-file.ts";
import { gameOf, tableOf } from "./play/games.ts";

const DONE = 0;
const REFUSED = 1;
const LANGUAGES = Object.keys(texts);
const GAME_IDS = Object.keys(POSITIONS);

const HELP = `Checks a position, fills in what it leaves open, and shows how the table stands.

npm run -s position -- FILE [options]

  FILE             a position in JSON; for ${GAME_IDS.join(", ")} it is described in POSITION.md beside the rules
  --json           prints the whole position as JSON instead
  --language CODE  one of: ${LANGUAGES.join(", ")} (${FALLBACK})`;

export const main = tool({
  help: HELP,
  options: { language: { type: "string", default: FALLBACK }, json: { type: "boolean", default: false } },
  operands: ["FILE"],
  async run({ language, json }, [file = ""]) {
    if (!LANGUAGES.includes(language)) {
      throw wrongUse(`There are no texts in "${language}". There is: ${LANGUAGES.join(", ")}.`);
    }
    const read = parse(readText(file));
    if (typeof read === "string") return refuse(file, read);
    const { id, positions, raw } = read;
    const speaker = await speakerIn(language, tableOf(gameOf(id)).loadTexts);
    try {
      const position = positions.read(raw);
      const written = positions.write(position);
      console.log(json ? JSON.stringify(written, null, 2) : show(id, position, written, speaker));
      return DONE;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Positions are written by hand, so the message says exactly what is wrong.
      const note = error.note === undefined ? "" : ` (${error.note})`;
      return refuse(file, `${speaker.say(refusalLine(error), namesIn(raw, speaker))}${note}`);
    }
  },
});

function refuse(file: string, why: string): number {
  console.error(`${file}: ${why}`);
  return REFUSED;
}

interface Parsed {
  readonly id: string;
  readonly positions: Positions;
  readonly raw: object;
}

/** Returns the game and its data, or what is wrong with the file. */
function parse(text: string): Parsed | string {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    // The message quotes the file with its line breaks.
    const why = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/gu, " ");
    return `It isn't JSON: ${why}.`;
  }
  if (typeof raw !== "object" || raw === null) return "It isn't a position.";
  const id = "game" in raw ? String(raw.game) : "";
  const positions = Object.hasOwn(POSITIONS, id) ? POSITIONS[id] : undefined;
  if (positions === undefined) return `Its "game" is none of: ${GAME_IDS.join(", ")}.`;
  return { id, positions, raw };
}

/** The names for the refusal's message, as far as they can be read. */
function namesIn(raw: object, { say }: Speaker): string[] {
  const boats: unknown = Object.values(raw).find((value) => Array.isArray(value) && value.some(isNamed));
  if (!Array.isArray(boats)) return [];
  return boats.map((boat, i) => (isNamed(boat) ? boat.name : say({ key: "seat.unnamed", params: { number: i + 1 } })));
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";

/** The moment and the options are printed as in the file, without translation. */
function show(id: string, { names, state }: Position, written: unknown, speaker: Speaker): string {
  const table = tableOf(gameOf(id));
  const { format: _format, game: _game, options, ...moment } = Object(written);
  const facts = Object.entries({ ...options, ...moment }).flatMap(([key, value]) =>
    typeof value === "object" ? [] : [`${key}: ${value}`],
  );
  const awaited = gameOf(id)
    .awaits(state)
    .map((one) => `  ${tellAwait(one, names)}`);
  return [
    `${speaker.say({ key: "game.name" })} (${id}) · ${facts.join(" · ")}`,
    ...table.stand(state).map((line) => `  ${speaker.say(line, names)}`),
    ...awaited,
  ].join("\n");
}

function tellAwait(awaited: Await, names: readonly string[]): string {
  return awaited.kind === "act" ? `act: ${awaited.from.map((seat) => names[seat]).join(", ")}` : awaited.kind;
}
