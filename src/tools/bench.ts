/** `npm run -s bench`: how fast and how large things are, as JSON lines. */
import { GAMES } from "../games/index.ts";
import { figuresOf } from "./bench/figures.ts";
import { tool, wrongUse } from "./lib/command.ts";

const HELP = `Measures the engine with every game, on one core. Prints a JSON line {name, value, unit} for each figure.

npm run -s bench -- [options]

  --seconds N  how long each figure is measured (1)`;

export const main = tool({
  help: HELP,
  options: { seconds: { type: "string", default: "1" } },
  run(values) {
    const seconds = readSeconds(values.seconds);
    for (const game of GAMES) {
      for (const figure of figuresOf(game, seconds)) console.log(JSON.stringify(figure));
    }
    return 0;
  },
});

function readSeconds(text: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/u.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0) return seconds;
  throw wrongUse(`--seconds takes a number of seconds, like 2 or 0.5, not "${text}".`);
}
