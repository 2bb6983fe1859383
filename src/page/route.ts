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

/** A page that was to be left and is still there so much later stays. */
const STAYS_AFTER = 1_000;

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
  let isGoingBack = false;
  let isLeaving = false;

  /**
   * Makes the history what it has to be, once all that changes together has changed. The browser goes back in its own
   * time, and whatever changes meanwhile waits.
   */
  function settle(): void {
    if (isGoingBack || isLeaving) return;
    const there = readAddress(location.hash);
    if (route.value !== there.route || asked.value !== there.what) {
      // Nobody comes back to what is open no more.
      const write = depth() > 0 ? "replaceState" : "pushState";
      history[write](null, "", addressOf(route.value, asked.value));
    }
    while (depth() < open.length) history.pushState({ depth: depth() + 1 }, "");
    isGoingBack = depth() > open.length;
    if (isGoingBack) history.go(open.length - depth());
  }

  addEventListener("popstate", () => {
    if (!isGoingBack) {
      const there = readAddress(location.hash);
      batch(() => {
        route.value = there.route;
        asked.value = there.what;
      });
      for (const close of open.splice(depth()).reverse()) close();
    }
    isGoingBack = false;
    settle();
  });
  // What opens while the page is just being loaded anew would leave an entry with nothing below it to go back to.
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
      settle();
    }, STAYS_AFTER);
  });
  // The page may have been loaded anew while something was open.
  settle();

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
function depth(): number {
  const state: unknown = history.state;
  const found = typeof state === "object" && state !== null && "depth" in state ? state.depth : 0;
  return Number.isInteger(found) ? Math.max(0, Number(found)) : 0;
}
