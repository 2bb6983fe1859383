import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "../../src/server/options.ts";
import { projectRoot } from "../../src/setup/paths.mjs";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { readProject } from "../../src/tools/code/source-file.ts";
import { commandOf, copied, port, user } from "./container.ts";

const isIn = (path: string): boolean => copied.some((one) => path === one || path.startsWith(`${one}/`));

test("all that is in the container is there, and nothing that it imports is missing", () => {
  expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const { edges } = graphOf(readProject(projectRoot));
  const missing = edges.filter(({ from, to }) => isIn(from) && !isIn(to)).map(({ to }) => to);
  expect(missing).toEqual([]);
  for (const path of ["package-lock.json", ".npmrc", "index.html"]) expect(isIn(path), path).toBe(true);
});

test("it starts what it holds, not as root, at the port that is opened", () => {
  for (const step of ["RUN", "CMD"] as const) {
    const [program, file = ""] = commandOf(step);
    expect(program).toBe("node");
    expect(isIn(file) && existsSync(join(projectRoot, file))).toBe(true);
  }
  expect(port).toBe(String(SETTINGS.port.usual));
  expect(user).toBe("node");
});
