/** `npm run -s replay`: prints the log of a match from its record. */
import { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { findGame } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import { texts } from "../ui/texts/first.ts";
import { refusalLine } from "../ui/texts/line.ts";
import { FALLBACK } from "../ui/texts/messages.ts";
import { speakerIn } from "../ui/texts/speaker-in.ts";
import { tool, wrongUse } from "./lib/command.ts";
import { readText } from "./lib/text-file.ts";
import { tellerOf } from "./tell/teller.ts";

const DONE = 0;
const REFUSED = 1;
const LANGUAGES = Object.keys(texts);

const HELP = `Checks a record by playing it again, and tells what happened.

npm run -s replay -- FILE [options]

  FILE             a record, as a match saves it (src/engine/RECORD.md)
  --language CODE  one of: ${LANGUAGES.join(", ")} (${FALLBACK})`;

export const main = tool({
  help: HELP,
  options: { language: { type: "string", default: FALLBACK } },
  operands: ["FILE"],
  async run({ language }, [file = ""]) {
    if (!LANGUAGES.includes(language)) {
      throw wrongUse(`There are no texts in "${language}". There is: ${LANGUAGES.join(", ")}.`);
    }
    const text = readText(file);
    try {
      await tell(readRecord(text, findGame), language);
      return DONE;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(`${file}: ${await sayRefusal(error, text, language)}`);
      return REFUSED;
    }
  },
});

async function tell({ game, header, inputs }: Match, language: string): Promise<void> {
  const match = new Match(game, header.options, header.seats);
  const { title, tellAll, stand } = await tellerOf(match, language);
  console.log(title);
  for (const line of tellAll(inputs)) console.log(line);
  if (!match.isOver) console.log(["", ...stand()].join("\n"));
}

/** With the texts of the game that the file names, if it can be read. */
async function sayRefusal(refusal: Refusal, text: string, language: string): Promise<string> {
  const game = /"game":"([^"]*)"/u.exec(text)?.[1] ?? "";
  const words = Object.hasOwn(TABLES, game) ? TABLES[game]?.loadTexts : undefined;
  return (await speakerIn(language, words)).say(refusalLine(refusal));
}
