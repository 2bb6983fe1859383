import type { Positions } from "../../../engine/position.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { readPosition } from "./read.ts";
import { writePosition } from "./write.ts";

export const positions: Positions<PrecognitionTypes> = { read: readPosition, write: writePosition };
