import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readScenarios, type Scenario } from "./scenario-text.ts";

const FOLDER = join(import.meta.dirname, "../scenarios");

/** By file. */
export const allScenarios = (): [file: string, scenarios: Scenario[]][] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const file = `test/precognition/scenarios/${name}`;
      return [file, readScenarios(file, readFileSync(join(FOLDER, name), "utf8"))];
    });
