/** The state of all players, as text. */
import { Num } from "../../../../kit/overview/num.tsx";
import { SeatsTable } from "../../../../kit/overview/seats-table.tsx";
import type { ViewProps } from "../../../../ui/game-table.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { NewGameTypes } from "../../model/types.ts";
import { CARDS, PEARL } from "../cards/faces.ts";
import { line } from "../texts/texts.ts";
import "./overview.css";

export function Overview({ state, names }: ViewProps<NewGameTypes>) {
  const { say } = useSpeaker();
  return (
    <SeatsTable
      caption={say(line("overview.caption"))}
      first={say(line("overview.first"))}
      names={names}
      sign={PEARL}
      rows={[
        {
          name: say(line("overview.pearls")),
          means: say(line("overview.pearls.means")),
          sign: PEARL,
          cell: (seat) => <Num value={state.players[seat]?.pearls ?? 0} />,
        },
        {
          name: say(line("overview.left")),
          means: say(line("overview.left.means")),
          sign: CARDS,
          cell: (seat) => <span class="new-game-left">{state.players[seat]?.left.join(" ")}</span>,
        },
      ]}
    />
  );
}
