/** Whose is what, in the world as on the page (`--seat-0` and so on). */
export const SEAT_COLORS = [
  { number: 0xf3a683, text: "#f3a683" },
  { number: 0x7fd1c4, text: "#7fd1c4" },
  { number: 0xc9b2f2, text: "#c9b2f2" },
  { number: 0xe3d36f, text: "#e3d36f" },
] as const;

export const seatColor = (seat: number): (typeof SEAT_COLORS)[number] =>
  SEAT_COLORS[seat % SEAT_COLORS.length] ?? SEAT_COLORS[0];
