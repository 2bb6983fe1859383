/** Steps of people in a room. */
import type { Locator, Page } from "@playwright/test";
import { button, choose, expect, openPage } from "./watching.ts";

const code = (page: Page): Locator => page.locator(".invite .room-code b");
export const codeOf = async (page: Page): Promise<string> => (await code(page).allTextContents()).join("");
export const seats = (page: Page): Locator => page.getByRole("region", { name: "Seats" }).getByRole("listitem");
export const linkOf = (page: Page): Promise<string> => page.getByRole("textbox", { name: "Link" }).inputValue();
export const company = (page: Page): Locator => page.getByRole("region", { name: "Who is at the table" });
export const companySeats = (page: Page): Locator => company(page).getByRole("listitem");

/** Opens a room with one click, and chooses how to play. */
export async function openRoom(page: Page, ...way: readonly string[]): Promise<void> {
  await openPage(page);
  await button(page, "Play online").click();
  await expect(code(page)).toHaveCount(6);
  await expect(page.getByText("Connecting to the meeting point…")).toHaveCount(0);
  for (const choice of way) await choose(page, choice);
}

/** Takes the first free seat. */
export async function sitDownByLink(page: Page, link: string, name: string): Promise<void> {
  await watchByLink(page, link);
  const field = page.getByRole("textbox", { name: "Your name" });
  if ((await field.inputValue()) !== name) await field.fill(name);
  await button(page, "Sit down").click();
  await expect(seats(page).filter({ hasText: `${name}(you)` })).toBeVisible();
}

/** Enters without taking a seat. */
export async function watchByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("form", { name: "Come in" })).toBeVisible();
}

/** The guests say that they are ready, and the host starts. Waits until everybody is at the table. */
export async function begin(host: Page, guests: readonly Page[], watchers: readonly Page[] = []): Promise<void> {
  for (const guest of guests) await button(guest, "I’m ready").click();
  await expect(button(host, "Start")).toBeEnabled();
  await button(host, "Start").click();
  for (const page of [host, ...guests, ...watchers]) await expect(company(page)).toBeVisible();
}
