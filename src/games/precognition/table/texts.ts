import type { Line, Params } from "../../../ui/texts/line.ts";
import { textsFrom } from "../../../ui/texts/messages.ts";
import type { texts as english } from "./texts/en.ts";

export type Key = keyof typeof english;

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<Key, string>>>("./texts/*.ts", { eager: true, import: "texts" }),
);

/** A line of this game's own. */
export const line = (key: Key, params: Params = {}): Line => ({ key, params });
