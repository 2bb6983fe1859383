import { signal } from "@preact/signals";
import type { ShownWorld } from "./shown-world.ts";

/** Stands for a world that is on another screen, and never shown on this page. */
export function worldElsewhere(): ShownWorld {
  const nothing = () => undefined;
  return {
    status: signal("missing" as const),
    isIdle: signal(true),
    pointed: signal(undefined),
    placesOf: () => [],
    mount: nothing,
    setArea: nothing,
    setEdges: nothing,
    skip: nothing,
    close: nothing,
  };
}
