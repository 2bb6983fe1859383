/**
 * Where on the page one is. The address says it, so a reload comes back to the table; and the browser's history has one
 * more entry for each thing that lies open, so that its way back closes what is open first, and leaves then.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Layers } from "../ui/shell/layers.ts";

export const ROUTES = ["home", "table", "watch", "past"] as const;
export type Route = (typeof ROUTES)[number];

export interface Router extends Layers {
  readonly route: ReadonlySignal<Route>;
  go(route: Route): void;
}

export function router(): Router {
  const route = signal(routeAsked());
  /** What closes each thing that lies open, from the lowest. */
  const open: (() => void)[] = [];
  let isGoingBack = false;

  /**
   * Makes the history what it has to be, once all that changes together has changed. The browser goes back in its own
   * time, and whatever changes meanwhile waits.
   */
  function settle(): void {
    if (isGoingBack) return;
    if (route.value !== routeAsked()) {
      // Nobody comes back to what is open no more.
      const write = depth() > 0 ? "replaceState" : "pushState";
      history[write](null, "", route.value === "home" ? location.pathname + location.search : `#${route.value}`);
    }
    while (depth() < open.length) history.pushState({ depth: depth() + 1 }, "");
    isGoingBack = depth() > open.length;
    if (isGoingBack) history.go(open.length - depth());
  }

  addEventListener("popstate", () => {
    if (!isGoingBack) {
      route.value = routeAsked();
      for (const close of open.splice(depth()).reverse()) close();
    }
    isGoingBack = false;
    settle();
  });
  // The page may have been loaded anew while something was open.
  settle();

  return {
    route,
    go(to) {
      route.value = to;
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

const routeAsked = (): Route => ROUTES.find((route) => `#${route}` === location.hash) ?? "home";

/** How many things were open where the history is now. */
function depth(): number {
  const state: unknown = history.state;
  const found = typeof state === "object" && state !== null && "depth" in state ? state.depth : 0;
  return Number.isInteger(found) ? Math.max(0, Number(found)) : 0;
}
