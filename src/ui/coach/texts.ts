import type { Line, Params } from "../texts/line.ts";
import { textsFrom } from "../texts/messages.ts";
import type { texts as english } from "./texts/en.ts";

export type CoachKey = keyof typeof english;

/** Loaded with the coach, so that the first page needn't have them. */
export const texts = textsFrom(
  import.meta.glob<Readonly<Record<string, string>>>("./texts/*.ts", { eager: true, import: "texts" }),
);

export const coached = (key: CoachKey, params: Params = {}): Line => ({ key, params });
