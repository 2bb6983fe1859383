import type { GameTable, GameViews, ViewProps } from "../game-table.ts";
import { useSpeaker } from "../texts/speaking.ts";

interface OverviewProps extends ViewProps {
  readonly table: GameTable;
  /** Undefined until they are loaded. */
  readonly views: GameViews | undefined;
}

/** The state of the match: the game's own overview, or its summary in lines. */
export function Overview({ table, views, ...shown }: OverviewProps) {
  const { say } = useSpeaker();
  if (views === undefined) return null;
  if (views.Overview) return <views.Overview {...shown} />;
  return (
    <ul>
      {table.stand(shown.state).map((line, i) => (
        <li key={i}>{say(line, shown.names)}</li>
      ))}
    </ul>
  );
}
