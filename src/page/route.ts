/** Where on the page one is, as the address says: a reload comes back to the table. */
import { type ReadonlySignal, signal } from "@preact/signals";

export const ROUTES = ["home", "table", "watch", "past"] as const;
export type Route = (typeof ROUTES)[number];

export interface Router {
  readonly route: ReadonlySignal<Route>;
  go(route: Route): void;
}

export function router(): Router {
  const route = signal(routeOf(location.hash));
  addEventListener("hashchange", () => {
    route.value = routeOf(location.hash);
  });
  return {
    route,
    go(to) {
      location.hash = to === "home" ? "" : to;
      route.value = to;
    },
  };
}

const routeOf = (hash: string): Route => ROUTES.find((route) => `#${route}` === hash) ?? "home";
