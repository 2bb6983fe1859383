/** The seats' colours, the same as `--tint-0` and so on in the style sheets. Paler than those of a game's pieces. */
const SEAT_COLORS = ["#f3a683", "#7bd0d0", "#c9b2f2", "#f5a3c7", "#e0cfa8", "#cbd3e6"] as const;

export const colorOf = (color: number): string => SEAT_COLORS[color % SEAT_COLORS.length] ?? SEAT_COLORS[0];
