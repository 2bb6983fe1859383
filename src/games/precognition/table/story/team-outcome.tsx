import type { OutcomeProps } from "../../../../ui/game-table.ts";
import { SeatHead } from "../../../../ui/match/standings.tsx";
import { useSpeaker, useText } from "../../../../ui/texts/speaking.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { partnerOf, teamTotals } from "../picture/partners.ts";
import { line } from "../texts/texts.ts";
import "./outcome.css";

/** What each team has brought together, and each of its boats. The better team comes first. */
export function TeamOutcome({ state, names, result, handicaps, viewer }: OutcomeProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const text = useText();
  const placeOf = (seats: readonly number[]): number => result.places[seats[0] ?? 0] ?? 0;
  const teams = teamTotals(state).toSorted((a, b) => placeOf(a.seats) - placeOf(b.seats));
  const partner = viewer === undefined ? undefined : partnerOf(state, viewer);
  return (
    <table class="standings team-outcome" aria-label={text("match.standings")}>
      <thead>
        <tr>
          <th scope="col">{text("match.place")}</th>
          <th scope="col">{text("match.player")}</th>
          <th scope="col" class="number">
            {say({ key: "score.healthy" })}
          </th>
          <th scope="col" class="number">
            {say({ key: "score.contaminated" })}
          </th>
        </tr>
      </thead>
      {teams.map(({ team, seats, healthy, contaminated }) => (
        <tbody key={team} class={placeOf(seats) === 1 ? "won" : ""}>
          <tr class={placeOf(seats) === 1 ? "sum won" : "sum"}>
            <td>{text("match.nth", { place: placeOf(seats) })}</td>
            <th scope="row">{say(line("team.name", { seats: seats.map((seat) => ({ seat })) }), names)}</th>
            <td class="number">{healthy}</td>
            <td class="number">{contaminated}</td>
          </tr>
          {seats.map((seat) => (
            <tr key={seat} class="part">
              <td />
              <SeatHead seat={seat} names={names} handicaps={handicaps} viewer={viewer}>
                {seat === partner && <small>{say(line("team.partner"))}</small>}
              </SeatHead>
              <td class="number">{state.boats[seat]?.cabins}</td>
              <td class="number">{state.boats[seat]?.contaminated}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
