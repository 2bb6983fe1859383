/** What this device keeps of its rooms, by code, and in each room by node. */
import * as v from "valibot";
import { count } from "../engine/shape.ts";
import type { Bytes, Hex } from "../fair/bytes.ts";

/** Why something isn't kept; `elsewhere`: another page of this device has claimed what it belongs to. */
export type StoreFailure = "storage-full" | "no-storage" | "elsewhere";

/** Which page a room is in, under which name that is kept. */
export interface Claim {
  readonly name: string;
  readonly holder: string;
}

/** The page's durable storage: what it has confirmed survives even if the browser is killed. */
export interface Store {
  /** The names of stored values that begin like this. Rejected if nothing can be read. */
  names(beginning: string): Promise<readonly string[]>;
  load(beginning: string): Promise<ReadonlyMap<string, string>>;
  /** All or nothing; refused if another page has claimed it. `undefined` deletes. */
  write(changes: ReadonlyMap<string, string | undefined>, claim?: Claim): Promise<StoreFailure | undefined>;
  /** From now on what it guards belongs to this page; other pages of this device are told. */
  claim(claim: Claim): Promise<StoreFailure | undefined>;
  remove(beginning: string): Promise<void>;
}

/** What one node has stored. */
export interface NodeStore {
  /** As it was written last, durable yet or not. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** All in one go. Resolves to nothing once it's durable. */
  write(values: ReadonlyMap<string, unknown>): Promise<StoreFailure | undefined>;
  clear(): void;
}

/** A room that this device can go back to. */
export interface KeptRoom {
  readonly code: string;
  /** Of the key of the host at the time; nothing if only the code is known. */
  readonly print: Hex | undefined;
  readonly isHost: boolean;
  readonly game: string;
  /** When this device was last there, in milliseconds since 1970. */
  readonly at: number;
  /** A match is to be finished there, in which somebody plays from this device. */
  readonly isUnderWay: boolean;
}

const FORMAT = "letea-room/1";
const ROOM = "room.";
const ABOUT = "about";
const HOLDER = "holder";
/** The rooms visited longest ago are forgotten, those with a match to be finished only for others like it. */
const MOST_ROOMS = 4;
const MOST_UNDER_WAY = 12;

const about = v.strictObject({
  format: v.literal(FORMAT),
  print: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u))),
  isHost: v.boolean(),
  game: v.pipe(v.string(), v.maxLength(40)),
  at: count(8.64e15),
  // Older versions of the page didn't say.
  isUnderWay: v.optional(v.boolean(), false),
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
  const { print, isHost, game, at, isUnderWay } = read.output;
  return { code, print, isHost, game, at, isUnderWay };
}

/** All that is kept of a room, gone for good. */
export const forgetRoom = (store: Store, code: string): Promise<void> => store.remove(nameOf(code, ""));

/** All that is kept of a room, but which page it's in. */
export async function roomKept(store: Store, code: string): Promise<ReadonlyMap<string, string>> {
  const kept = new Map(await store.load(nameOf(code, "")));
  kept.delete(nameOf(code, HOLDER));
  return kept;
}

export const writeKept = (kept: ReadonlyMap<string, string>): Bytes =>
  new TextEncoder().encode(JSON.stringify([...kept]));

const keptPairs = v.array(v.tuple([v.string(), v.string()]));

/** Undefined if it isn't what is kept of this room. */
export function readKept(bytes: Bytes | undefined, code: string): ReadonlyMap<string, string> | undefined {
  const text = bytes && new TextDecoder().decode(bytes);
  const read = v.safeParse(keptPairs, parsed(text));
  const isOfRoom = read.success && read.output.every(([name]) => name.startsWith(nameOf(code, "")));
  return isOfRoom && read.output.length > 0 ? new Map(read.output) : undefined;
}

/** Those that were visited last stay, and the one that this page is in. */
async function boundRooms(store: Store, here: string): Promise<void> {
  const rooms = await keptRooms(store);
  const [own, others] = [rooms.filter(({ code }) => code === here), rooms.filter(({ code }) => code !== here)];
  const all = [...own, ...others];
  const tooMany = [
    ...all.filter(({ isUnderWay }) => isUnderWay).slice(MOST_UNDER_WAY),
    ...all.filter(({ isUnderWay }) => !isUnderWay).slice(MOST_ROOMS),
  ];
  for (const { code } of tooMany) await forgetRoom(store, code);
}

const nameOf = (code: string, name: string): string => `${ROOM}${code}.${name}`;

/** Takes the room from any other page of this device, with all that is kept of it. */
export async function openRoomStore(store: Store, code: string, holder: string): Promise<RoomStore | StoreFailure> {
  const claim = { name: nameOf(code, HOLDER), holder: JSON.stringify(holder) };
  const failure = await store.claim(claim);
  if (failure !== undefined) return failure;
  try {
    return new RoomStore(store, code, claim, await store.load(nameOf(code, "")));
  } catch {
    return "no-storage";
  }
}

/** What is kept of a room, as long as it's this page's. */
export class RoomStore {
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

  /** Forgets other rooms if there are too many. */
  async keepAbout({ print, isHost, game, at, isUnderWay }: Omit<KeptRoom, "code">): Promise<void> {
    const told = { format: FORMAT, ...(print !== undefined && { print }), isHost, game, at, isUnderWay };
    await this.#write(new Map([[ABOUT, told]]));
    await boundRooms(this.#store, this.#code);
  }

  /** Of the node of the room itself. */
  lobby(): NodeStore {
    return this.#shelf("lobby.");
  }

  match(id: Hex): NodeStore {
    return this.#shelf(`match.${id}.`);
  }

  /** The matches of which something is kept. */
  matches(): readonly Hex[] {
    const ids = [...this.#kept.keys()].flatMap((name) => /^match\.([0-9a-f]{64})\./u.exec(name)?.[1] ?? []);
    return [...new Set(ids)];
  }

  #shelf(beginning: string): NodeStore {
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

  #write(values: ReadonlyMap<string, unknown>): Promise<StoreFailure | undefined> {
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

/** Storage may have been changed from outside: what isn't JSON counts as missing. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
