import { existsSync, renameSync } from "node:fs";

/**
 * Moves a finished folder into place in one step, unless another process has made the same in the meantime.
 * @param {string} from
 * @param {string} to
 */
export function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
