import type { GameViews } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { LogIcon } from "./cards/log-icons.tsx";
import { Desk } from "./desk/desk.tsx";
import { Held } from "./desk/held.tsx";
import { KEYS } from "./desk/key-help.ts";
import { WorldCloser } from "./overview/aboard-closer.tsx";
import { Board } from "./overview/board.tsx";
import { ClosersOnPage } from "./overview/closer.tsx";
import { Overview } from "./overview/overview.tsx";
import { Decks } from "./panels/decks.tsx";
import { Homecoming } from "./story/homecoming.tsx";
import { Outcome } from "./story/outcome.tsx";
import { Story } from "./story/story.tsx";
import { voyages } from "./story/voyage.ts";
import { line } from "./texts/texts.ts";

export const views: GameViews<PrecognitionTypes> = {
  Ending: Homecoming,
  Outcome,
  Story,
  courses: (told, players) => voyages(told, players).map(({ healthy }) => healthy),
  panels: [{ id: "decks", name: line("panel.decks"), Content: Decks }],
  Overview,
  Board,
  Desk,
  Held,
  keys: KEYS,
  LogIcon,
  Closer: WorldCloser,
  Over: ClosersOnPage,
};
