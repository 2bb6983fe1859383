/** One person may lead two boats of the co-operative game, and sees both hands. */
import type { LeadingTable } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { line } from "./texts/texts.ts";

export const leading: LeadingTable<PrecognitionTypes> = {
  most: ({ mode }) => (mode === "coop" ? 2 : 1),
  name: (n) => line("lead.boats", { n }),
  seats: [line("lead.first"), line("lead.second")],
};
