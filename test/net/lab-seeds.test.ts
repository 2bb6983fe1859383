/** Many matches over a network on which much goes wrong: they hold together, and are played to their end. */
import { describe, expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import { isRare, SPOTS, type Spot, spotName } from "../../src/tools/lab/aims.ts";
import { scan } from "../../src/tools/lab/early.ts";
import type { Report } from "../../src/tools/lab/lab.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale, isLong } from "../scale.ts";
import { runAll } from "./seeds.ts";

/** What could be opened before it was asked for, with all that reached others by then. */
const early = ({ transcript }: Report): readonly string[] => (transcript === undefined ? [] : scan(transcript).found);

const RUNS = atScale(28, 280);
const AT_ONCE = 40;
/** If it takes more until somebody has broken down everywhere. */
const MOST_RUNS = 480;
const reports: Report[] = [];

/** Where nobody has broken down yet: each has its turn, and every fourth time something rare. */
let open: readonly Spot[] = SPOTS;
function nextAim(): Spot | undefined {
  const crashes = new Set(reports.at(-1)?.figures.crashes);
  const left = open.filter((spot) => !crashes.has(spotName(spot)));
  const isRaresTurn = reports.length % 4 === 3;
  const next = left.find((spot) => isRare(spot) === isRaresTurn) ?? left[0];
  open = [...left.filter((spot) => spot !== next), ...left.filter((spot) => spot === next)];
  return next;
}

const play = (from: number, runs: number): void => {
  for (let k = 0; k < runs; k++) reports.push(...runAll({ game: rehearsal, from: from + k, runs: 1, nextAim }));
};

/** Of a message that is rare it's enough to have been met on one side, while it's sent or while it's heard. */
const missing = (): readonly Spot[] =>
  open.filter(
    (spot) => !isRare(spot) || SPOTS.every((other) => kindOf(other) !== kindOf(spot) || open.includes(other)),
  );

const kindOf = ({ step }: Spot): string | undefined => step.split(" ").at(-1);

describe(`${RUNS} of the rehearsal game`, () => {
  test.each(Array.from({ length: RUNS / AT_ONCE }, (_, k) => 1 + k * AT_ONCE))("from seed %i on", (from) => {
    play(from, AT_ONCE);
  });

  test("nobody has known anything early", () => {
    expect(reports.slice(0, 40).flatMap(early)).toEqual([]);
  });

  // Less often it needn't come to all of it.
  if (!isLong) return;

  test("somebody has broken down around each message and each step, before and after it, as host and as guest", () => {
    for (let seed = 1 + RUNS; missing().length > 0 && seed <= MOST_RUNS; seed++) play(seed, 1);
    expect(reports.length).toBeGreaterThanOrEqual(RUNS);
    expect(missing().map(spotName)).toEqual([]);
  });

  test("hosts have followed each other, links on which too much waits been given up, and cheats named", () => {
    expect(reports.filter(({ figures }) => figures.hosts > 0).length).toBeGreaterThan(50);
    expect(reports.some(({ log }) => log.some((line) => line.includes("not-listening")))).toBe(true);
    const isFault = ({ transcript }: Report) => transcript?.book.entries.some(({ body }) => body.kind === "fault");
    expect(reports.filter(isFault).length).toBeGreaterThan(2);
  });

  test("some had a clock, and whose time was up has lost the seat to a bot", () => {
    const timed = reports.filter(({ transcript }) => transcript?.book.terms.roster.clock !== undefined);
    expect(timed.length).toBeGreaterThan(20);
    const isLate = ({ transcript }: Report) =>
      transcript?.book.entries.some(({ body }) => body.kind === "dropped" && body.why === "late");
    expect(timed.filter(isLate).length).toBeGreaterThan(5);
    expect(reports.filter(isLate)).toEqual(timed.filter(isLate));
  });
});

test.each([
  { game: rehearsal, from: 1001, runs: atScale(5, 15), players: 2 },
  { game: rehearsal, from: 1101, runs: 3, players: 3 },
  { game: precognition, from: 1201, runs: 1, players: 3 },
  ...atScale([], [{ game: precognition, from: 1202, runs: 1, players: 2 }]),
])("with real signatures: $runs of $game.id for $players", (series) => {
  runAll({ ...series, signed: true });
});
