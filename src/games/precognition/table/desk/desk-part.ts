import type { DeskProps } from "../../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../../model/types.ts";

/** The props of every part of the desk. */
export interface DeskPartProps
  extends Pick<DeskProps<PrecognitionTypes>, "place" | "alsoMine" | "names" | "onConsider"> {
  /** Whether keyboard shortcuts work. */
  readonly areKeysOn: () => boolean;
}
