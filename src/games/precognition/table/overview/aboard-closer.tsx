import { CloserPiece } from "../../../../kit/closer/closer-piece.tsx";
import type { CloserProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { Icon } from "../cards/icons.tsx";
import { aboardLine, readAboard } from "../picture/aboard.ts";
import { line } from "../texts/texts.ts";
import { ROWS } from "./boats-table.tsx";
import { Closer } from "./closer.tsx";
import "./aboard-closer.css";

/** Describes what is pointed at in the world: a piece, a boat or a part of one. */
export function WorldCloser({ thing, state, names }: CloserProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const aboard = readAboard(thing);
  if (aboard === undefined) return <Closer thing={thing} state={state} />;
  const { seat, counted } = aboard;
  const boat = state.boats[seat];
  if (boat === undefined) return null;
  const rows = ROWS.filter(({ key }) => counted === undefined || key === `boats.${counted}`);
  return (
    <CloserPiece
      class={`aboard-closer seat-${seat}`}
      name={
        <>
          {" "}
          <SeatMark seat={seat} />
          {say(aboardLine(aboard), names)}
        </>
      }
    >
      <ul>
        {rows.map(({ key, means, icon, of }) => (
          <li key={key} class={icon}>
            <Icon name={icon} />
            <span>
              {say(line(means))} <b>{of(boat)}</b>
            </span>
          </li>
        ))}
      </ul>
    </CloserPiece>
  );
}
