import { readFileSync } from "node:fs";
import { wrongUse } from "./command.ts";

/** Reads a file that was named on the command line. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw wrongUse(`"${file}" can't be read: ${error instanceof Error ? error.message : error}.`);
  }
}
