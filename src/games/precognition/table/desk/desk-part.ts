import type { DeskProps } from "../../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../../model/types.ts";

/** What every part of the desk is given. */
export interface DeskPartProps
  extends Pick<DeskProps<PrecognitionTypes>, "place" | "alsoMine" | "names" | "onConsider"> {
  /** Whether single keys may do something. */
  readonly areKeysOn: () => boolean;
}
