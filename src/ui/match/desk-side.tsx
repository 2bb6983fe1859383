import type { Edge } from "../../scenes/show.ts";
import { CouchDesk } from "../couch/couch-desk.tsx";
import { CouchRail } from "../couch/couch-rail.tsx";
import { SeatSide } from "../couch/seat-side.tsx";
import type { GameViews } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { useText } from "../texts/speaking.ts";
import { ActList } from "./act-list.tsx";
import type { Company } from "./company.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { Playback } from "./playback.tsx";
import type { TableMatch } from "./table-match.ts";
import { isBehind } from "./to-present.ts";

interface ControlsProps {
  readonly match: TableMatch;
  readonly views: GameViews | undefined;
  readonly settings: SettingsChoice;
  readonly company: Company | undefined;
}

interface DeskSideProps extends ControlsProps {
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
          <CouchDesk couch={couch} names={shown.names} desk={<Controls {...props} />} />
        ) : (
          <Controls {...props} />
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

function ToEnd({ onEnd }: Pick<DeskSideProps, "onEnd">) {
  const text = useText();
  return (
    <div class="playback">
      <button type="button" class="main" onClick={onEnd}>
        {text("table.see-end")}
      </button>
    </div>
  );
}

/** The visible desk, or what is shown instead to those who only watch. */
function Controls({ match: { shown, table, world, pacer, ...match }, views, settings, company }: ControlsProps) {
  const place = match.place.value;
  if (place !== undefined) {
    if (views === undefined) return null;
    return views.Desk ? (
      <views.Desk
        key={place.seat}
        place={place}
        alsoMine={match.alsoMine.value}
        names={shown.names}
        passByItself={settings.now.value.passes}
        areKeysOn={() => settings.now.value.keys}
        onConsider={match.consider}
      />
    ) : (
      <ActList key={place.seat} table={table} place={place} names={shown.names} />
    );
  }
  if (company !== undefined && !match.isPlayed) return <company.Watching />;
  if (pacer === undefined) return null;
  return (
    <Playback
      pacer={pacer}
      onToEnd={() => {
        pacer.rush();
        world.skip();
      }}
    />
  );
}
