/** What is looked for in many matches of a game; a new game is one line here as well. */
import type { Survey } from "../engine/survey.ts";
import { survey as precognition } from "./precognition/balance/survey.ts";

export const SURVEYS: Readonly<Record<string, Survey>> = { precognition };
