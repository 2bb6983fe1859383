/**
 * Which part of the page is shown. It's in the address, so a reload comes back to it. The browser's history has one more
 * entry for each open layer, so that its back button closes the layers first and only then leaves.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Layers } from "../ui/shell/layers.ts";

const ROUTES = ["home", "game", "table", "watch", "past", "replay", "room", "hand", "take"] as const;
export type Route = (typeof ROUTES)[number];

/** A room, and the same room on a phone that is only its player's hand. */
const IN_ROOM: readonly Route[] = ["room", "hand"];
export const isInRoom = (route: Route): boolean => IN_ROOM.includes(route);

/** These need a parameter: without one, an address leads to the first page. */
const WITH_PARAMETER: readonly Route[] = ["game", "replay", "take", ...IN_ROOM];

/** What an address asks for: `#room=CODE`, `#hand=CODE`, `#take=CODE.KEY`, `#game=ID`, `#replay=` and a whole match. */
interface Asked {
  readonly route: Route;
  readonly what: string;
}

/** What we store in each entry of the browser's history. */
interface Entry {
  /** How many layers are open. */
  readonly depth: number;
  /** The entry's number, to tell going back from going forward. */
  readonly position: number;
}

export interface Router extends Layers {
  readonly route: ReadonlySignal<Route>;
  /** The room, as in an invitation, the game's id, or a recorded match; empty if the address names none. */
  readonly asked: ReadonlySignal<string>;
  go(route: Route, what?: string): void;
}

export function router(): Router {
  const first = readAddress(location.hash);
  const route = signal(first.route);
  const asked = signal(first.what);
  /** Functions that close each open layer, the lowest first. */
  const open: (() => void)[] = [];
  // After a reload while a layer was open, this entry becomes one with none open. Going back to the entry below would be
  // nicer, but if the reload was asked for just before the layer opened, the browser is already at the entry below, and
  // would leave the page.
  const entered = { depth: 0, position: entryHere()?.position ?? 0 };
  history.replaceState(entered, "");
  let { position } = entered;
  let isGoingBack = false;

  /**
   * Makes the browser's history match the route and the open layers. Called once all simultaneous changes are made.
   * Going back is asynchronous: later changes wait for it.
   */
  function settle(): void {
    if (isGoingBack) return;
    const there = readAddress(location.hash);
    if (route.value !== there.route || asked.value !== there.what) {
      // An entry for a layer that is now closed is replaced, so that nobody can go back to it.
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

  /** Makes the route and the open layers match the history. Returns whether anything has changed. */
  function applyHistory(): boolean {
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
    // An address typed by hand has made its own entry.
    if (entry === undefined) history.replaceState({ depth: 0, position: position + 1 }, "");
    const from = position;
    position = entry?.position ?? from + 1;
    // Below an entry that was reloaded lies one that looks the same: a single press of the back button passes both.
    if (!isGoingBack && !applyHistory() && position < from) return history.back();
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
      // In a microtask, so that a layer replaced by another leaves the history as it is.
      queueMicrotask(settle);
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
        queueMicrotask(settle);
      };
    },
  };
}

/** An unknown address leads to the first page. */
export function readAddress(hash: string): Asked {
  const [name = "", ...rest] = hash.slice(1).split("=");
  const what = rest.join("=");
  const route = ROUTES.find((one) => one === name) ?? "home";
  const isNowhere = route === "home" || (what === "" && WITH_PARAMETER.includes(route));
  return isNowhere ? { route: "home", what: "" } : { route, what };
}

function addressOf(route: Route, what: string): string {
  if (route === "home") return location.pathname + location.search;
  return what === "" ? `#${route}` : `#${route}=${what}`;
}

/** How many layers are open according to the history. */
const depth = (): number => entryHere()?.depth ?? 0;

function entryHere(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("depth" in state) || !("position" in state)) return undefined;
  const [depth, position] = [Number(state.depth), Number(state.position)];
  return [depth, position].every((count) => Number.isSafeInteger(count) && count >= 0)
    ? { depth, position }
    : undefined;
}
