import { SeatMark } from "../../../../ui/look/seat-mark.tsx";

interface SeatNameProps {
  readonly seat: number;
  readonly names: readonly string[];
}

export const SeatName = ({ seat, names }: SeatNameProps) => (
  <span class={`desk-seat seat-${seat}`}>
    <SeatMark seat={seat} />
    {names[seat]}
  </span>
);
