/** What people and bots are called in a room, and at its table. */
import { readable } from "../engine/name.ts";
import { Refusal } from "../engine/refusal.ts";

export const MOST_NAME = 40;

/** As it may be shown to others; refused if nothing is left of it. */
export function named(raw: string): string {
  const name = calling(raw);
  if (name === "") throw new Refusal("no-name");
  return name;
}

/** The same where nobody has to have a name. */
export const calling = (raw: string): string => readable(cut(readable(raw), MOST_NAME));

/** Of two who are called the same the second is told apart. */
export function unique(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = taken.has(name) ? firstFree(name, taken) : name;
    taken.add(own);
    return own;
  });
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  let k = 2;
  while (taken.has(numbered(name, k))) k++;
  return numbered(name, k);
}

/** Whether somebody with this name may be called so at a table. */
export function isCalled(name: string, given: string, seats: number): boolean {
  return given === name || Array.from({ length: seats }, (_, k) => numbered(name, k + 2)).includes(given);
}

function numbered(name: string, k: number): string {
  const end = ` (${k})`;
  return cut(name, MOST_NAME - end.length).trim() + end;
}

/** Only whole characters. */
function cut(name: string, most: number): string {
  let short = "";
  for (const character of name) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short;
}
