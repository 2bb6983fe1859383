/** The steps of the Containerfile. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/setup/paths.mjs";

const lines = readFileSync(join(projectRoot, "src/server/Containerfile"), "utf8").split("\n");

const argumentsOf = (what: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${what} `)).map((line) => line.slice(what.length + 1));

/** The paths of the project that are in the container. */
export const copied: readonly string[] = argumentsOf("COPY").flatMap((line) => {
  const [, ...paths] = line.split(" ");
  return paths.slice(0, -1);
});

/** The command of the step `RUN` or `CMD` that is written as a list. */
export function commandOf(step: "RUN" | "CMD"): readonly string[] {
  const [list] = argumentsOf(step).filter((line) => line.startsWith("["));
  return JSON.parse(list ?? "[]");
}

export const port = argumentsOf("EXPOSE")[0];
export const user = argumentsOf("USER")[0];
