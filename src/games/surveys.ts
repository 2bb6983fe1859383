/** The balance reports of the games. A new game has a line here too. */
import type { Survey } from "../engine/survey.ts";
import { survey as precognition } from "./precognition/balance/survey.ts";

export const SURVEYS: Readonly<Record<string, Survey>> = { precognition };
