/** The licences of all packages that the page contains. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As npm names it. */
  readonly licence: string;
  readonly text: string;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** These are not part of the page. */
const SERVER_ONLY = ["express", "ws"];
/** Nothing of these is in the page either. */
const TYPES = "@types/";

/** Of the page's dependencies and of theirs, sorted by name. */
export function licencesOf(root: string): Licence[] {
  const { dependencies = {} } = readPackage(root);
  const names = new Set(Object.keys(dependencies).filter((name) => !SERVER_ONLY.includes(name)));
  const found: Licence[] = [];
  for (const name of names) {
    const folder = join(root, "node_modules", name);
    const { version, license = "", dependencies: needed = {} } = readPackage(folder);
    found.push({ name, version, licence: license, text: licenceText(folder) });
    for (const one of Object.keys(needed)) if (!one.startsWith(TYPES)) names.add(one);
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function licenceText(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/iu.test(one));
  if (!file) throw new Error(`${folder} comes without its licence`);
  return readFileSync(join(folder, file), "utf8").trim();
}
