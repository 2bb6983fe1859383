/** Makes the files of a new game: the renamed template, and a line in each list of games. */
import type { SourceFile } from "./source-file.ts";

/** As deep as a game's folder, so that relative imports stay the same. */
const TEMPLATE = "src/tools/template/";
const LISTS = ["index", "tables", "boxes"].map((list) => `src/games/${list}.ts`);

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
const LONGEST = 30;

/** Why this can't be the name of a new game, in one line, if it can't. */
export function whyNot(files: readonly SourceFile[], name: string): string | undefined {
  if (!NAME.test(name) || name.length > LONGEST) {
    return `"${name}" can't be a game's name: lower-case letters, digits and single hyphens, a letter first, at most ${LONGEST}.`;
  }
  const taken = [folderOf(name), lawsOf(name)].find((path) => files.some((file) => file.path.startsWith(path)));
  if (taken !== undefined) return `"${name}" is taken: there is ${taken} already.`;
  // A test forbids to name a game outside its folder, so the name mustn't be used anywhere.
  const isOutside = ({ path }: SourceFile): boolean =>
    path.startsWith("src/") && !path.startsWith("src/games/") && !path.endsWith(".md");
  const naming = files.find((file) => isOutside(file) && namesGame(file.text, name));
  if (naming === undefined) return undefined;
  const line = naming.text.split("\n").findIndex((one) => namesGame(one, name)) + 1;
  return `"${name}" is written elsewhere in the code (${naming.path}:${line}), where no game may be named: choose a word of its own.`;
}

export const folderOf = (name: string): string => `src/games/${name}/`;
const lawsOf = (name: string): string => `test/laws/${name}.test.ts`;

/** All new or changed files. */
export function newGame(files: readonly SourceFile[], name: string): readonly SourceFile[] {
  const own = files
    .filter(isTemplate)
    .map(({ path, text }) => ({ path: path.replace(TEMPLATE, folderOf(name)), text: renamed(text, name) }));
  const lists = files
    .filter(({ path }) => LISTS.includes(path))
    .map(({ path, text }) => ({ path, text: entered(text, name) }));
  return [...own, ...lists, { path: lawsOf(name), text: renamed(LAWS, name) }];
}

export const isTemplate = ({ path }: SourceFile): boolean => path.startsWith(TEMPLATE);

const LAWS = `import { newGame } from "../../src/games/new-game/game.ts";
import { holdLaws } from "./hold-laws.ts";
import { subjectOf } from "./subjects.ts";

holdLaws(subjectOf(newGame), import.meta.url);
`;

/** Whether the text has this name, as a word or as a part of an identifier: "go" isn't in "good", but in `goBoard`. */
export function namesGame(text: string, name: string): boolean {
  const { variable, type, title } = writingsOf(name);
  const asWord = `(?<![a-z])(?:${name}|${variable})`;
  return new RegExp(`(?:${asWord}|${type}|${title})(?![a-z])`, "u").test(withoutAccents(text));
}

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Replaces the template's name "new-game" in all its spellings. */
function renamed(text: string, name: string): string {
  const { variable, type, title } = writingsOf(name);
  return text
    .replaceAll("new-game", name)
    .replaceAll("newGame", variable)
    .replaceAll("NewGame", type)
    .replaceAll("New Game", title);
}

function writingsOf(name: string) {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join("");
  return { variable: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(" ") };
}

/** Adds an import like the last one, and a member of the list. */
function entered(text: string, name: string): string {
  const [last = "", ownName = ""] = /^import \{.* \} from "\.\/([^/]+)\/.*;$/mu.exec(text) ?? [];
  const [{ variable }, { variable: known }] = [writingsOf(name), writingsOf(ownName)];
  const line = last
    .replace(`"./${ownName}/`, `"./${name}/`)
    .replace(new RegExp(`\\b${known} \\}`, "u"), `${variable} }`);
  const isByName = /= \{/u.test(text);
  const member = isByName && variable !== name ? `"${name}": ${variable}` : variable;
  return text.replace(last, `${last}\n${line}`).replace(/(= [[{][^\]}]*?),?\s*([\]}];)/u, `$1, ${member} $2`);
}
