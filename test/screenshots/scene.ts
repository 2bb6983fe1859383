/** One stop of the tour. */
import type { Guide } from "./guide.ts";

export interface Scene {
  /** The names of what must have been photographed there: without one of them the tour fails. */
  readonly pictures: readonly string[];
  visit(guide: Guide): Promise<void>;
}
