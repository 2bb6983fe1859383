/** Descriptions of what Objectives require. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Objective, Requirement } from "../../model/objective.ts";
import type { ShownObjective } from "../../model/state.ts";
import { requiredBy } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";
import { some } from "./names.ts";
import { line } from "./texts.ts";

/** Depends on its side. */
export const demandLine = (shown: ShownObjective): Line => needsLine(objective(shown.id).scope, requiredBy(shown));

const needsLine = (scope: Objective["scope"], required: readonly Requirement[]): Line =>
  line(scope === "one" ? "demand.one" : "demand.each", { needs: required.map(requirement) });

const requirement = ({ of, atLeast }: Requirement): Line => some(of === "battery" ? "plugged" : of, atLeast);
