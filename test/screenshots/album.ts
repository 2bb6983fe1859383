/** Where the pictures go: `screenshots/1280x720/en/alone/07-rooms.png`, numbered in the order of the chapter. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { projectRoot } from "../../src/setup/paths.mjs";

export interface Album {
  /** Has a picture of that name been taken? */
  has(name: string): boolean;
  /** Those of these names that haven’t been taken. */
  missing(names: readonly string[]): string[];
  /** Of the page that the chapter is about, or of somebody else's. */
  take(name: string, of?: Page): Promise<void>;
}

export const folderOf = (...chapter: readonly string[]): string => join(projectRoot, "screenshots", ...chapter);

export function albumOf(page: Page, folder: string): Album {
  const taken: string[] = [];
  return {
    has: (name) => taken.includes(name),
    missing: (names) => names.filter((name) => !taken.includes(name)),
    async take(name, of = page) {
      taken.push(name);
      const file = `${String(taken.length).padStart(2, "0")}-${name}.png`;
      // Transitions are over, and no caret blinks.
      await of.screenshot({ path: join(folder, file), animations: "disabled", caret: "hide" });
    },
  };
}
