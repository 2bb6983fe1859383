/** Plays a match at all speeds and with skips, and compares the displays at rest. */
import { type Rng, seeded } from "../../../src/engine/rng.ts";
import type { Options } from "../../../src/games/precognition/model/options.ts";
import { type Director, SPEEDS, type Speed } from "../../../src/scenes/director.ts";
import { open } from "./open.ts";
import { recorded } from "./recorded.ts";

/** Beyond the first island. */
const LAST_ROUND = 6;
const ALL = 12;

export interface Raced {
  /** The number of comparisons. */
  readonly compared: number;
  /** The number of motions that were skipped. */
  readonly skipped: number;
  readonly different: readonly string[];
}

interface Runner {
  readonly how: string;
  readonly speed: Speed;
  /** Runs until all events have been shown. */
  run(director: Director): void;
}

/** Tells each step to one world after the other, and compares each display with the first. */
export async function raced(options: Options, names: readonly string[], seed: number): Promise<Raced> {
  const luck = seeded(seed);
  let skipped = 0;
  const frame = (): number => 10 + luck.below(400);
  const runners: readonly Runner[] = [
    ...[...SPEEDS].reverse().map(
      (speed): Runner => ({
        how: `at speed ${speed}`,
        speed,
        run(director) {
          while (!director.isIdle) director.advance(frame());
        },
      }),
    ),
    {
      how: "skipped",
      speed: 1,
      run(director) {
        for (let frames = luck.below(30); frames > 0 && !director.isIdle; frames--) director.advance(frame() / 4);
        if (!director.isIdle) skipped += 1;
        director.skip();
      },
    },
  ];
  const { start, steps } = recorded(options, names, seed);
  const shown = steps.filter(({ state: { round } }) => round < LAST_ROUND || round === ALL);
  // At this speed all events are shown at once.
  const told = grouped(shown, luck);
  const seen: string[][] = [];
  for (const { speed, run } of runners) {
    const { world } = await open({ names, view: { viewer: 0 }, isCalm: false });
    const { director } = world;
    director.setSpeed(speed);
    director.show(start);
    seen.push(
      told.map((group) => {
        for (const step of group) director.tell(step);
        run(director);
        return JSON.stringify(world.dump().filter(({ isVisible }) => isVisible));
      }),
    );
    world.destroy();
  }
  const [first = [], ...others] = seen;
  const different = others.flatMap((dumps, i) =>
    dumps.flatMap((dump, nth) => (dump === first[nth] ? [] : [`${runners[i + 1]?.how}: ${unlike(first[nth], dump)}`])),
  );
  return { compared: others.length * told.length, skipped, different: different.slice(0, 10) };
}

/** Groups steps that come before the first of them has been shown. */
function grouped<X>(steps: readonly X[], luck: Rng): readonly (readonly X[])[] {
  const left = [...steps];
  const groups: X[][] = [];
  while (left.length > 0) groups.push(left.splice(0, 1 + luck.below(4)));
  return groups;
}

function unlike(one = "[]", other: string): string {
  const [these, those]: readonly (readonly unknown[])[] = [JSON.parse(one), JSON.parse(other)];
  const nth = those?.findIndex((thing, i) => JSON.stringify(thing) !== JSON.stringify(these?.[i])) ?? 0;
  return `${JSON.stringify(those?.[nth])} instead of ${JSON.stringify(these?.[nth])}`;
}
