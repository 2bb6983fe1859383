/** What a phone shows that is only its player's hand: everything else is seen on the shared screen. */
import type { GameViews } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { LogIcon } from "./cards/log-icons.tsx";
import { Desk } from "./desk/desk.tsx";
import { KEYS } from "./desk/key-help.ts";
import { Board } from "./overview/board.tsx";
import { ClosersOnPage } from "./overview/closer.tsx";

export const views: GameViews<PrecognitionTypes> = { Board, Desk, keys: KEYS, LogIcon, Over: ClosersOnPage };
