/** The texts of the first page, which come with it. They are the same for all games. */
import { textsFrom } from "./messages.ts";

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<string, string>>>("./first/*.ts", { eager: true, import: "texts" }),
);
