/** What a device's own book tells those who trust nobody: all that stands in it, the device has checked. */
import type { Seat } from "../engine/game.ts";
import type { Book } from "../fair/book.ts";
import { devicesOf } from "../fair/roster.ts";
import { tallyOf } from "../fair/tally.ts";
import type { Checked } from "./online-room.ts";

export function checkedIn({ entries, game, terms }: Book): Checked {
  const last = entries.findLastIndex(({ body }) => body.kind === "revealed");
  const step = game.inputs.findLastIndex(({ kind }) => kind === "revealed");
  return {
    ...tallyOf(entries),
    entries: entries.length,
    lastReveal: last < 0 ? undefined : { entry: last + 1, step: step < 0 ? undefined : step },
    bots: terms.checksBots,
  };
}

/** The seats of each device that has several. */
export const sharedSeats = ({ terms: { roster } }: Book): readonly (readonly Seat[])[] =>
  devicesOf(roster).filter((own) => own.length > 1);
