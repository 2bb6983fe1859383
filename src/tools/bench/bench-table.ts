/** Starts and plays a match between real pages, without the world. */

import { texts } from "../../online-ui/texts/en.ts";
import type { RoomKey } from "../../online-ui/texts.ts";
import type { Page } from "../../setup/browser/visit.mjs";
import { toRoom } from "./page-visit.ts";

/** In milliseconds. Long, because it is only for a page that hangs. */
const PATIENCE = 180_000;

export async function withWorld(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem("letea.settings", JSON.stringify({ speed: "instant", calm: "on", passes: true }));
    localStorage.setItem("letea.connection", JSON.stringify({ stun: [] }));
  });
}

/** Without a graphics card the world would take longer than all that is measured. */
export async function withoutWorld(page: Page): Promise<void> {
  await withWorld(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** At the address that the host's page was opened at, so that this computer's network isn't measured. */
export async function invitationOf(host: Page): Promise<string> {
  const link = await host.locator(".invite input[readonly]").inputValue();
  return new URL(new URL(link).hash, host.url()).href;
}

export const pressInRoom = (page: Page, key: RoomKey): Promise<void> =>
  page.getByRole("button", { name: texts[key], exact: true }).click();

/** Opens a room and returns its invitation. */
export async function openFor(host: Page, players: number, url: string): Promise<string> {
  await host.goto(url);
  await toRoom(host);
  await pick(host, String(players));
  await pick(host, "20 s");
  return invitationOf(host);
}

/** The guest takes the first free seat, which must be this one. */
export async function takeSeat(guest: Page, invitation: string, seat: number, seenBy: Page): Promise<void> {
  await guest.goto(invitation);
  await guest.getByLabel(texts["room.name"], { exact: true }).fill(`Guest ${seat}`);
  await pressInRoom(guest, "room.sit");
  await seenBy.locator(`.room-seat.seat-${seat}.person`).waitFor();
}

/** All pages take a seat, the first one hosts, and the match starts. */
export async function sitDown(pages: readonly Page[], url: string): Promise<void> {
  const [host, ...guests] = pages;
  if (host === undefined) return;
  const invitation = await openFor(host, pages.length, url);
  for (const [k, guest] of guests.entries()) await takeSeat(guest, invitation, k + 1, host);
  for (const guest of guests) await pressInRoom(guest, "room.ready.me");
  await pressInRoom(host, "room.start");
  for (const page of pages) await mayChoose(page);
}

/** Clicks the label, which covers the radio button. */
const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole("radio", { name, exact: true }).locator("xpath=..").click();

export const mayChoose = (page: Page): Promise<void> => page.locator(".desk button:visible").first().waitFor();

/** Locks in the advised choice. Resolves when the others see that it's locked. */
export async function lockIn(page: Page, seat: number, seenBy: Page): Promise<void> {
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
  await isLocked(seenBy, seat);
}

export const isLocked = (page: Page, seat: number): Promise<void> =>
  seatAt(page, seat).filter({ hasText: texts["at.locked"] }).waitFor();

export const isPlayedByBot = (page: Page, seat: number): Promise<void> =>
  seatAt(page, seat).filter({ hasText: texts["at.bot-plays"] }).waitFor();

export const hosts = (page: Page, seat: number): Promise<void> =>
  seatAt(page, seat).filter({ hasText: texts["at.hosts"] }).waitFor();

export const isSilent = (page: Page, seat: number): Promise<void> =>
  page.locator(`.company-seat.seat-${seat}.silent`).waitFor();

export const isHeard = (page: Page, seat: number): Promise<void> =>
  page.locator(`.company-seat.seat-${seat}.here`).waitFor();

const seatAt = (page: Page, seat: number) => page.locator(`.company-seat.seat-${seat}`);

/** The text of a desk, and what is chosen there. */
export const deskOf = (page: Page): Promise<string> => page.evaluate(sightOfDesk);

/** Resolves when the desk is as before. Polls by frame, because the page's policy forbids `waitForFunction`. */
export async function hasDesk(page: Page, before: string): Promise<void> {
  const cutOff = performance.now() + PATIENCE;
  await page.locator(".desk").waitFor();
  while ((await deskOf(page)) !== before) {
    if (performance.now() > cutOff) throw new Error(`the desk isn't as it was: ${before}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Runs in the page. */
function sightOfDesk(): string {
  const desk = document.querySelector<HTMLElement>(".desk");
  const controls = [...(desk?.querySelectorAll("input, button") ?? [])].map((one) => [
    one.getAttribute("aria-label") ?? one.textContent,
    one.getAttribute("aria-pressed"),
    one.getAttribute("aria-disabled"),
    one instanceof HTMLInputElement && one.checked,
  ]);
  return JSON.stringify([desk?.innerText, controls]);
}
