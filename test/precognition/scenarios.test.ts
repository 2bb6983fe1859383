/** Plays every scenario: the rules as a player reads them. */
import { describe, test } from "vitest";
import { allScenarios } from "./scenario/all.ts";
import { playScenario } from "./scenario/scenario-text.ts";

for (const [file, scenarios] of allScenarios()) {
  describe(file, () => {
    for (const scenario of scenarios) test(scenario.title, () => playScenario(scenario));
  });
}
