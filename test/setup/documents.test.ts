/** What is told to whoever comes to the project holds: commands, links, the licence. */
import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../src/setup/paths.mjs";
import { readProject } from "../../src/tools/code/source-file.ts";

const files = readProject(projectRoot);
const documents = files.filter(({ path }) => path.endsWith(".md"));
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
const { scripts, license }: { scripts: Record<string, string>; license: string } = JSON.parse(textOf("package.json"));

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z:-]+)|(start|test)\b)/gu)].map((match) => match[1] ?? match[2] ?? "");

describe("commands", () => {
  test("every one that a document names is there", () => {
    const named = documents.flatMap(({ path, text }) => commandsIn(text).map((command) => ({ path, command })));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ command }) => !Object.hasOwn(scripts, command))).toEqual([]);
  });

  test("every one that there is, CONTRIBUTING.md tells of", () => {
    const told = new Set(commandsIn(textOf("CONTRIBUTING.md")));
    const isHook = (name: string): boolean => name.startsWith("pre") && Object.hasOwn(scripts, name.slice(3));
    expect(Object.keys(scripts).filter((name) => !isHook(name) && !told.has(name))).toEqual([]);
  });

  test("those that run single tests name tests that there are", () => {
    const text = textOf("CONTRIBUTING.md");
    const named = [...text.matchAll(/npx (?:vitest|playwright) ([^`]+)`/gu)].flatMap(
      (match) => match[1]?.split(" ") ?? [],
    );
    const paths = named.filter((word) => /^test\/|\.ts$/u.test(word));
    expect(paths.length).toBeGreaterThan(3);
    const isThere = (path: string): boolean =>
      files.some(
        (file) =>
          `${file.path}/`.startsWith(`${path}/`) || file.path.endsWith(`/${path}`) || file.path.startsWith(`${path}/`),
      );
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

test("every link within the project leads to a file, and to a heading in it", () => {
  const paths = new Set(files.map(({ path }) => path));
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
      .map((match) => match[1] ?? "")
      .filter((link) => !/^[a-z]+:/u.test(link))
      .filter((link) => {
        const [file = "", heading] = link.split("#");
        const target = file === "" ? path : posix.join(posix.dirname(path), file);
        const isThere = paths.has(target) || [...paths].some((one) => one.startsWith(`${target}/`));
        return !isThere || (heading !== undefined && !headingsOf(textOf(target)).includes(heading));
      })
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** As they are called in links. */
const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map((match) =>
    (match[1] ?? "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("the licence is the one that the package names", () => {
  expect(textOf("LICENSE")).toMatch(new RegExp(`^${license} License\n`, "u"));
});

test("the picture in the README is light, and no part of the page", () => {
  const picture = /\]\((assets\/[^)]+)\)/u.exec(textOf("README.md"))?.[1] ?? "";
  expect(statSync(join(projectRoot, picture)).size).toBeLessThan(300_000);
  expect(files.filter(({ path, text }) => path.startsWith("src/") && text.includes(posix.basename(picture)))).toEqual(
    [],
  );
});
