/** The texts that are the same for all games. */
import { textsFrom } from "./messages.ts";
import type { texts as english } from "./shell/en.ts";

export type ShellKey = keyof typeof english;

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<ShellKey, string>>>("./shell/*.ts", { eager: true, import: "texts" }),
);
