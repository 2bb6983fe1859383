/** The layers of the world, from back to front. */
import type { Layers } from "../../../../scenes/show.ts";
import type { World as AnyWorld } from "../../../../scenes/world.ts";

export const LAYERS = {
  far: ["sky", "banks", "water", "weather", "river"],
  near: ["boats", "cards", "tokens"],
} as const satisfies Layers;

export type LayerName = (typeof LAYERS)["far" | "near"][number];
export type World = AnyWorld<LayerName>;
