/** What the parts of a room's screen have in common. */
import type { ReadonlySignal } from "@preact/signals";
import type { GameBox } from "../ui/box/game-box.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { Way } from "../ui/match/variant-choice.ts";
import type { SettingsChoice } from "../ui/settings.ts";
import type { RoomView } from "./room-view.ts";

export interface RoomContext {
  readonly view: RoomView;
  /** Of the room's game. */
  readonly table: GameTable;
  readonly ways: readonly Way[];
  /** Levels of its bots, the weakest first. */
  readonly levels: readonly string[];
  /** All games of this page, for the host to choose from. */
  readonly games: readonly RoomGame[];
  readonly settings: SettingsChoice;
  /** The signalling server, if the invitation has to name it. */
  readonly ownServer?: string | undefined;
  /** This computer's addresses on its network, if others can't open this page by the address it has here. */
  readonly addresses?: readonly string[] | undefined;
  /** Whether this screen is the table for people with phones. Undefined where that can't be chosen. */
  readonly screen?: RoomScreenChoice | undefined;
  /** For somebody at this device who hasn't given a name. */
  readonly usualName: string;
}

export interface RoomScreenChoice {
  /** The code of the room where it is. */
  readonly room: ReadonlySignal<string | undefined>;
  share(room: string, isShared: boolean): void;
}

export interface RoomGame {
  readonly box: GameBox;
  readonly ways: readonly Way[];
}
