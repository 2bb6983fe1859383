import type { ComponentChildren } from "preact";
import type { Result } from "../../session/session.ts";
import { SeatFace } from "../look/seat-faces.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import type { Line } from "../texts/line.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import "./standings.css";

interface StandingsProps {
  readonly result: Result;
  readonly names: readonly string[];
  /** The handicap of each seat, in words. */
  readonly handicaps: readonly (readonly Line[])[];
  readonly scores: readonly string[];
  /** The reader's seat, if they played. */
  readonly viewer?: number | undefined;
}

export function Standings({
  result: { places, scores: bySeat, isWon },
  names,
  handicaps,
  scores,
  viewer,
}: StandingsProps) {
  const speaker = useSpeaker();
  const text = useText();
  const seats = names.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const outcome = (seat: number) => {
    if (isWon === undefined) return text("match.nth", { place: places[seat] ?? 0 });
    return text(isWon ? "match.won" : "match.lost");
  };
  return (
    <table class="standings" aria-label={text("match.standings")}>
      <thead>
        <tr>
          <th scope="col">{text(isWon === undefined ? "match.place" : "match.outcome")}</th>
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
            <td>{outcome(seat)}</td>
            <SeatHead seat={seat} names={names} handicaps={handicaps} viewer={viewer} />
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

interface SeatHeadProps extends Pick<StandingsProps, "names" | "handicaps" | "viewer"> {
  readonly seat: number;
  readonly children?: ComponentChildren;
}

/** The head of a seat's row, with the handicap that the seat had. */
export function SeatHead({ seat, names, handicaps, viewer, children }: SeatHeadProps) {
  const text = useText();
  const changes = handicaps[seat] ?? [];
  return (
    <th scope="row" class={`seat-${seat}`}>
      <SeatMark seat={seat} /> <SeatFace seat={seat} /> {names[seat]}{" "}
      {seat === viewer && <small>{text("match.you")}</small>}
      {children}
      {changes.length > 0 && <small class="handicap-mark">{text("match.handicap", { changes })}</small>}
    </th>
  );
}
