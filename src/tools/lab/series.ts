/** Many runs of one kind, each determined by its seed. */
import { encode } from "../../engine/codec.ts";
import type { Game, Seat } from "../../engine/game.ts";
import { type Rng, seeded } from "../../engine/rng.ts";
import type { ClockRule } from "../../fair/roster.ts";
import { ed25519Signatures } from "../../fair/signing.ts";
import { gameOf } from "../play/games.ts";
import { comesLate, isAimedAt, needsThree, type Spot, spotOf } from "./aims.ts";
import { cheapSignatures } from "./cheap-signatures.ts";
import { cheatedScene, playCheated } from "./cheats/series.ts";
import { simulate } from "./lab.ts";
import { between, isOneIn } from "./luck.ts";
import { realNode } from "./real-node.ts";
import type { Scene } from "./scene.ts";
import { type RunResult, runResult } from "./tell.ts";

/** Plain data, since it is sent to a worker thread. Options that aren't given are drawn. */
export interface Series {
  readonly game: string;
  readonly players: number | undefined;
  readonly spectators: number | undefined;
  /** How many players cheat. */
  readonly cheats: number;
  /** The first seed. */
  readonly first: number;
  readonly signed: boolean;
  /** How long a match may take after the last fault. */
  readonly minutes: number;
}

export function playRun({ game, first, ...wishes }: Series, run: number): RunResult {
  const seed = first + run;
  return wishes.cheats > 0
    ? playCheated(cheatedScene(gameOf(game), wishes, seed))
    : runResult(simulate(sceneOf(gameOf(game), wishes, seed)));
}

/** At one of this many tables people share a device. */
const SHARED = 4;

function sharedBy(luck: Rng, people: number, mayBe: boolean): readonly (readonly Seat[])[] {
  const alone = [...Array(people).keys()].map((seat) => [seat]);
  if (!mayBe || !isOneIn(luck, SHARED)) return alone;
  const [one = 0, other = 0] = luck
    .shuffled([...alone.keys()])
    .slice(0, 2)
    .sort((a, b) => a - b);
  return alone.flatMap((seats, seat) => (seat === one ? [[one, other]] : seat === other ? [] : [seats]));
}

/** At one of this many tables, if it has enough people, somebody cheats. */
const CHEATED = 8;

function cheatAmong(luck: Rng, devices: readonly (readonly Seat[])[], oneIn: number): Seat | undefined {
  if (devices.length < 3 || !isOneIn(luck, oneIn)) return undefined;
  return luck.pick(devices.flatMap((seats) => (seats.length === 1 ? seats : [])));
}

/** At one of this many tables there is a clock. */
const TIMED = 4;

const clockBy = (luck: Rng): ClockRule | undefined =>
  isOneIn(luck, TIMED) ? { choice: between(luck, 2, 8), bank: luck.below(15) } : undefined;

interface RunOptions extends Partial<Pick<Series, "players" | "spectators" | "signed" | "minutes">> {
  /** Those of one of the game's variants. */
  readonly options?: unknown;
  readonly aim?: Spot | undefined;
}

const MOST_SPECTATORS = 2;

export function sceneOf(game: Game, wishes: RunOptions, seed: number): Scene {
  const { players: wanted, options: way, spectators, signed, minutes, aim = spotOf(seed) } = wishes;
  const luck = seeded(seed, 9);
  const variants = game.variants.filter(
    ({ players, options }) =>
      (wanted === undefined || players === wanted) && (way === undefined || encode(options) === encode(way)),
  );
  const large = variants.filter(({ players }) => players > 2);
  const isLarge = needsThree(aim) && large.length > 0;
  const { options, players } = luck.pick(isLarge ? large : variants);
  const people = between(luck, Math.min(isLarge ? 3 : 2, players), players);
  const devices = sharedBy(seeded(seed, 10), people, people > 2 && !isLarge);
  const lookers = luck.below(MOST_SPECTATORS + 1);
  return {
    game,
    options,
    players,
    people,
    devices,
    cheat: cheatAmong(seeded(seed, 12), devices, isAimedAt(aim, "accuse") ? 1 : CHEATED),
    // With a clock people are slow, and then hardly anything is refused.
    clock: isAimedAt(aim, "refused") ? undefined : clockBy(seeded(seed, 13)),
    aim,
    minutes,
    spectators: spectators ?? Math.max(lookers, comesLate(aim) ? 1 : 0),
    seed,
    signatures: signed === true ? ed25519Signatures : cheapSignatures,
    makeNode: realNode,
  };
}
