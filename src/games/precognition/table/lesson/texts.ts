import type { Line, Params } from "../../../../ui/texts/line.ts";
import { textsFrom } from "../../../../ui/texts/messages.ts";
import type { texts as english } from "./texts/en.ts";

export type LessonKey = keyof typeof english;

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<string, string>>>("./texts/*.ts", { eager: true, import: "texts" }),
);

/** A text of the lesson. */
export const taught = (key: LessonKey, params: Params = {}): Line => ({ key, params });
