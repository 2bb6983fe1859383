/** The table of allowed imports as `src/ARCHITECTURE.md` states it. */

/** A `*` in a row's folder is the name of a game, and the same name wherever else the row has a `*`. */
export interface Row {
  readonly folder: string;
  readonly imports: readonly Permit[];
  /** Packages, modules that Node or the build provide, and `import(…)` for targets computed at run time. */
  readonly foreign: readonly string[];
  readonly pure: boolean;
}

export interface Permit {
  readonly folder: string;
  readonly typesOnly: boolean;
}

const HEAD = ["folder", "may import", "packages"];
const NONE = "–";

export function readTable(markdown: string): readonly Row[] {
  const lines = markdown.split("\n").map(cellsOf);
  const head = lines.findIndex((cells) => HEAD.join() === cells.join());
  if (head === -1) throw new Error(`There is no table with the columns ${HEAD.join(" | ")}.`);
  const end = lines.findIndex((cells, i) => i > head && cells.length === 0);
  const rows = lines.slice(head + 2, end === -1 ? lines.length : end).map(readRow);
  const folders = rows.map(({ folder }) => folder);
  for (const { folder, imports } of rows) {
    if (folders.indexOf(folder) !== folders.lastIndexOf(folder)) throw new Error(`Two rows are about ${folder}.`);
    const unknown = imports.find((permit) => !folders.includes(permit.folder));
    if (unknown) throw new Error(`${folder} may import ${unknown.folder}, which has no row.`);
  }
  return rows;
}

function cellsOf(line: string): readonly string[] {
  if (!line.startsWith("|")) return [];
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function readRow(cells: readonly string[]): Row {
  const [folder = "", imports = "", foreign = ""] = cells;
  if (cells.length !== HEAD.length) throw new Error(`Not a row: ${cells.join(" | ")}`);
  const [name] = listOf(folder, "(pure)");
  if (name === undefined) throw new Error(`Not a folder: ${folder}`);
  return {
    folder: name.text,
    imports: listOf(imports, "(types)").map(({ text, note }) => ({ folder: text, typesOnly: note !== "" })),
    foreign: listOf(foreign).map(({ text }) => text),
    pure: name.note !== "",
  };
}

/** `` `engine`, `session` (types) ``: each may have this note. */
function listOf(cell: string, known?: string): readonly { text: string; note: string }[] {
  if (cell === NONE) return [];
  return cell.split(", ").map((item) => {
    const match = /^`([^`]+)`(?: (\([a-z]+\)))?$/u.exec(item);
    const note = match?.[2] ?? "";
    if (match === null || (note !== "" && note !== known)) {
      throw new Error(`Not an item of the table of imports: ${item}`);
    }
    return { text: match[1] ?? "", note };
  });
}
