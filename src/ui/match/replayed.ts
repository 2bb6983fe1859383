/** What a table has besides where a recorded match is played again. Its code is loaded only then. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Seat } from "../../session/session.ts";
import type { GameViews, KeyHelp } from "../game-table.ts";

export interface Replayed {
  /** The seat it's seen from; undefined for a spectator's view. */
  readonly side: ReadonlySignal<Seat | undefined>;
  /** The end has been reached by playing, and not by somebody who looked for it. */
  readonly hasPlayedOut: ReadonlySignal<boolean>;
  readonly keys: readonly KeyHelp[];
  /** Goes to the moment after so many events. */
  goTo(events: number): void;
  Controls(props: ReplayControlsProps): ComponentChildren;
}

export interface ReplayControlsProps {
  /** Undefined until they are loaded. */
  readonly views: GameViews | undefined;
  /** Lets the world come to the moment at once. */
  readonly onSkip: () => void;
  /** Shows how the match ended. */
  readonly onEnd: () => void;
}
