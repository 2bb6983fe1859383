/** `npm run -s verify`: checks from its record alone whether a match was fair. */
import { Refusal } from "../engine/refusal.ts";
import { readMatch } from "../fair/reading.ts";
import { ed25519Signatures } from "../fair/signing.ts";
import { verify } from "../fair/verify.ts";
import { findGame } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import { refusalLine } from "../ui/texts/line.ts";
import { FALLBACK } from "../ui/texts/messages.ts";
import { speakerIn } from "../ui/texts/speaker-in.ts";
import { tool, wrongUse } from "./lib/command.ts";
import { unpacked } from "./lib/packed.ts";
import { readText } from "./lib/text-file.ts";
import { tellVerdict } from "./tell/verdict.ts";

const FAIR = 0;
const UNFAIR = 1;
const UNREADABLE = 2;

const HELP = `Checks whether a match between people was fair. It needs the record and nothing else.

npm run -s verify -- FILE [options]

  FILE    a record, whole or in short (src/fair/RECORD.md)
  --all   checks every signature, not only those that vouch for all before them
  --bots  computes again what bots did

A match whose people all sat at one device is in order at best: nobody else vouches for its luck, and that is said.

The exit code is 0 if the match was fair, 1 if an entry isn't, and 2 if the file can't be read.`;

export const main = tool({
  help: HELP,
  options: { all: { type: "boolean", default: false }, bots: { type: "boolean", default: false } },
  operands: ["FILE"],
  async run(thoroughness, [file = ""]) {
    const text = readText(file);
    const refuse = async (error: unknown, game: string, names: readonly string[]): Promise<void> => {
      if (!(error instanceof Refusal)) throw error;
      const words = Object.hasOwn(TABLES, game) ? TABLES[game]?.loadTexts : undefined;
      const { say } = await speakerIn(FALLBACK, words);
      console.error(`${file}: ${say(refusalLine(error), names)}`);
    };
    let read: ReturnType<typeof readMatch>;
    try {
      read = readMatch(unpacked(text), findGame, ed25519Signatures);
    } catch (error) {
      await refuse(error, "", []);
      return UNREADABLE;
    }
    const { told, game } = read;
    if (thoroughness.all && told.isShort)
      throw wrongUse("--all needs a whole record: the short form has few signatures.");
    try {
      console.log(tellVerdict(verify(told, game, ed25519Signatures, thoroughness), thoroughness));
      return FAIR;
    } catch (error) {
      await refuse(
        error,
        game.id,
        told.roster.seats.map(({ name }) => name),
      );
      return UNFAIR;
    }
  },
});
