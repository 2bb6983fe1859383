/** What is loaded behind the first page: what there is to be played, and all it takes to sit down to it. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Offer } from "./kit.ts";
import type { Shelf } from "./shelf.ts";

export interface Ready {
  readonly shelf: Shelf;
  readonly offer: Offer;
  readonly kit: typeof import("./kit.ts");
}

export interface Loading {
  /** Nothing until it is loaded. */
  readonly ready: ReadonlySignal<Ready | undefined>;
  /** Whatever needs it tries again where it has failed. */
  got(): Promise<Ready>;
}

interface LoadingSetting {
  readonly load: () => Promise<Shelf>;
  readonly onBroken: () => void;
}

export function loadingOf({ load, onBroken }: LoadingSetting): Loading {
  const ready = signal<Ready | undefined>();
  let loading: Promise<Ready> | undefined;

  async function loadAll(): Promise<Ready> {
    const [shelf, kit] = await Promise.all([load(), import("./kit.ts")]);
    const loaded = { shelf, kit, offer: kit.offerOf(shelf) };
    ready.value = loaded;
    return loaded;
  }

  return {
    ready,
    got() {
      loading ??= loadAll().catch((why: unknown) => {
        loading = undefined;
        onBroken();
        throw why;
      });
      return loading;
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
