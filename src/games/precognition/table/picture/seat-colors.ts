/** Whose is what, in the world as on the page (`--seat-0` and so on): between the colours of the types, and paler. */
export const SEAT_COLORS = ["#f3a683", "#7bd0d0", "#c9b2f2", "#f5a3c7"] as const;

export const seatColor = (seat: number): string => SEAT_COLORS[seat % SEAT_COLORS.length] ?? SEAT_COLORS[0];
