/** What people and bots are called in a room, and at its table. */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { cleanName, cut } from "../net/words.ts";
import type { Lobby } from "./lobby.ts";

export const MOST_NAME = 40;

/** As it may be shown to others; refused if nothing is left of it. */
export function named(raw: string): string {
  const name = calling(raw);
  if (name === "") throw new Refusal("no-name");
  return name;
}

/** The same where nobody has to have a name. */
export const calling = (raw: string): string => cleanName(cut(cleanName(raw), MOST_NAME));

/** Adds a number to names that look the same as an earlier one. Empty names stay empty. */
export function unique(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === "") return name;
    const own = taken.has(seenAs(name)) ? firstFree(name, taken) : name;
    taken.add(seenAs(own));
    return own;
  });
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  let k = 2;
  while (taken.has(seenAs(numbered(name, k)))) k++;
  return numbered(name, k);
}

/** Letters of other alphabets, and figures, that are drawn like those below them. */
const DRAWN = "авеiікмнорстухјѕһԁԛԝӏ1ıαβεζηικμνορτυχ0";
const DRAWN_AS = "abellkmhopctyxjshdqwlllabezhlkmnoptyxo";
const LOOKS: ReadonlyMap<string, string> = new Map([...DRAWN].map((letter, k) => [letter, [...DRAWN_AS][k] ?? letter]));

/** A key that is the same for names that look alike. */
function seenAs(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s|\ufe0e|\ufe0f/gu, "");
  return [...plain].map((letter) => LOOKS.get(letter) ?? letter).join("");
}

/** What all in a lobby are called, each told apart from the others: as at the table, and after them whoever watches, or waits at the door. */
export function calledIn({ seats, guests, waiting }: Lobby): Called {
  const isSeated = (one: Hex) => seats.some((seat) => seat.by === "person" && seat.device === one);
  const watching = [...guests.filter(({ device }) => !isSeated(device)), ...waiting];
  const sitting = seats.map((seat) => (seat.by === "open" ? "" : seat.name));
  const names = unique([...sitting, ...watching.map(({ name }) => name)]);
  const devices = new Map(watching.map(({ device }, k) => [device, names[seats.length + k] ?? ""] as const));
  for (const [at, seat] of seats.entries()) {
    if (seat.by === "person" && !devices.has(seat.device)) devices.set(seat.device, names[at] ?? "");
  }
  return { seats: names.slice(0, seats.length), devices };
}

export interface Called {
  readonly seats: readonly string[];
  /** Of one with several seats, as at its first. */
  readonly devices: ReadonlyMap<Hex, string>;
}

/** Whether somebody with this name may be called so at a table. */
export function isCalled(name: string, given: string, seats: number): boolean {
  return given === name || Array.from({ length: seats }, (_, k) => numbered(name, k + 2)).includes(given);
}

function numbered(name: string, k: number): string {
  const end = ` (${k})`;
  return cut(name, MOST_NAME - end.length).trim() + end;
}
