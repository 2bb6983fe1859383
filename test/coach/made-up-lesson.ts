/** A lesson of a made-up game, in which one counts and picks. */
import type { Now } from "../../src/ui/coach/advance.ts";
import type { Lesson, LessonStep } from "../../src/ui/lesson.ts";

interface CountingTypes {
  readonly state: { readonly turn: number };
  readonly act: { readonly do: "count" | "wait" };
  readonly value: number;
  readonly options: { readonly to: number };
  readonly event: { readonly on: "counted" | "waited" };
}

type Step = LessonStep<CountingTypes>;

const step = (id: string, more: Partial<Step>): Step => ({
  id,
  about: () => [id],
  says: () => ({ key: `made-up.${id}` }),
  isDue: () => true,
  ...more,
});

/** Turn 1: pick something, then count. Turn 2: something to read, then wait. */
export const LESSON: Lesson<CountingTypes> = {
  texts: {},
  title: { key: "made-up.title" },
  pitch: { key: "made-up.pitch" },
  match: { options: { to: 3 }, players: 2, seed: 7 },
  chapters: [
    {
      id: "first",
      title: { key: "made-up.first" },
      begins: ({ turn }) => turn >= 1,
      steps: [
        step("pick", { isDue: ({ state }) => state.turn === 1, isDone: ({ draft }) => draft === "picked" }),
        step("count", { isDone: ({ since }) => since.some(({ on }) => on === "counted") }),
      ],
    },
    {
      id: "second",
      title: { key: "made-up.second" },
      begins: ({ turn }) => turn >= 2,
      steps: [
        step("read", { isDue: ({ state }) => state.turn === 2 }),
        step("wait", { isDone: ({ since }) => since.some(({ on }) => on === "waited") }),
      ],
    },
  ],
  hints: [step("hint", { isDue: ({ state }) => state.turn === 4 })],
  follow: () => ({ do: "count" }),
};

type Happened = CountingTypes["event"]["on"];

export const at = (turn: number, happened: readonly Happened[] = [], draft?: unknown): Now<CountingTypes> => ({
  state: { turn },
  seat: 0,
  mine: new Map(),
  legal: [{ do: "count" }],
  draft,
  happened: happened.map((on) => ({ on })),
});
