/** Seats are symmetric, so a significant difference between them is a bug. */
import type { Seat } from "../../../engine/game.ts";
import { meanOf, spreadOf, standardError } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, table } from "./markdown.ts";
import { MODES, type Mode, modeOf, type Section } from "./section.ts";

/** In standard errors: how far a seat may be from those it should equal. */
const OFF = { least: -3.5, most: 3.5 };
const PLAYERS = { competitive: [2, 3, 4], teams: [4], coop: [2, 3, 4] } as const;

/**
 * In teams the first boat gives to its partner and the second to an opponent, so only the same place in the other team
 * is alike.
 */
const seatsLike = (seat: Seat, mode: Mode, players: number): readonly Seat[] =>
  mode === "teams" ? [seat % 2, (seat % 2) + 2] : Array.from({ length: players }, (_, i) => i);

export const seats: Section = {
  title: "Seats",

  watch: (lineup, add) => ({
    end(state) {
      if (!isPlayedToTheEnd(state)) return;
      const { boats } = state;
      const mode = modeOf(lineup);
      for (const [seat, { cabins }] of boats.entries()) {
        const like = seatsLike(seat, mode, boats.length);
        const sum = like.reduce((total, one) => total + (boats[one]?.cabins ?? 0), 0);
        // Multiplied by their number, so that the difference from their average is a whole number.
        add(1, "seat", mode, boats.length, seat, cabins * like.length - sum);
      }
    },
  }),

  write(counts, { judge }) {
    const rows = MODES.flatMap((mode) =>
      PLAYERS[mode].flatMap((players) =>
        Array.from({ length: players }, (_, seat) => {
          const spread = spreadOf(counts, "seat", mode, players, seat);
          const { length } = seatsLike(seat, mode, players);
          const off = meanOf(spread) / standardError(spread);
          const name = `${mode}, ${players} boats, seat ${seat}`;
          return [
            name,
            decimal(meanOf(spread) / length, 2),
            decimal(standardError(spread) / length, 2),
            decimal(off),
            mode === "coop" ? "" : judge(`${name}: standard errors off`, off, OFF, decimal),
          ];
        }),
      ),
    );
    return `How many healthy Humans more a seat has at the end than the seats it should be like have on average, in the same match. In
co-operative play the bots do the open acts in the order of their seats, so they needn't be alike.

${table(["", "more", "±", "standard errors", ""], rows)}`;
  },
};
