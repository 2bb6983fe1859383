/** The picture of each card. */

import type { Part } from "../../../../kit/drawing/drawing.ts";
import type { CardId } from "../../model/card.ts";
import { HEAT } from "./art/heat.ts";
import { NIGHT } from "./art/night.ts";
import { THAW } from "./art/thaw.ts";

const VIGNETTES: Readonly<Record<CardId, readonly Part[]>> = { ...THAW, ...HEAT, ...NIGHT };

export const vignette = (id: CardId): readonly Part[] => VIGNETTES[id] ?? [];
