/** How a game goes on: rounds, phases, river, and who is asked what. */
import { ISLANDS, TILES } from "../../../src/games/precognition/content/river.ts";
import type { State } from "../../../src/games/precognition/model/state.ts";
import { awaitedSeats } from "../random-game.ts";
import { demand, type Invariant } from "./invariant.ts";

export const ABOUT_THE_COURSE: readonly Invariant[] = [
  {
    title:
      "3.5a 3.5c three of the four tiles of each season come up, each once, and then its Island; the fourth never shows",
    begin() {
      return ({ before, after: { river, phase, mission } }) => {
        if (river === before.river && phase !== "over") return;
        for (const season of [1, 2, 3]) {
          const turned = river.turned.slice(4 * season - 4, 4 * season);
          const tiles = turned.slice(0, 3);
          const isSeasons = (id: string) => TILES.some((tile) => tile.id === id && tile.season === season);
          demand(
            tiles.every(isSeasons) && new Set(tiles).size === tiles.length,
            () => `season ${season}: ${tiles.join()}`,
          );
          demand(
            turned.length < 4 || turned[3] === ISLANDS[season - 1]?.id,
            () => `${turned[3]} ends season ${season}`,
          );
        }
        const isWhole = phase !== "over" || river.turned.length === 12 || mission?.isLost === true;
        demand(isWhole, () => `${river.turned.length} tiles are turned`);
        demand(!river.ahead.some((id) => river.turned.includes(id)), () => "a turned tile is still ahead");
      };
    },
  },
  {
    title: "whoever is asked has at least two different answers, and somebody is awaited until it's over",
    begin:
      () =>
      ({ before, after, table }) => {
        demand(table.match.isOver === (after.phase === "over"), () => `nobody is awaited in ${after.phase}`);
        for (const seat of awaitedSeats(table)) {
          if (before.boats[seat] === after.boats[seat]) continue;
          const acts = table.legal(seat).map((act) => JSON.stringify(act));
          demand(acts.length >= 2, () => `seat ${seat} is asked, but may only ${acts.join()}`);
          demand(new Set(acts).size === acts.length, () => `seat ${seat} has the same act twice: ${acts.join()}`);
        }
      },
  },
  {
    title: "whoever isn't awaited may do nothing",
    begin:
      () =>
      ({ after: { phase, boats }, table }) => {
        // Bots choose when all is shown, without being awaited.
        if (phase.startsWith("show")) return;
        const awaited = awaitedSeats(table);
        for (const seat of boats.keys()) {
          if (awaited.includes(seat)) continue;
          const acts = table.legal(seat);
          demand(acts.length === 0, () => `seat ${seat} may ${JSON.stringify(acts)} in ${phase}`);
        }
      },
  },
  {
    title: "4a 4b a round follows the other, and within a round the phases keep their order",
    begin: () => {
      const order = [
        ...["return", "seal", "deal-rooms", "rooms", "show-rooms", "draw", "first", "show-first"],
        ...["decide", "show", "act", "turn", "answer", "judge", "over"],
      ];
      // An Objective is drawn in the middle of the Action phase.
      const placeOf = (phase: string) => order.indexOf(phase === "objective" ? "act" : phase);
      const when = ({ round, phase }: State) => round * order.length + placeOf(phase);
      return ({ before, after }) => {
        demand(
          when(after) >= when(before),
          () => `${before.phase} of ${before.round}, then ${after.phase} of ${after.round}`,
        );
        demand(
          after.round <= before.round + 1 && after.round <= 12,
          () => `round ${before.round}, then ${after.round}`,
        );
      };
    },
  },
];
