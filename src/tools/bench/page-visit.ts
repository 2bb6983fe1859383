/** Navigates the page by its texts. */
import type { Page } from "../../setup/browser/visit.mjs";
import { texts as first } from "../../ui/texts/first/en.ts";
import { texts as shell } from "../../ui/texts/shell/en.ts";

const texts = { ...first, ...shell };

export const press = (page: Page, key: keyof typeof texts): Promise<void> =>
  page.getByRole("button", { name: texts[key], exact: true }).last().click();

/** Whoever asks for the luck of a match isn't offered a lesson first. */
export const ADDRESS = "/?seed=7";

/** Starts a match, and resolves when the world is there. */
export async function toTable(page: Page): Promise<void> {
  await press(page, "home.play-now");
  await worldOpened(page);
}

/** Opens a room, and resolves when others can find it. */
export async function toRoom(page: Page): Promise<void> {
  await press(page, "home.online");
  await page.locator(".invite .room-code").waitFor();
  await page.locator(".room-connection").waitFor({ state: "detached" });
}

/** Starts a match of four bots. */
export async function toWatch(page: Page): Promise<void> {
  await press(page, "home.watch");
  await worldOpened(page);
}

export const worldOpened = (page: Page): Promise<void> => page.locator(".world canvas").waitFor();

/** Stores the setting, as if it had been made on this device. */
export async function withSpeed(page: Page, speed: number | "instant"): Promise<void> {
  await page.addInitScript(
    (to) => localStorage.setItem("letea.settings", JSON.stringify({ speed: to, calm: "off" })),
    speed,
  );
}
