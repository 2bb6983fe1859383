/** What is loaded behind the first page: the games, and all it takes to sit down to one of them. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Offer } from "./kit.ts";
import type { Shelf } from "./shelf.ts";

interface Loaded {
  readonly shelf: Shelf;
  readonly kit: typeof import("./kit.ts");
}

export interface Ready extends Loaded {
  /** Of the game at hand. */
  readonly offer: Offer;
}

export interface Loading {
  /** Nothing until it is loaded. */
  readonly ready: ReadonlySignal<Ready | undefined>;
  /** Whatever needs it tries again where it has failed. */
  got(): Promise<Ready>;
}

interface LoadingSetting {
  readonly load: () => Promise<Shelf>;
  readonly atHand: ReadonlySignal<string>;
  readonly onBroken: () => void;
}

export function loadingOf({ load, atHand, onBroken }: LoadingSetting): Loading {
  const loaded = signal<Loaded | undefined>();
  const readyWith = (all: Loaded): Ready => ({ ...all, offer: all.kit.offerOf(all.shelf, atHand.value) });
  let loading: Promise<Loaded> | undefined;

  async function loadAll(): Promise<Loaded> {
    const [shelf, kit] = await Promise.all([load(), import("./kit.ts")]);
    loaded.value = { shelf, kit };
    return loaded.value;
  }

  return {
    ready: computed(() => loaded.value && readyWith(loaded.value)),
    async got() {
      loading ??= loadAll().catch((why: unknown) => {
        loading = undefined;
        onBroken();
        throw why;
      });
      return readyWith(await loading);
    },
  };
}

/** While somebody reads the first page, what comes next is fetched. */
export function fetchAhead({ offer: { table } }: Ready): void {
  const fetch = async () => {
    const [{ art }] = await Promise.all([table.loadShow(), table.loadViews(), import("../scenes/open-world.ts")]);
    for (const { url } of art) new Image().src = url;
  };
  // What fails here is asked for again when it is needed.
  const begin = () => fetch().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
