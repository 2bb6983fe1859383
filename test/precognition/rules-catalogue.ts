/** The numbered rules of RULES.md, and the numbers with which tests begin their titles. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const RULES = "src/games/precognition/RULES.md";

export interface Rule {
  readonly id: string;
  readonly marks: string;
  readonly text: string;
}

const RULE = /^- \*\*(\d[\d.]*[a-z]?)\*\* ((?:\[[RD]\])+) (\S.*)$/u;

/** Every item of a list is a rule; anything else that looks like one is a mistake. */
export const readRules = (markdown: string): Rule[] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const [, id = "", marks = "", text = ""] = RULE.exec(line) ?? [];
      if (id === "") throw new Error(`not a rule with its number and mark: ${line}`);
      return { id, marks, text };
    });

export const ourRules = (): Rule[] => readRules(readFileSync(RULES, "utf8"));

const TITLE = /\b(?:test\(|title: )\s*["`]((?:\d[\d.]*[a-z]? )+)/gu;

/** What the tests in TypeScript show. */
export function rulesInTests(): { id: string; where: string }[] {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".ts"));
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const titles = [...text.matchAll(TITLE)].flatMap(([, ids = ""]) => ids.trim().split(" "));
    return titles.map((id) => ({ id, where: name }));
  });
}
