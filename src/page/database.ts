/**
 * Stores in IndexedDB what a killed browser mustn't forget: it's written to disk at once, while localStorage may be
 * written up to a minute later.
 */
import type { Claim, Store, StoreFailure } from "../online/room-store.ts";
import type { Store as OldStore } from "../ui/store.ts";

const DATABASE = "letea";
const KEPT = "kept";
const CLAIMED = "letea.claimed";
/** In milliseconds: a database that takes longer to open is broken. */
const OPENING = 10_000;
const ROOMS = "room.";

export interface DatabaseStore extends Store {
  /** Calls `act` when another page of this device has claimed a name. */
  onClaimed(act: (name: string) => void): () => void;
}

/** `before`: where older versions kept rooms. Those are moved into the database. */
export function databaseStore(before: OldStore): DatabaseStore {
  let opening: Promise<IDBDatabase> | undefined;
  let channel: BroadcastChannel | undefined;

  /** One channel for all uses: over a second one, this page would hear itself. */
  function claims(): BroadcastChannel {
    channel ??= new BroadcastChannel(CLAIMED);
    return channel;
  }

  /** Opens the database again if that has failed, or if it was closed. */
  function opened(): Promise<IDBDatabase> {
    opening ??= openDatabase(before, forget).catch((why: unknown) => {
      forget();
      throw why;
    });
    return opening;
  }

  function forget(): void {
    opening = undefined;
  }

  async function reading<X>(read: (kept: IDBObjectStore) => X): Promise<X> {
    const transaction = (await opened()).transaction(KEPT);
    const asked = read(transaction.objectStore(KEPT));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async function writing(change: (kept: IDBObjectStore) => void, claim?: Claim): Promise<StoreFailure | undefined> {
    try {
      return await written((await opened()).transaction(KEPT, "readwrite", { durability: "strict" }), change, claim);
    } catch (error) {
      // The connection to the database may have been cut.
      forget();
      return whyUnkept(error);
    }
  }

  return {
    async names(beginning) {
      const { result } = await reading((kept) => kept.getAllKeys(from(beginning)));
      return result.map(String);
    },
    async load(beginning) {
      const [keys, values] = await reading((kept) => [kept.getAllKeys(from(beginning)), kept.getAll(from(beginning))]);
      return new Map(keys.result.map((key, at) => [String(key), String(values.result[at])]));
    },
    write: (changes, claim) =>
      writing((kept) => {
        for (const [name, value] of changes) {
          if (value === undefined) kept.delete(name);
          else kept.put(value, name);
        }
      }, claim),
    async claim({ name, holder }) {
      const unkept = await writing((kept) => kept.put(holder, name));
      if (unkept === undefined) claims().postMessage(name);
      return unkept;
    },
    async remove(beginning) {
      await writing((kept) => kept.delete(from(beginning)));
    },
    onClaimed(act) {
      const hear = ({ data }: MessageEvent<unknown>) => act(String(data));
      claims().addEventListener("message", hear);
      return () => claims().removeEventListener("message", hear);
    },
  };
}

function openDatabase(before: OldStore, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DOMException("It doesn't open.", "TimeoutError")), OPENING);
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const kept = request.result.createObjectStore(KEPT);
      for (const name of before.names(ROOMS)) kept.put(before.read(name) ?? "", name);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(late);
      const database = request.result;
      database.onclose = onClosed;
      // Another page wants to change or remove it.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      // They were copied when the database was created.
      for (const name of before.names(ROOMS)) before.remove(name);
      resolve(database);
    };
  });
}

function written(
  transaction: IDBTransaction,
  change: (kept: IDBObjectStore) => void,
  claim: Claim | undefined,
): Promise<StoreFailure | undefined> {
  return new Promise((resolve) => {
    let isElsewhere = false;
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = () => resolve(isElsewhere ? "elsewhere" : whyUnkept(transaction.error));
    const kept = transaction.objectStore(KEPT);
    const held = claim === undefined ? undefined : kept.get(claim.name);
    change(kept);
    // Committed explicitly, so that it's kept even if the page closes at once.
    if (held === undefined) return transaction.commit();
    held.onsuccess = () => {
      isElsewhere = held.result !== undefined && held.result !== claim?.holder;
      if (isElsewhere) transaction.abort();
      else transaction.commit();
    };
  });
}

const from = (beginning: string): IDBKeyRange => IDBKeyRange.bound(beginning, `${beginning}\uffff`);

const whyUnkept = (error: unknown): StoreFailure =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "storage-full" : "no-storage";
