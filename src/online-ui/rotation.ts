/** Everybody a seat further round, as for a rematch at one screen: nobody always begins at the same place. */
import type { HostsWish, Lobby } from "../room/lobby.ts";
import type { GameTable } from "../ui/game-table.ts";
import { furtherOptions } from "../ui/match/rematch.ts";

/** Whoever has a handicap keeps it. */
export const rotation = (
  { options, seats }: Lobby,
  { handicap }: Pick<GameTable, "handicap">,
): readonly HostsWish[] => [
  { wish: "rotate" },
  { wish: "options", options: furtherOptions(options, seats.length, handicap), players: seats.length },
];
