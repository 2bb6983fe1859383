/** What comes of a plan: the boat's counters before it, and after it and Maintenance. */
import type { BeforeAfterRow } from "../../../../kit/desk/before-after.tsx";
import type { Boat } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import type { IconName } from "../cards/icon-paths.ts";
import type { Key } from "../texts/texts.ts";
import type { Plan } from "./plan.ts";

interface Counter {
  readonly name: Key;
  readonly icon: IconName;
  /** More contaminated Humans are neither good nor bad. */
  readonly more: BeforeAfterRow["more"];
}

export interface Counted extends Counter {
  readonly before: number;
  readonly after: number;
}

const COUNTERS: readonly (Counter & { readonly of: (boat: Boat) => number })[] = [
  { name: "boats.cabins", icon: "healthy", of: ({ cabins }) => cabins, more: "better" },
  { name: "boats.contaminated", icon: "contaminated", of: ({ contaminated }) => contaminated, more: "" },
  { name: "boats.doctors", icon: "doctor", of: ({ doctors }) => doctors, more: "better" },
  { name: "boats.protectors", icon: "protector", of: ({ protectors }) => protectors, more: "better" },
  { name: "boats.food", icon: "food", of: ({ food }) => food, more: "better" },
  { name: "boats.bane", icon: "bane", of: ({ bane }) => bane, more: "worse" },
];

export const resultRows = ({ start, end, seat }: Pick<Plan, "start" | "end" | "seat">): readonly Counted[] =>
  COUNTERS.map(({ of, ...counter }) => ({
    ...counter,
    before: of(boatAt(start, seat)),
    after: of(boatAt(end, seat)),
  }));
