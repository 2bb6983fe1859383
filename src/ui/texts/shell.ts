/** The texts that are the same for all games. */
import type { texts as ofDesk } from "./desk/en.ts";
import { textsFrom } from "./messages.ts";
import type { texts as ofShell } from "./shell/en.ts";

export type ShellKey = keyof typeof ofShell | keyof typeof ofDesk;

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<string, string>>>(["./shell/*.ts", "./desk/*.ts"], {
    eager: true,
    import: "texts",
  }),
);
