/** Loads the games, and what is needed to play them, after the first page is shown. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Campaigns } from "../ui/campaign/progress.ts";
import type { Logbook } from "../ui/history/logbook/logbook.ts";
import type { Store } from "../ui/store.ts";
import type { Offer } from "./offer.ts";
import type { Shelf } from "./shelf.ts";
import type { Words } from "./words.ts";

interface Loaded {
  readonly shelf: Shelf;
  readonly kit: typeof import("./kit.ts");
  readonly logbook: Logbook;
  readonly campaigns: Campaigns;
}

export interface Ready extends Loaded {
  /** Of the game at hand. */
  readonly offer: Offer;
}

type Dialogs = typeof import("./dialogs.ts");

export interface Loading {
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
  const loaded = signal<Loaded | undefined>();
  const dialogs = signal<Dialogs | undefined>();
  const readyWith = (all: Loaded): Ready => ({ ...all, offer: all.kit.offerOf(all.shelf, atHand.value) });
  let loading: Promise<Loaded> | undefined;

  async function loadAll(): Promise<Loaded> {
    const [shelf, kit] = await Promise.all([load(), import("./kit.ts"), isHand() ? undefined : fetchDialogs()]);
    await words.add(kit.loadTexts, ...Object.values(shelf.tables).map(({ loadTexts }) => loadTexts));
    loaded.value = { shelf, kit, logbook: kit.logbookIn(store), campaigns: kit.campaignsIn(store) };
    return loaded.value;
  }

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
    ready: computed(() => loaded.value && readyWith(loaded.value)),
    async whenReady() {
      loading ??= loadAll().catch((why: unknown) => {
        loading = undefined;
        onBroken();
        throw why;
      });
      return readyWith(await loading);
    },
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
