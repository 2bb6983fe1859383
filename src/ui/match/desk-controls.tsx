import type { GameViews } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { useText } from "../texts/speaking.ts";
import { ActList } from "./act-list.tsx";
import type { Company } from "./company.ts";
import { Playback } from "./playback.tsx";
import type { TableMatch } from "./table-match.ts";

export interface DeskControlsProps {
  readonly match: TableMatch;
  readonly views: GameViews | undefined;
  readonly settings: SettingsChoice;
  readonly company: Company | undefined;
}

interface ToEndProps {
  readonly onEnd: () => void;
}

/** At the desk of a finished match. */
export function ToEnd({ onEnd }: ToEndProps) {
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
export function DeskControls({
  match: { shown, table, world, pacer, ...match },
  views,
  settings,
  company,
}: DeskControlsProps) {
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
