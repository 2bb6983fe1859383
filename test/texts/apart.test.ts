import { posix } from "node:path";
import { expect, test } from "vitest";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { readProject } from "../../src/tools/code/source-file.ts";

const graph = graphOf(readProject(posix.join(import.meta.dirname.replaceAll("\\", "/"), "../..")));

function reachedFrom(start: string): readonly string[] {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { from, to } of graph.edges) if (from === path) reached.add(to);
  }
  return [...reached];
}

test("the rules of all games can be had without any texts or views", () => {
  const reached = reachedFrom("src/games/index.ts");
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((path) => /\/table\/|^src\/(?:ui|session|page)\//u.test(path))).toEqual([]);
});

test("what the tools need to tell a match needs no page", () => {
  const graphWithoutViews = reachedFrom("src/ui/texts/speaker.ts").concat(reachedFrom("src/ui/texts/line.ts"));
  expect(graphWithoutViews.filter((path) => /\.(?:tsx|css)$/u.test(path))).toEqual([]);
});
