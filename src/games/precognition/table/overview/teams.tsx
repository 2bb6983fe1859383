import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { State } from "../../model/state.ts";
import { Icon } from "../cards/icons.tsx";
import { partnerOf, teamTotals } from "../picture/partners.ts";
import { line } from "../texts/texts.ts";
import "./teams.css";

interface TeamsProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly viewer?: number | undefined;
}

/** The team game: the members of each team, and what they have together. */
export function Teams({ state, names, viewer }: TeamsProps) {
  const { say } = useSpeaker();
  const totals = teamTotals(state);
  if (totals.length === 0) return null;
  const partner = viewer === undefined ? undefined : partnerOf(state, viewer);
  return (
    <table class="teams" aria-label={say(line("team.result"))}>
      <thead>
        <tr>
          <th scope="col">{say(line("team.team"))}</th>
          <th scope="col">
            <Icon name="healthy" /> <span class="unless-tight">{say(line("team.healthy"))}</span>
          </th>
          <th scope="col">
            <Icon name="contaminated" /> <span class="unless-tight">{say(line("team.contaminated"))}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ team, seats, healthy, contaminated }) => (
          <tr key={team}>
            <th scope="row">
              {seats.map((seat) => (
                <span key={seat} class={`seat-${seat}`}>
                  <SeatMark seat={seat} /> {names[seat]}
                  {seat === partner && <small> {say(line("team.partner"))}</small>}
                </span>
              ))}
            </th>
            <td class="healthy">{healthy}</td>
            <td>{contaminated}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
