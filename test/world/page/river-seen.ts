/** The season, the river's course and the texts about it and the Objectives, as displayed and as expected. */
import { ISLANDS } from "../../../src/games/precognition/content/river.ts";
import { isMet } from "../../../src/games/precognition/rules/mission.ts";
import type { Picture } from "../../../src/games/precognition/table/picture/picture.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";
import { said } from "./said.ts";

type Told = Readonly<Record<string, unknown>>;

const ROUNDS = 12;
const SEASON = 4;
const SEASONS = ["thaw", "heat", "night"];

export function riverSeen(dump: readonly DumpedThing[]): Told {
  const seen = (name: string): DumpedThing | undefined => dump.find((one) => one.isVisible && one.name === name);
  const scenery = (what: RegExp) => dump.flatMap(({ name, isVisible }) => (isVisible && what.test(name) ? [name] : []));
  return {
    banks: scenery(/^river\/\w+\/banks$/u),
    weather: scenery(/^river\/weather\//u),
    islands: [...new Set(scenery(/^river\/island\//u))],
    stretches: Array.from({ length: ROUNDS }, (_, i) =>
      seen(`river/stretch/${i + 1}`)?.texture?.replace("/bare/", "/"),
    ),
    rounds: seen("river/rounds")?.text,
  };
}

/** Islands are known from the start, and the season of tiles that are face down. */
export const riverDue = (picture: Picture, language: string): Told => ({
  banks: [`river/${seasonDue(picture)}/banks`],
  weather: [`river/weather/${SEASONS.indexOf(seasonDue(picture)) + 1}`],
  islands: isAshore(picture) ? [`river/island/${seasonDue(picture)}`] : [],
  stretches: Array.from({ length: ROUNDS }, (_, i) => {
    const season = Math.ceil((i + 1) / SEASON);
    const down = (i + 1) % SEASON === 0 ? `island-${i + 1}` : `back-${season}`;
    return `river/face/${picture.turned[i] ?? down}`;
  }),
  rounds: roundsDue(picture, language),
});

const seasonDue = ({ round }: Picture): string => SEASONS[Math.ceil(Math.max(1, round) / SEASON) - 1] ?? "";
const isAshore = ({ round, turned }: Picture): boolean => round > 0 && round % SEASON === 0 && turned.length === round;

/** During a round the next island is ahead; after a round the boats may be there. */
function roundsDue({ round, turned }: Picture, language: string): string {
  const { season, island } = islandAhead(Math.max(round, turned.length), language);
  const rounds = SEASON * season - turned.length;
  if (rounds === 0) return said("world.river.ashore", language, { island });
  return said("world.river.ahead", language, { season, island, rounds });
}

function islandAhead(round: number, language: string): { readonly season: number; readonly island: string } {
  const season = Math.max(1, Math.ceil(round / SEASON));
  return { season, island: said(`tile.${ISLANDS[season - 1]?.id}`, language) };
}

/** The last text is only there if there is room. */
export function threatSeen(dump: readonly DumpedThing[]): Told {
  const lines = ["judged", "count", "harvest"].map((what) => dump.find(({ name }) => name === `objectives/${what}`));
  const [judged, count, harvest] = lines.map((line) => (line?.isVisible === true ? line.text : undefined));
  return { judged, count, harvest: harvest ?? lines[2]?.text };
}

export function threatDue({ mission, moment, boats, round }: Picture, language: string): Told {
  if (mission === null || moment === "over") return { judged: undefined, count: undefined };
  const { hidden, shown } = mission;
  const healthy = boats.reduce((sum, { cabins }) => sum + cabins, 0);
  return {
    judged: said("mission.judged", language, { island: islandAhead(round, language).island }),
    count: said("mission.count", language, {
      met: shown.filter((one) => isMet({ boats }, one)).length,
      all: shown.length + hidden,
      hidden,
    }),
    harvest: said("mission.harvest", language, { healthy, goal: 15 * boats.length }),
  };
}
