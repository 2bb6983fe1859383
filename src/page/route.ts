/**
 * Where on the page one is. The address says it, so a reload comes back to the table; and the browser's history has one
 * more entry for each thing that lies open, so that its way back closes what is open first, and leaves then.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Layers } from "../ui/shell/layers.ts";

export const ROUTES = ["home", "table", "watch", "past"] as const;
export type Route = (typeof ROUTES)[number] | "room";

/** What stands before the name of a room. */
const ROOM = "#room=";
/** A page that was to be left and is still there so much later stays. */
const STAYS_AFTER = 1_000;

export interface Router extends Layers {
  readonly route: ReadonlySignal<Route>;
  /** Which room, as an invitation tells it: nothing elsewhere. */
  readonly asked: ReadonlySignal<string>;
  go(route: Route, room?: string): void;
}

export function router(): Router {
  const route = signal(routeAsked());
  const asked = signal(roomAsked());
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
    if (route.value !== routeAsked() || asked.value !== roomAsked()) {
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
      route.value = routeAsked();
      asked.value = roomAsked();
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
    go(to, room = "") {
      batch(() => {
        route.value = to;
        asked.value = room;
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

const roomAsked = (): string => (location.hash.startsWith(ROOM) ? location.hash.slice(ROOM.length) : "");

const routeAsked = (): Route =>
  roomAsked() === "" ? (ROUTES.find((route) => `#${route}` === location.hash) ?? "home") : "room";

function addressOf(route: Route, room: string): string {
  if (route === "room") return ROOM + room;
  return route === "home" ? location.pathname + location.search : `#${route}`;
}

/** How many things were open where the history is now. */
function depth(): number {
  const state: unknown = history.state;
  const found = typeof state === "object" && state !== null && "depth" in state ? state.depth : 0;
  return Number.isInteger(found) ? Math.max(0, Number(found)) : 0;
}
