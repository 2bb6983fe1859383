import type { ReadonlySignal } from "@preact/signals";
import { SeatSide } from "../couch/seat-side.tsx";
import type { GameViews } from "../game-table.ts";
import { DeskControls, ToEnd } from "./desk-controls.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { HandView } from "./hand-view.tsx";
import { type AtTableProps, TableFrame } from "./table-frame.tsx";

interface HandScreenProps extends AtTableProps {
  /** Undefined until they are loaded. */
  readonly views: ReadonlySignal<GameViews | undefined>;
}

/** The screen of a phone that is its player's hand: their things and their desk. The table is on another screen. */
export function HandScreen({ views: loaded, ...props }: HandScreenProps) {
  const { match, settings, company, onEnd } = props;
  const views = loaded.value;
  const isOver = match.shown.result.value !== undefined;
  return (
    <TableFrame
      {...props}
      views={views}
      look="handed hand"
      keys={NONE}
      seen={<HandView match={match} views={views} />}
      desk={
        <SeatSide isFlat={false} edge="near">
          <DeskFrame isHeld={false}>
            {isOver ? (
              <ToEnd onEnd={onEnd} />
            ) : (
              <DeskControls match={match} views={views} settings={settings} company={company} />
            )}
          </DeskFrame>
        </SeatSide>
      }
    />
  );
}

const NONE = [] as const;
