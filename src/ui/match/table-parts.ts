/** What only a whole table has: a page that is its player's hand shows no world, is silent, and is nobody else's. */
import { shareScreen } from "../couch/share-screen.ts";
import { showWorld, type WorldSetting } from "./shown-world.ts";
import { type SoundLoader, soundAtTable } from "./sound-at-table.ts";

export const TABLE_PARTS = { shareScreen, showWorld, soundAtTable } as const;

export type TableParts = typeof TABLE_PARTS &
  Pick<WorldSetting, "loadOpener" | "onBroken" | "say" | "language"> & {
    /** Without it nothing is heard. */
    readonly loadSound?: SoundLoader;
  };
