/** What an Objective asks for, in words. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Objective, Requirement } from "../../model/objective.ts";
import type { ShownObjective } from "../../model/state.ts";
import { requiredBy } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";
import { some } from "./names.ts";
import { line } from "./texts.ts";

/** By the side on which it lies. */
export const demandLine = (shown: ShownObjective): Line => needsLine(objective(shown.id).scope, requiredBy(shown));

const needsLine = (scope: Objective["scope"], required: readonly Requirement[]): Line =>
  line(scope === "one" ? "demand.one" : "demand.each", { needs: required.map(requirement) });

/** Only Batteries on Machines count. */
const requirement = ({ of, atLeast }: Requirement): Line => some(of === "battery" ? "plugged" : of, atLeast);
