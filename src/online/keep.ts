/** What this device keeps of its rooms: each under its code, the nodes' notes each under a name of their own. */
import * as v from "valibot";
import { count } from "../engine/shape.ts";
import type { Hex } from "../fair/bytes.ts";

/** Why something isn't kept; `elsewhere`: another page of this device has claimed what it belongs to. */
export type Unkept = "storage-full" | "no-storage" | "elsewhere";

/** Which page a room is in, under which name that is kept. */
export interface Claim {
  readonly name: string;
  readonly holder: string;
}

/** What the page keeps things in: whatever it has said to be kept is there again, even if the browser is killed. */
export interface Store {
  /** Of everything that is kept, those that begin like this. Rejected where nothing can be read. */
  names(beginning: string): Promise<readonly string[]>;
  load(beginning: string): Promise<ReadonlyMap<string, string>>;
  /** All of it or nothing, unless somebody else has claimed it; what is nothing goes. */
  write(changes: ReadonlyMap<string, string | undefined>, claim?: Claim): Promise<Unkept | undefined>;
  /** From now on what it guards is this page's: every other one of this device hears of it. */
  claim(claim: Claim): Promise<Unkept | undefined>;
  remove(beginning: string): Promise<void>;
}

/** The notes of one node, as it has stored them. */
export interface Shelf {
  /** As it was written last, be it there to stay yet or not. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** All in one go. Once nothing comes back it's there to stay. */
  write(values: ReadonlyMap<string, unknown>): Promise<Unkept | undefined>;
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

/** The newest first. What can't be read isn't listed. */
export async function keptRooms(store: Store): Promise<readonly KeptRoom[]> {
  const codes = (await store.names(ROOM)).flatMap((name) => /^room\.([A-Z]{6})\.about$/u.exec(name)?.[1] ?? []);
  const rooms = await Promise.all(codes.map(async (code) => readAbout(code, await store.load(nameOf(code, ABOUT)))));
  return rooms
    .flatMap((room) => room ?? [])
    .sort((one, other) => other.at - one.at || one.code.localeCompare(other.code));
}

function readAbout(code: string, kept: ReadonlyMap<string, string>): KeptRoom | undefined {
  const read = v.safeParse(about, parsed(kept.get(nameOf(code, ABOUT))));
  if (!read.success) return undefined;
  const { print, isHost, game, at } = read.output;
  return { code, print, isHost, game, at };
}

/** All that is kept of a room, gone for good. */
export const forgetRoom = (store: Store, code: string): Promise<void> => store.remove(nameOf(code, ""));

/** Those that were visited last stay. */
async function boundRooms(store: Store, besides: string): Promise<void> {
  const others = (await keptRooms(store)).filter(({ code }) => code !== besides);
  for (const { code } of others.slice(MOST_ROOMS - 1)) await forgetRoom(store, code);
}

const nameOf = (code: string, name: string): string => `${ROOM}${code}.${name}`;

/** Takes the room from any other page of this device, with all that is kept of it. */
export async function openKeep(store: Store, code: string, holder: string): Promise<RoomKeep | Unkept> {
  const claim = { name: nameOf(code, HOLDER), holder: JSON.stringify(holder) };
  const unkept = await store.claim(claim);
  if (unkept !== undefined) return unkept;
  try {
    return new RoomKeep(store, code, claim, await store.load(nameOf(code, "")));
  } catch {
    return "no-storage";
  }
}

/** What is kept of a room, as long as it's this page's. */
export class RoomKeep {
  readonly #store: Store;
  readonly #code: string;
  readonly #prefix: string;
  readonly #claim: Claim;
  /** As it was read when the room was opened, and written since. */
  readonly #kept: Map<string, unknown>;

  constructor(store: Store, code: string, claim: Claim, kept: ReadonlyMap<string, string>) {
    this.#store = store;
    this.#code = code;
    this.#prefix = nameOf(code, "");
    this.#claim = claim;
    this.#kept = new Map([...kept].map(([name, text]) => [name.slice(this.#prefix.length), parsed(text)]));
  }

  /** Whether another page of this device may have taken it, if something was claimed under that name. */
  async isLost(name: string): Promise<boolean> {
    if (name !== this.#claim.name) return false;
    const held = (await this.#store.load(name)).get(name);
    return held !== undefined && held !== this.#claim.holder;
  }

  /** Others make room for it. */
  async keepAbout({ print, isHost, game, at }: Omit<KeptRoom, "code">): Promise<void> {
    const told = { format: FORMAT, ...(print !== undefined && { print }), isHost, game, at };
    await this.#write(new Map([[ABOUT, told]]));
    await boundRooms(this.#store, this.#code);
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
    const ids = [...this.#kept.keys()].flatMap((name) => /^match\.([0-9a-f]{64})\./u.exec(name)?.[1] ?? []);
    return [...new Set(ids)];
  }

  #shelf(beginning: string): Shelf {
    const own = [...this.#kept].filter(([name]) => name.startsWith(beginning));
    const stored = new Map(own.map(([name, value]) => [name.slice(beginning.length), value]));
    return {
      stored,
      write: (values) => {
        for (const [name, value] of values) stored.set(name, value);
        return this.#write(new Map([...values].map(([name, value]) => [beginning + name, value])));
      },
      clear: () => {
        const names = [...stored.keys()];
        stored.clear();
        // Where that fails, nothing that comes after it is kept either.
        this.#write(new Map(names.map((name) => [beginning + name, null]))).catch(() => undefined);
      },
    };
  }

  #write(values: ReadonlyMap<string, unknown>): Promise<Unkept | undefined> {
    for (const [name, value] of values) {
      if (value === null) this.#kept.delete(name);
      else this.#kept.set(name, value);
    }
    const texts = [...values].map(
      ([name, value]) => [this.#prefix + name, value === null ? undefined : JSON.stringify(value)] as const,
    );
    return this.#store.write(new Map(texts), this.#claim);
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
