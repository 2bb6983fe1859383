/**
 * The seats' colours, the same as `--seat-0` and so on in the page. Paler than those of the types, and between them.
 */
export const SEAT_COLORS = ["#f3a683", "#7bd0d0", "#c9b2f2", "#f5a3c7"] as const;

export const seatColor = (seat: number): string => SEAT_COLORS[seat % SEAT_COLORS.length] ?? SEAT_COLORS[0];
