import type { Edge } from "../../scenes/show.ts";
import { CouchDesk } from "../couch/couch-desk.tsx";
import { CouchRail } from "../couch/couch-rail.tsx";
import { SeatSide } from "../couch/seat-side.tsx";
import { DeskControls, type DeskControlsProps, ToEnd } from "./desk-controls.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { isBehind } from "./to-present.ts";

interface DeskSideProps extends DeskControlsProps {
  /** Whether the screen lies flat on a table; `edge`: which edge the desk is at. */
  readonly isFlat: boolean;
  readonly edge: Edge;
  readonly onEnd: () => void;
}

/** What is at the desk: one person's controls, those of a shared screen, or what watchers see; after the end, a button. */
export function DeskSide({ isFlat, edge, onEnd, ...props }: DeskSideProps) {
  const { shown, alsoMine, replay } = props.match;
  const isOver = shown.result.value !== undefined;
  const couch = isOver ? undefined : props.match.couch;
  const Held = props.views?.Held;
  return (
    <SeatSide isFlat={isFlat} edge={edge}>
      <DeskFrame isHeld={!isOver && isBehind(props.match)}>
        {replay ? (
          <replay.Controls views={props.views} onSkip={() => props.match.world.skip()} onEnd={onEnd} />
        ) : isOver ? (
          <ToEnd onEnd={onEnd} />
        ) : couch ? (
          <CouchDesk couch={couch} names={shown.names} desk={<DeskControls {...props} />} />
        ) : (
          <DeskControls {...props} />
        )}
      </DeskFrame>
      {couch && (
        <CouchRail
          couch={couch}
          names={shown.names}
          settings={props.settings}
          held={Held && alsoMine.value.map((one) => <Held key={one.seat} place={one} />)}
        />
      )}
    </SeatSide>
  );
}
