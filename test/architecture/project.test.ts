/** Holds the project to its own rules. The other tests in this folder show that the checks see what they are for. */
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { graphOf } from "../../src/tools/code/module-graph.ts";
import { isTemplate, newGame } from "../../src/tools/code/new-game.ts";
import { isCode, readProject } from "../../src/tools/code/source-file.ts";
import { findCircles } from "./circles.ts";
import { EXCEPTIONS, notExcepted, stale } from "./exceptions.ts";
import { gamesNamedOutside, ownWordsOutside } from "./game-names.ts";
import { circlesAllowed, homeOf, outsideTable } from "./layers.ts";
import { impurities } from "./purity.ts";
import { unreached } from "./reach.ts";
import { readTable } from "./rules-table.ts";
import { untidy } from "./tidy.ts";
import { tell, type Violation } from "./violation.ts";

const root = posix.join(import.meta.dirname.replaceAll("\\", "/"), "../..");
const all = readProject(root);
/** A word that nothing is called. */
const NEW = "zzz-new-game";
const changed = newGame(all, NEW);
/** The project with a new game made from the template, which is held to all that a game is held to, in place of it. */
const files = [
  ...all.filter((file) => !isTemplate(file) && !changed.some(({ path }) => path === file.path)),
  ...changed,
];
const graph = graphOf(files);
const table = readTable(files.find(({ path }) => path === "src/ARCHITECTURE.md")?.text ?? "");
const pureFiles = files.filter(({ path }) => isCode(path) && homeOf(path, table)?.row.pure);

const checks: Readonly<Record<string, readonly Violation[]>> = {
  "every import in src is in the table of ARCHITECTURE.md": outsideTable(files, graph, table),
  "every import leads to a file": graph.broken.map(({ from, line, to }) => ({
    path: from,
    line,
    what: `imports "${to}", which leads to no file`,
  })),
  "no game is named outside its folder": gamesNamedOutside(files),
  "what any game may use speaks of no game": ownWordsOutside(files),
  "pure code is pure": pureFiles.flatMap(impurities),
  "everything is used": unreached(files, graph),
  "everything is tidy": files.flatMap(untidy),
};

describe("the project", () => {
  test.each(Object.entries(checks))("%s", (_, violations) => {
    expect(notExcepted(violations, EXCEPTIONS).map(tell)).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    expect(findCircles(graph.edges)).toEqual([]);
  });

  test("no exception is stale", () => {
    expect(stale(Object.values(checks).flat(), EXCEPTIONS)).toEqual([]);
  });

  test.each([
    { what: "game", files: /^test\/rehearsal\/[^/]+$/u, needs: /^(?:test\/rehearsal\/[^/]+$|src\/engine\/)/u },
    {
      what: "table",
      files: /^test\/rehearsal\/table\//u,
      needs: /^(?:test\/rehearsal|src\/kit|src\/scenes|src\/sound|src\/ui)\//u,
    },
    { what: "page", files: /^test\/rehearsal\/page\//u, needs: /^(?:test\/rehearsal\/|src\/page\/start\.tsx$)/u },
  ])("the $what of the rehearsal needs nothing but what any $what may have", ({ files: ours, needs }) => {
    const others = graph.edges.filter(({ from, to }) => ours.test(from) && !needs.test(to));
    expect(others.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe("the checks see the project", () => {
  test("the table allows no circle", () => {
    expect(circlesAllowed(table)).toEqual([]);
  });

  test("the table names only packages that package.json lists", () => {
    const packages = table.flatMap(({ foreign }) => foreign).filter((name) => /^[@a-z][\w@/.-]*$/u.test(name));
    const listed = files.find(({ path }) => path === "package.json")?.text ?? "";
    expect(packages).not.toEqual([]);
    expect(packages.filter((name) => !listed.includes(`"${name}": "`))).toEqual([]);
  });

  test("engine, rules, content and bots are held to be pure", () => {
    const folders = new Set(pureFiles.map(({ path }) => path.split("/").slice(1, 4).join("/")));
    const parts = [...folders].map((folder) => folder.replace(/^games\/[^/]+\//u, "games/*/"));
    expect(parts).toEqual(
      expect.arrayContaining(["games/*/model", "games/*/content", "games/*/rules", "games/*/bots"]),
    );
    expect(pureFiles.some(({ path }) => path === "src/engine/match.ts")).toBe(true);
  });

  test("edges are found from every file that has some", () => {
    const sources = files.filter(({ path, text }) => isCode(path) && /^import .*"\.{1,2}\//mu.test(text));
    const origins = new Set(graph.edges.map(({ from }) => from));
    expect(sources.filter(({ path }) => !origins.has(path)).map(({ path }) => path)).toEqual([]);
  });
});
