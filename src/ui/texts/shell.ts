/** The texts that are the same for all games. All but those of the first page are loaded after it. */
import type { texts as ofCampaign } from "./campaign/en.ts";
import type { texts as ofDesk } from "./desk/en.ts";
import type { texts as ofDevice } from "./device/en.ts";
import type { texts as ofFirst } from "./first/en.ts";
import { texts as first } from "./first.ts";
import type { texts as ofLogbook } from "./logbook/en.ts";
import { textsLater } from "./messages.ts";
import type { texts as ofSeats } from "./seats/en.ts";
import type { texts as ofShell } from "./shell/en.ts";
import type { texts as ofSound } from "./sound/en.ts";

export type ShellKey =
  | keyof typeof ofCampaign
  | keyof typeof ofDesk
  | keyof typeof ofDevice
  | keyof typeof ofFirst
  | keyof typeof ofLogbook
  | keyof typeof ofSeats
  | keyof typeof ofShell
  | keyof typeof ofSound;

export const loadTexts = textsLater(
  import.meta.glob<Readonly<Record<string, string>>>(["./*/*.ts", "!./first/*.ts"], { import: "texts" }),
  first,
);
