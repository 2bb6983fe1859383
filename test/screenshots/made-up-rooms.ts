/** Rooms, tables and dialogs online as they are now and then only: each of them is made up. */
import { screenShown } from "../browser/made-up-screens.ts";
import { worldOpened } from "../browser/the-world.ts";
import { SCENES } from "../online-ui/scenes.ts";
import { type Guide, sheet } from "./guide.ts";
import type { Scene } from "./scene.ts";

/** Those that keep somebody out have a stop of their own. */
const SHOWN = Object.keys(SCENES).filter((scene) => !scene.startsWith("trouble-"));
/** What lies open at the side of a table with most to tell there. */
const SHEETS: Readonly<Record<string, readonly (readonly [name: string, opener: string])[]>> = {
  "table-vote": [["chat", ".company-chat"]],
  "table-lost": [["fair-play", ".company-fair"]],
};

const nameOf = (...parts: readonly string[]): string => ["made-up", ...parts].join("-");

export const MADE_UP_ROOMS: Scene = {
  pictures: [
    ...SHOWN.map((scene) => nameOf(scene)),
    ...Object.entries(SHEETS).flatMap(([scene, sheets]) => sheets.map(([name]) => nameOf(scene, name))),
  ],
  async visit(guide) {
    const { page, album, rooms, language } = guide;
    for (const scene of SHOWN) {
      await page.goto(`${rooms}?scene=${scene}&lang=${language}`);
      await arrived(guide, scene);
      await album.take(nameOf(scene));
      for (const [name, opener] of SHEETS[scene] ?? []) await sheet(guide, nameOf(scene, name), opener);
    }
  },
};

async function arrived({ page }: Guide, scene: string): Promise<void> {
  if (scene.startsWith("table")) return worldOpened(page);
  await screenShown(page, scene);
  if (scene === "connection-checked") await page.locator(".conn-findings li").last().scrollIntoViewIfNeeded();
}
