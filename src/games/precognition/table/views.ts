import type { GameViews } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { Overview } from "./overview/overview.tsx";

export const views: GameViews<PrecognitionTypes> = { Overview };
