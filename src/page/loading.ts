/** Loads the games, and what is needed to play them, after the first page is shown. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Campaigns } from "../ui/campaign/progress.ts";
import type { Logbook } from "../ui/history/logbook/logbook.ts";
import type { Store } from "../ui/store.ts";
import type { Offer } from "./offer.ts";
import type { Shelf } from "./shelf.ts";
import type { Words } from "./words.ts";

interface LoadedBasics {
  readonly shelf: Shelf;
  readonly basic: typeof import("./basic-kit.ts");
}

interface Loaded extends LoadedBasics {
  readonly kit: typeof import("./kit.ts");
  readonly logbook: Logbook;
  readonly campaigns: Campaigns;
}

interface AtHand {
  /** Of the game at hand. */
  readonly offer: Offer;
}

/** All that a hand needs. */
export type Basics = LoadedBasics & AtHand;

export type Ready = Loaded & AtHand;

type Dialogs = typeof import("./dialogs.ts");

export interface Loading {
  /** Undefined until they are loaded. */
  readonly basics: ReadonlySignal<Basics | undefined>;
  /** Loads what is not loaded yet of them, and tries again after a failure. */
  whenBasics(): Promise<Basics>;
  /** Undefined until all is loaded. */
  readonly ready: ReadonlySignal<Ready | undefined>;
  /** Loads what is not loaded yet, and tries again after a failure. */
  whenReady(): Promise<Ready>;
  /** Undefined until they are loaded, with the rest if this page isn't a hand. */
  readonly dialogs: ReadonlySignal<Dialogs | undefined>;
  loadDialogs(): Promise<void>;
}

interface LoadingSetting {
  readonly load: () => Promise<Shelf>;
  readonly store: Store;
  readonly atHand: ReadonlySignal<string>;
  /** This page is a player's hand: dialogs can wait. */
  readonly isHand: () => boolean;
  readonly words: Words;
  readonly onBroken: () => void;
}

export function loadingOf({ load, store, atHand, isHand, words, onBroken }: LoadingSetting): Loading {
  const basics = signal<LoadedBasics | undefined>();
  const loaded = signal<Loaded | undefined>();
  const dialogs = signal<Dialogs | undefined>();
  const withOffer = <X extends LoadedBasics>(all: X): X & AtHand => ({
    ...all,
    offer: all.basic.offerOf(all.shelf, atHand.value),
  });
  const loadBasics = once(async () => {
    const [shelf, basic] = await Promise.all([load(), import("./basic-kit.ts")]);
    await words.add(basic.loadTexts, ...Object.values(shelf.tables).map(({ loadTexts }) => loadTexts));
    basics.value = { shelf, basic };
    return basics.value;
  }, onBroken);
  const loadAll = once(async () => {
    const [basic, kit] = await Promise.all([loadBasics(), import("./kit.ts"), isHand() ? undefined : fetchDialogs()]);
    loaded.value = { ...basic, kit, logbook: kit.logbookIn(store), campaigns: kit.campaignsIn(store) };
    return loaded.value;
  }, onBroken);

  async function fetchDialogs(): Promise<void> {
    dialogs.value ??= await import("./dialogs.ts");
  }

  return {
    dialogs,
    loadDialogs: () =>
      fetchDialogs().catch((why: unknown) => {
        onBroken();
        throw why;
      }),
    basics: computed(() => basics.value && withOffer(basics.value)),
    whenBasics: async () => withOffer(await loadBasics()),
    ready: computed(() => loaded.value && withOffer(loaded.value)),
    whenReady: async () => withOffer(await loadAll()),
  };
}

/** What is loaded once, and again only after a failure. */
function once<X>(load: () => Promise<X>, onBroken: () => void): () => Promise<X> {
  let loading: Promise<X> | undefined;
  return () => {
    loading ??= load().catch((why: unknown) => {
      loading = undefined;
      onBroken();
      throw why;
    });
    return loading;
  };
}

/** Fetches what the table needs while somebody still reads the first page. */
export function fetchAhead({ offer: { table } }: Ready): void {
  const fetch = async () => {
    const [{ art }] = await Promise.all([table.loadShow(), table.loadViews(), import("../scenes/open-world.ts")]);
    // Offered before the first match.
    if (table.loadLesson !== undefined) await Promise.all([table.loadLesson(), import("./lesson-offer.tsx")]);
    for (const { url } of art) new Image().src = url;
  };
  // What fails here is fetched again when it's needed.
  const begin = () => fetch().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
