/** Network traffic and waiting times of a match, in the simulated world, where time is exact. */
import type { Game, Variant } from "../../engine/game.ts";
import type { Book } from "../../fair/book.ts";
import { CALM, type Plan } from "../lab/faults.ts";
import { type Report, simulate } from "../lab/lab.ts";
import type { Scene } from "../lab/scene.ts";
import { sceneOf } from "../lab/series.ts";
import { nameOf } from "../play/games.ts";
import type { Figure } from "./figure.ts";

const DELAYS = [50, 150] as const;
const SEED = 1;
/** A match has up to half as many moves again as another, so its traffic is a mean of several. */
const MATCHES = 10;
/** How many losses of a host are measured, each in another match. */
const LOSSES = 5;
const LOST_AT = 10_000;

/** For the first variant, with a full table of people and a spectator. */
export function* figuresOfNetwork(game: Game): Generator<Figure> {
  const variant = plainest(game);
  const figure = (name: string, value: number, unit: string): Figure => ({
    name: `${game.id}, ${nameOf(variant)}: ${name}`,
    value: Number(value.toPrecision(4)),
    unit,
  });
  const traffic = Array.from({ length: MATCHES }, (_, i) => trafficOf(game, variant, SEED + i));
  yield figure("messages of a round and seat", mean(traffic.map(({ messages }) => messages)), "messages");
  yield figure("bytes of a round and seat on the network", mean(traffic.map(({ bytes }) => bytes)), "bytes");
  for (const delay of DELAYS) {
    const { report, arrivals } = played(scene(game, variant, delay));
    const rounds = roundsIn(report);
    const waits = rounds.map(({ last, revealed }) => latest(arrivals, revealed) - earliest(arrivals, last) + delay);
    yield figure(`virtual time from the last choice to everybody's reveal, links of ${delay} ms`, mean(waits), "ms");
  }
  const times = Array.from({ length: LOSSES }, (_, i) => succession(game, variant, SEED + i));
  yield figure("virtual time until all have a new host", mean(times), "ms");
}

/** Of a round and seat. */
function trafficOf(game: Game, variant: Variant, seed: number): { readonly messages: number; readonly bytes: number } {
  const { report } = played({ ...scene(game, variant, DELAYS[0]), seed });
  const share = roundsIn(report).length * variant.players;
  return { messages: report.figures.texts / share, bytes: report.figures.bytes / share };
}

function plainest({ id, variants }: Game): Variant {
  const [first] = variants;
  const alike = variants.filter(({ options }) => JSON.stringify(options) === JSON.stringify(first?.options));
  const variant = alike.toSorted((a, b) => b.players - a.players)[0];
  if (variant === undefined) throw new Error(`${id} can't be played at all`);
  return variant;
}

const scene = (game: Game, { options, players }: Variant, delay: number): Scene => ({
  ...sceneOf(game, { players, spectators: 1 }, SEED),
  options,
  players,
  people: players,
  cheat: undefined,
  devices: [...Array(players).keys()].map((seat) => [seat]),
  plan: CALM,
  quality: { delay: { least: delay, most: delay }, repeated: 0, overtaken: 0, lost: 0 },
});

/** By device, when it had each entry. */
type Arrivals = ReadonlyMap<string, readonly number[]>;

function played(at: Scene): { readonly report: Report; readonly arrivals: Arrivals } {
  const arrivals = new Map<string, number[]>();
  const report = simulate({
    ...at,
    onBook: (device, { entries }, now) => {
      const times = arrivals.get(device) ?? [];
      while (times.length <= entries.length) times.push(now);
      arrivals.set(device, times);
    },
  });
  if (report.problems.length > 0) throw new Error(report.problems.join("; "));
  return { report, arrivals };
}

const latest = (arrivals: Arrivals, length: number): number =>
  Math.max(...[...arrivals.values()].map((times) => times[length] ?? Number.POSITIVE_INFINITY));

const earliest = (arrivals: Arrivals, length: number): number =>
  Math.min(...[...arrivals.values()].map((times) => times[length] ?? Number.POSITIVE_INFINITY));

/** A secret choice of all: the numbers of entries with which all were committed, and all were opened. */
interface Round {
  readonly last: number;
  readonly revealed: number;
}

function roundsIn({ transcript }: Report): readonly Round[] {
  const rounds: Round[] = [];
  let last = 0;
  for (const [k, { body }] of (transcript?.book.entries ?? []).entries()) {
    if (body.kind === "said" && body.said.saying.say === "seal") last = k + 1;
    if (body.kind === "revealed" && body.answers.some(({ act }) => act !== null))
      rounds.push({ last, revealed: k + 1 });
  }
  return rounds;
}

function succession(game: Game, variant: Variant, seed: number): number {
  const plan: Plan = { faults: [{ at: LOST_AT, do: "lose", whom: "host" }], end: LOST_AT };
  const had = new Map<string, number>();
  const onBook = (device: string, { epoch }: Book, now: number) => {
    if (epoch > 0 && !had.has(device)) had.set(device, now);
  };
  const { problems } = simulate({ ...scene(game, variant, DELAYS[0]), seed, plan, onBook, spectators: 0 });
  if (problems.length > 0) throw new Error(problems.join("; "));
  return Math.max(...had.values()) - LOST_AT;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
