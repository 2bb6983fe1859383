import type { Result } from "../../session/session.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import "./standings.css";

interface StandingsProps {
  readonly result: Result;
  readonly names: readonly string[];
  /** The names of the scores, as the game gives them. */
  readonly scores: readonly string[];
}

export function Standings({ result: { places, scores: bySeat }, names, scores }: StandingsProps) {
  const speaker = useSpeaker();
  const text = useText();
  const seats = names.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <table class="standings">
      <caption>{text("match.standings")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("match.place")}</th>
          <th scope="col">{text("match.player")}</th>
          {scores.map((score) => (
            <th key={score} scope="col" class="number">
              {speaker.say({ key: `score.${score}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} class={places[seat] === 1 ? "won" : ""}>
            <td>{text("match.nth", { place: places[seat] ?? 0 })}</td>
            <th scope="row" class={`seat-${seat}`}>
              {names[seat]}
            </th>
            {scores.map((score, i) => (
              <td key={score} class="number">
                {bySeat[seat]?.[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
