/** What a room is shown with. */
import type { GameBox } from "../ui/box/game-box.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { Way } from "../ui/match/variant-choice.ts";
import type { SettingsChoice } from "../ui/settings.ts";
import type { RoomView } from "./room-view.ts";

export interface House {
  readonly view: RoomView;
  /** Of the game that is played here. */
  readonly table: GameTable;
  readonly ways: readonly Way[];
  /** Of its bots, from the weakest. */
  readonly levels: readonly string[];
  /** All that this page has, for the host to choose from. */
  readonly games: readonly RoomGame[];
  readonly settings: SettingsChoice;
  /** Where pages meet, if guests have to be told. */
  readonly ownServer?: string | undefined;
  /** Where others find this computer, if they can't open the page where it's open here. */
  readonly addresses?: readonly string[] | undefined;
  /** Of somebody here who hasn't given a name. */
  readonly usualName: string;
}

export interface RoomGame {
  readonly box: GameBox;
  readonly ways: readonly Way[];
}
