/** A part of the report: what it counts in each match, and the text it makes of the counts. */
import type { Result } from "../../../engine/game.ts";
import type { Counts, Lineup } from "../../../engine/survey.ts";
import type { Event } from "../model/events.ts";
import type { Options } from "../model/options.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import type { Add } from "./counting.ts";
import type { Targets } from "./targets.ts";

export interface Section {
  readonly title: string;
  watch(lineup: Lineup<PrecognitionTypes>, add: Add): Look;
  write(counts: Counts, targets: Targets): string;
}

export interface Look {
  see?(event: Event, state: State): void;
  end?(state: State, result: Result): void;
}

export type Mode = Options["mode"];
export const MODES = ["competitive", "teams", "coop"] as const satisfies readonly Mode[];

export const modeOf = ({ variant }: Lineup<PrecognitionTypes>): Mode => variant.options.mode;

/** "coop advanced hard, 3 boats" */
export const nameOf = ({ variant }: Lineup<PrecognitionTypes>): string =>
  `${Object.values(variant.options).join(" ")}, ${variant.players} boats`;
