import type { Replayed } from "../match/replayed.ts";
import type { Player } from "./player.ts";
import { KEYS, type ReplayActions, ReplayControls } from "./replay-controls.tsx";
import { stopAt } from "./tale.ts";

/** What a table shows of a player. */
export const replayed = (player: Player, actions: ReplayActions): Replayed => ({
  side: player.side,
  hasPlayedOut: player.hasPlayedOut,
  keys: KEYS,
  goTo: (events) => player.goTo(stopAt(player.tale, events)),
  Controls: (props) => <ReplayControls {...props} player={player} actions={actions} />,
});
