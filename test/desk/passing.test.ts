/**
 * Plans without a choice are sent automatically, unless the player wants to be asked. The match is the same either way.
 */
import { h } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { leavesNothingToChoose, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { table } from "../../src/games/precognition/table/table.ts";
import { views } from "../../src/games/precognition/table/views.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { DeskProps, GameViews } from "../../src/ui/game-table.ts";
import type { SettingsChoice } from "../../src/ui/settings.ts";
import { layPage } from "../cards/paper-page.ts";
import { shown } from "../cards/saying.ts";
import { atTheTable, chosen } from "../ui/at-the-table.ts";
import { allCalled } from "./paper-desk.ts";

afterEach(() => vi.unstubAllGlobals());

const NAMES = ["Ada", "Ivo", "Mira"];
/** In this match the river gives something in rounds 2 and 3, and nobody has a Protector yet. */
const SEED = 22;
const GAME: Game = precognition;

interface Played {
  readonly record: string;
  /** The lines of the log. */
  readonly log: readonly unknown[];
  /** The plans that the player had to send. */
  readonly asked: readonly Asked[];
}

interface Asked {
  readonly round: number;
  readonly phase: string;
  readonly hasChoice: boolean;
}

/** Plays a match as advised. `passes` says in which rounds plans without a choice are sent automatically. */
async function play(passes: (round: number) => boolean): Promise<Played> {
  const page = layPage();
  const settings = chosen({ passes: passes(1) });
  const session = LocalSession.fresh(
    GAME,
    {
      options: { mode: "competitive", setup: "standard" },
      seats: NAMES.map((name, seat) => ({ name, by: seat === 0 ? "person" : "bot", level: "greedy" })),
      seed: SEED,
    },
    (next) => next(),
  );
  const match = atTheTable(session, table, settings);
  const { place } = match;
  if (place.value === undefined) throw new Error("nobody sits there");
  const desk = shown(h(DeskAsSet, { place: place.value, settings }));
  const asked: Asked[] = [];
  while (!session.isOver) {
    const state = session.state as State;
    settings.change({ passes: passes(state.round) });
    // They are sent after the step has been reported.
    await Promise.resolve();
    if (session.state !== state) continue;
    if (allCalled(desk, "Accept").length > 0) {
      const hasChoice = !leavesNothingToChoose(planFrom(state, 0));
      asked.push({ round: state.round, phase: state.phase, hasChoice });
    }
    for (const key of ["h", "h", "Enter"]) page.press(key);
    expect(session.state, `round ${state.round}`).not.toBe(state);
  }
  const log = match.shown.log.value.flatMap(({ heading, lines }) => [
    heading?.line,
    ...lines.value.map(({ line }) => line),
  ]);
  match.close();
  return { record: session.record(), log, asked };
}

interface DeskAsSetProps extends Pick<DeskProps, "place"> {
  readonly settings: SettingsChoice;
}

const { Desk }: GameViews = views;
const DeskAsSet = ({ place, settings }: DeskAsSetProps) =>
  Desk && h(Desk, { place, names: NAMES, passByItself: settings.now.value.passes });

test("asked for everything or only for choices, it’s the same match, told the same", async () => {
  const all = await play(() => false);
  const choices = await play(() => true);
  const withoutChoice = all.asked.filter(({ hasChoice }) => !hasChoice);
  expect(withoutChoice.map(({ round, phase }) => `${phase} ${round}`)).toEqual(["answer 2", "answer 3"]);
  expect(choices.asked).toEqual(all.asked.filter(({ hasChoice }) => hasChoice));
  expect(choices.record).toBe(all.record);
  expect(choices.log).toEqual(all.log);
});

test("switched during the match, it holds from there on", async () => {
  const all = await play(() => false);
  const later = await play((round) => round > 2);
  expect(later.asked).toEqual(all.asked.filter(({ round, hasChoice }) => hasChoice || round <= 2));
  expect(later.asked).toHaveLength(all.asked.length - 1);
  expect(later.record).toBe(all.record);
});
