/** What a plan places on the boat and the player may place elsewhere: Ymunes, and Batteries that come or go. */
import { actsOf, isKind } from "../../../../kit/desk/acts.ts";
import type { Act, ActOf } from "../../model/acts.ts";
import { boatAt } from "../../rules/flow.ts";
import type { Plan, Step } from "./plan.ts";

export const POSTS = ["doctor", "protector", "ashore"] as const;
export type Post = (typeof POSTS)[number];

export const HOLD = "hold";
export const machinePlace = (machine: number): string => `machine:${machine}`;

interface Move {
  readonly step: Step;
  readonly act: Act;
}

/** Things of one kind at one place. They are alike, so whichever is moved is the one that was placed last. */
export interface Pile {
  /** `lost`: a Battery that the river takes. */
  readonly kind: "ymune" | "battery" | "lost";
  readonly place: string;
  readonly count: number;
  /** By place: what moves one of them there. */
  readonly moves: ReadonlyMap<string, Move>;
}

/** What a lesson calls its token on the desk. */
export const pileName = ({ kind, place }: Pick<Pile, "kind" | "place">): string => `${kind}:${place}`;

/** Only piles of which something can be moved. */
export const pilesIn = (plan: Plan): readonly Pile[] =>
  [...ymunePiles(plan), ...batteryPiles(plan), ...lostPiles(plan)].filter(({ moves }) => moves.size > 0);

type Counts = Readonly<Record<Post, number>>;

function ymunePiles({ steps }: Plan): readonly Pile[] {
  const posted = steps.filter(({ chosen }) => chosen.do === "post");
  return POSTS.map((post) => {
    const there = posted.filter((step) => countsIn(step)[post] > 0);
    const last = there.at(-1);
    return {
      kind: "ymune" as const,
      place: post,
      count: there.reduce((all, step) => all + countsIn(step)[post], 0),
      moves: new Map(last === undefined ? [] : POSTS.flatMap((to) => (to === post ? [] : [sent(last, post, to)]))),
    };
  });
}

function sent(step: Step, from: Post, to: Post): readonly [string, Move] {
  const counts = countsIn(step);
  const after: Counts = { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
  return [to, { step, act: { do: "post", doctors: after.doctor, protectors: after.protector } }];
}

function countsIn({ chosen, legal }: Step): Counts {
  if (!isKind(chosen, "post")) return { doctor: 0, protector: 0, ashore: 0 };
  const offered = Math.max(...actsOf(legal, "post").map((act) => act.doctors + act.protectors));
  const { doctors, protectors } = chosen;
  return { doctor: doctors, protector: protectors, ashore: offered - doctors - protectors };
}

type Placing = ActOf<"plug"> | ActOf<"hold">;
const isPlacing = (act: Act): act is Placing => act.do === "plug" || act.do === HOLD;

const batteryPiles = ({ steps, seat }: Plan): readonly Pile[] =>
  pilesBy("battery", steps, isPlacing, ({ before, chosen }) => {
    const { stage } = boatAt(before, seat);
    // All that are left are kept in hand together.
    return chosen.do === HOLD && stage.at === "plug" ? stage.batteries : 1;
  });

const lostPiles = ({ steps }: Plan): readonly Pile[] =>
  pilesBy(
    "lost",
    steps,
    (act) => act.do === "unplug",
    () => 1,
  );

function pilesBy(
  kind: Pile["kind"],
  steps: readonly Step[],
  isIt: (act: Act) => boolean,
  countOf: (step: Step) => number,
): readonly Pile[] {
  const placed = steps.filter(({ chosen }) => isIt(chosen));
  const places = [...new Set(placed.map(({ chosen }) => placeOf(chosen)))];
  return places.map((place) => {
    const there = placed.filter(({ chosen }) => placeOf(chosen) === place);
    const step = there.findLast(({ legal }) => legal.length > 1);
    const others = step?.legal.filter((act) => isIt(act) && placeOf(act) !== place) ?? [];
    return {
      kind,
      place,
      count: there.reduce((all, one) => all + countOf(one), 0),
      moves: new Map(step === undefined ? [] : others.map((act) => [placeOf(act), { step, act }])),
    };
  });
}

const placeOf = (act: Act): string => ("machine" in act ? machinePlace(act.machine) : HOLD);
