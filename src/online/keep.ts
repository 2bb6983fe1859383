/** What this device keeps of its rooms: each under its code, the nodes' notes each under a name of their own. */
import * as v from "valibot";
import { count } from "../engine/shape.ts";
import type { Hex } from "../fair/bytes.ts";

/** What the page keeps things in. */
export interface Store {
  read(name: string): string | undefined;
  /** False if it can't be kept. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  names(beginning: string): readonly string[];
}

/** The notes of one node, as it has stored them. */
export interface Shelf {
  readonly stored: ReadonlyMap<string, unknown>;
  /** False if it can't be kept. */
  write(name: string, value: unknown): boolean;
  clear(): void;
}

/** A room that this device can go back to. */
export interface KeptRoom {
  readonly code: string;
  /** Of the key of whoever hosted when it came; nothing if it was told only the code. */
  readonly print: Hex | undefined;
  readonly isHost: boolean;
  readonly game: string;
  /** When it was last there, in milliseconds since 1970. */
  readonly at: number;
}

const FORMAT = "letea-room/1";
const ROOM = "room.";
const ABOUT = "about";
const HOLDER = "holder";
/** Rooms that weren't visited for longest make room for new ones. */
const MOST_ROOMS = 4;

const about = v.strictObject({
  format: v.literal(FORMAT),
  print: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u))),
  isHost: v.boolean(),
  game: v.pipe(v.string(), v.maxLength(40)),
  at: count(8.64e15),
});

/** Why something wasn't kept: a browser that still keeps what it has is full. */
export function whyUnkept(store: Store): "storage-full" | "no-storage" {
  const [name = `${ROOM}${ABOUT}`] = store.names("");
  const text = store.read(name);
  const isKept = store.write(name, text ?? "");
  if (text === undefined) store.remove(name);
  return isKept ? "storage-full" : "no-storage";
}

/** The newest first. What can't be read isn't listed. */
export function keptRooms(store: Store): readonly KeptRoom[] {
  const codes = store.names(ROOM).flatMap((name) => /^room\.([A-Z]{6})\.about$/u.exec(name)?.[1] ?? []);
  return codes
    .flatMap((code) => new RoomKeep(store, code).about() ?? [])
    .sort((one, other) => other.at - one.at || one.code.localeCompare(other.code));
}

/** All that is kept of a room, gone for good. */
export function forgetRoom(store: Store, code: string): void {
  for (const name of store.names(`${ROOM}${code}.`)) store.remove(name);
}

/** Those that were visited last stay. */
export function boundRooms(store: Store, besides: string): void {
  const others = keptRooms(store).filter(({ code }) => code !== besides);
  for (const { code } of others.slice(MOST_ROOMS - 1)) forgetRoom(store, code);
}

/** It goes when the match goes. */
export const draftName = (code: string, match: Hex): string => `${ROOM}${code}.match.${match}.draft`;

export const holderName = (code: string): string => `${ROOM}${code}.${HOLDER}`;

export class RoomKeep {
  readonly #store: Store;
  readonly #code: string;
  readonly #prefix: string;

  constructor(store: Store, code: string) {
    this.#store = store;
    this.#code = code;
    this.#prefix = `${ROOM}${code}.`;
  }

  about(): KeptRoom | undefined {
    const parsed = v.safeParse(about, this.#read(ABOUT));
    if (!parsed.success) return undefined;
    const { print, isHost, game, at } = parsed.output;
    return { code: this.#code, print, isHost, game, at };
  }

  keepAbout({ print, isHost, game, at }: Omit<KeptRoom, "code">): boolean {
    return this.#write(ABOUT, { format: FORMAT, ...(print !== undefined && { print }), isHost, game, at });
  }

  /** From now on the room is this page's: every other one of this device hears of it and lets go. */
  claim(holder: string): boolean {
    return this.#write(HOLDER, holder);
  }

  isHeldBy(holder: string): boolean {
    return this.#read(HOLDER) === holder;
  }

  /** Of the node of the room itself. */
  lobby(): Shelf {
    return this.#shelf("lobby.");
  }

  match(id: Hex): Shelf {
    return this.#shelf(`match.${id}.`);
  }

  /** The matches of which something is kept. */
  matches(): readonly Hex[] {
    const names = this.#store.names(`${this.#prefix}match.`);
    const ids = names.flatMap((name) => /^match\.([0-9a-f]{64})\./u.exec(name.slice(this.#prefix.length))?.[1] ?? []);
    return [...new Set(ids)];
  }

  #shelf(prefix: string): Shelf {
    const [store, beginning] = [this.#store, this.#prefix + prefix];
    const stored = new Map(
      store.names(beginning).map((name) => [name.slice(beginning.length), parsed(store.read(name))] as const),
    );
    return {
      stored,
      write(name, value) {
        if (value === null) store.remove(beginning + name);
        else if (!store.write(beginning + name, JSON.stringify(value))) return false;
        stored.set(name, value);
        return true;
      },
      clear() {
        for (const name of store.names(beginning)) store.remove(name);
        stored.clear();
      },
    };
  }

  #read(name: string): unknown {
    return parsed(this.#store.read(this.#prefix + name));
  }

  #write(name: string, value: unknown): boolean {
    return this.#store.write(this.#prefix + name, JSON.stringify(value));
  }
}

/** It may have been changed outside: what isn't JSON is nothing. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
