import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { line } from "../texts/texts.ts";

/** The player's partner in the team game. */
export const Partner = createContext<number | undefined>(undefined);

interface SeatNameProps {
  readonly seat: number;
  readonly names: readonly string[];
}

/** In the team game it marks the partner. */
export function SeatName({ seat, names }: SeatNameProps) {
  const { say } = useSpeaker();
  const isPartner = useContext(Partner) === seat;
  return (
    <span class={`desk-seat seat-${seat}`}>
      <SeatMark seat={seat} />
      {names[seat]}
      {isPartner && <small class="partner"> {say(line("team.partner"))}</small>}
    </span>
  );
}
