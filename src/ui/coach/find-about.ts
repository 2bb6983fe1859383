/** Finds what the coach speaks about: on the desk, else on the rest of the table, else in the world. */
import type { ShownWorld } from "../match/shown-world.ts";
import type { Box } from "./placing.ts";

/** Elements name themselves, or the piece that they show, or the place that something can be dropped on. */
const NAMES = ["data-about", "data-piece", "data-drop"] as const;
const PARTS = [".desk", "main"] as const;

export interface Found {
  readonly box: Box;
  /** Undefined if it's in the world. */
  readonly element: Element | undefined;
}

export function findAbout(
  table: Element,
  world: Pick<ShownWorld, "placesOf">,
  names: readonly string[],
): Found | undefined {
  for (const name of names) {
    const found = onPage(table, name) ?? inWorld(world, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function onPage(table: Element, name: string): Found | undefined {
  for (const part of PARTS) {
    const selector = NAMES.map((attribute) => `${part} [${attribute}=${JSON.stringify(name)}]`).join();
    const element = [...table.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (element !== undefined) return { box: boxOf(element), element };
  }
  return undefined;
}

function inWorld(world: Pick<ShownWorld, "placesOf">, name: string): Found | undefined {
  const [box] = world.placesOf(name);
  return box && { box, element: undefined };
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
