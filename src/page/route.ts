/**
 * Where on the page one is. The address says it, so a reload comes back to the table; and the browser's history has one
 * more entry for each thing that lies open, so that its way back closes what is open first, and leaves then.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Layers } from "../ui/shell/layers.ts";

const ROUTES = ["home", "game", "table", "watch", "past", "room"] as const;
export type Route = (typeof ROUTES)[number];

/** Nowhere, if it isn't said which one. */
const OF_SOMETHING: readonly Route[] = ["game", "room"];

/** What is asked for by an address: `#room=CODE`, `#game=ID`. */
interface Asked {
  readonly route: Route;
  readonly what: string;
}

/** What each of our entries in the browser's history keeps. */
interface Entry {
  /** How many things are open there. */
  readonly depth: number;
  /** Which of our entries it is, to tell the way back from the way forward. */
  readonly position: number;
}

export interface Router extends Layers {
  readonly route: ReadonlySignal<Route>;
  /** Which room, as an invitation tells it, or of which game; nothing where it isn't said. */
  readonly asked: ReadonlySignal<string>;
  go(route: Route, what?: string): void;
}

export function router(): Router {
  const first = readAddress(location.hash);
  const route = signal(first.route);
  const asked = signal(first.what);
  /** What closes each thing that lies open, from the lowest. */
  const open: (() => void)[] = [];
  // Loaded anew while something was open, this entry stays as one where nothing is. Going back to the one below would be
  // nicer, but a browser that was asked to reload just before that something opened takes this entry for the one below
  // already, and would leave the page.
  const entered = { depth: 0, position: entryHere()?.position ?? 0 };
  history.replaceState(entered, "");
  let { position } = entered;
  let isGoingBack = false;

  /**
   * Makes the history what it has to be, once all that changes together has changed. The browser goes back in its own
   * time, and whatever changes meanwhile waits.
   */
  function settle(): void {
    if (isGoingBack) return;
    const there = readAddress(location.hash);
    if (route.value !== there.route || asked.value !== there.what) {
      // Nobody comes back to what is open no more.
      const address = addressOf(route.value, asked.value);
      if (depth() > 0) history.replaceState({ depth: 0, position }, "", address);
      else push(0, address);
    }
    while (depth() < open.length) push(depth() + 1);
    isGoingBack = depth() > open.length;
    if (isGoingBack) history.go(open.length - depth());
  }

  function push(depth: number, address?: string): void {
    position += 1;
    history.pushState({ depth, position }, "", address);
  }

  /** Comes back with whether anything is another way now. */
  function follow(): boolean {
    const there = readAddress(location.hash);
    const closing = open.splice(depth()).reverse();
    const isElsewhere = route.value !== there.route || asked.value !== there.what;
    batch(() => {
      route.value = there.route;
      asked.value = there.what;
    });
    for (const close of closing) close();
    return isElsewhere || closing.length > 0;
  }

  addEventListener("popstate", () => {
    const entry = entryHere();
    // An address that was typed has made an entry of its own.
    if (entry === undefined) history.replaceState({ depth: 0, position: position + 1 }, "");
    const from = position;
    position = entry?.position ?? from + 1;
    // Below an entry at which the page was loaded anew is one that looks the same: one press of a button passes both.
    if (!isGoingBack && !follow() && position < from) return history.back();
    isGoingBack = false;
    settle();
  });

  return {
    route,
    asked,
    go(to, what = "") {
      batch(() => {
        route.value = to;
        asked.value = what;
      });
      queueMicrotask(settle);
    },
    lay(close) {
      open.push(close);
      // Where one gives way to another, nothing changes.
      queueMicrotask(settle);
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
        queueMicrotask(settle);
      };
    },
  };
}

/** What isn't the address of anything is that of the first page. */
export function readAddress(hash: string): Asked {
  const [name = "", ...rest] = hash.slice(1).split("=");
  const what = rest.join("=");
  const route = ROUTES.find((one) => one === name) ?? "home";
  const isNowhere = route === "home" || (what === "" && OF_SOMETHING.includes(route));
  return isNowhere ? { route: "home", what: "" } : { route, what };
}

function addressOf(route: Route, what: string): string {
  if (route === "home") return location.pathname + location.search;
  return what === "" ? `#${route}` : `#${route}=${what}`;
}

/** How many things were open where the history is now. */
const depth = (): number => entryHere()?.depth ?? 0;

function entryHere(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("depth" in state) || !("position" in state)) return undefined;
  const [depth, position] = [Number(state.depth), Number(state.position)];
  return [depth, position].every((count) => Number.isSafeInteger(count) && count >= 0)
    ? { depth, position }
    : undefined;
}
