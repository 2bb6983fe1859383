/** `npm run -s bench`: measures speed and size, as lines of JSON. */
import { GAMES } from "../games/index.ts";

import type { Figure } from "./bench/figure.ts";
import { figuresOf } from "./bench/figures.ts";
import { FLOODS, type FloodKind, isFlood } from "./bench/flood-kinds.ts";
import { measureFloodedPage } from "./bench/flooded-page.ts";
import { figuresOfFloods } from "./bench/floods.ts";
import { isLoss, LOSSES, measureLosses } from "./bench/losses.ts";
import { figuresOfNetwork } from "./bench/network.ts";
import { measureConnections, measureOnline } from "./bench/online.ts";
import { measurePage } from "./bench/page.ts";
import { measureSignalling } from "./bench/signalling.ts";
import { tool, whole, wrongUse } from "./lib/command.ts";

const HELP = `Measures the engine with every game, on one core, what a match costs on a simulated network, what floods cost a page, the page in a browser, rooms and matches between pages, how long it takes after whatever may be lost, whether a page that is flooded goes on, and what one machine gets of the signalling server that wants all of it.
Prints a JSON line {name, value, unit} for each figure.

npm run -s bench -- [options]

  --only PART   engine, network, floods, page, online, connections, losses, flooded-page or signalling (all)
  --seconds N   how long each figure of the engine is measured, and codes are tried (1)
  --frames N    of how many frames of a match the busiest are looked for (300)
  --matches N   how many matches the page plays for the sake of its memory (10)
  --times N     how often pages come, go and come back (10)
  --guests LIST how many one host serves (8,16,32,64)
  --rounds N    how many they play over real connections (12)
  --loss KIND   one of ${Object.keys(LOSSES).join(", ")} (all)
  --stall N     for how many seconds a page does nothing (40)
  --flood LIST  what a page is flooded with, of ${Object.keys(FLOODS).join(", ")} (all)
  --flooding N  for how many seconds (10)`;

const PARTS = ["engine", "network", "floods", "page", "online", "connections", "losses", "flooded-page", "signalling"];
const MOST_GUESTS = 90;

export const main = tool({
  help: HELP,
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "1" },
    frames: { type: "string", default: "300" },
    matches: { type: "string", default: "10" },
    times: { type: "string", default: "10" },
    guests: { type: "string", default: "8,16,32,64" },
    rounds: { type: "string", default: "12" },
    loss: { type: "string" },
    stall: { type: "string", default: "40" },
    flood: { type: "string" },
    flooding: { type: "string", default: "10" },
  },
  async run(values) {
    const seconds = readSeconds(values.seconds);
    const frames = whole("frames", values.frames, { least: 1, most: 100_000 });
    const matches = whole("matches", values.matches, { least: 1, most: 1000 });
    const times = whole("times", values.times, { least: 1, most: 1000 });
    const guests = values.guests.split(",").map((many) => whole("guests", many, { least: 2, most: MOST_GUESTS }));
    const rounds = whole("rounds", values.rounds, { least: 1, most: 1000 });
    const losses = Object.keys(LOSSES)
      .filter(isLoss)
      .filter((loss) => loss === (values.loss ?? loss));
    if (losses.length === 0) {
      throw wrongUse(`--loss takes one of ${Object.keys(LOSSES).join(", ")}, not "${values.loss}".`);
    }
    const stall = whole("stall", values.stall, { least: 10, most: 1000 });
    const floods = readFloods(values.flood);
    const flooding = whole("flooding", values.flooding, { least: 1, most: 1000 });
    const { only } = values;
    if (only !== undefined && !PARTS.includes(only)) {
      throw wrongUse(`--only takes one of ${PARTS.join(", ")}, not "${only}".`);
    }
    const isWanted = (part: string): boolean => only === undefined || only === part;
    if (isWanted("engine")) for (const game of GAMES) for (const figure of figuresOf(game, seconds)) print(figure);
    if (isWanted("network")) for (const game of GAMES) for (const figure of figuresOfNetwork(game)) print(figure);
    if (isWanted("floods")) for (const game of GAMES) for (const figure of figuresOfFloods(game)) print(figure);
    if (isWanted("page")) await measurePage({ frames, matches }, print);
    if (isWanted("online")) await measureOnline(times, print);
    if (isWanted("connections")) await measureConnections({ guests, rounds }, print);
    if (isWanted("losses")) await measureLosses(losses, { times, stall }, print);
    if (isWanted("flooded-page")) await measureFloodedPage(floods, flooding, print);
    if (isWanted("signalling")) await measureSignalling(seconds, print);
    return 0;
  },
});

const print = (figure: Figure): void => console.log(JSON.stringify(figure));

function readFloods(list: string | undefined): readonly FloodKind[] {
  const kinds = list?.split(",") ?? Object.keys(FLOODS);
  const floods = kinds.filter(isFlood);
  const unknown = kinds.find((kind) => !isFlood(kind));
  if (unknown === undefined) return floods;
  throw wrongUse(`--flood takes some of ${Object.keys(FLOODS).join(", ")}, not "${unknown}".`);
}

function readSeconds(text: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/u.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0) return seconds;
  throw wrongUse(`--seconds takes a number of seconds, like 2 or 0.5, not "${text}".`);
}
