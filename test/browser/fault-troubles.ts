/** What a page says to somebody who can't enter a room. */
import { expect, type Page } from "@playwright/test";

export const says = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole("alert").getByRole("heading", { name: title, exact: true })).toBeVisible();

export const isIn = (page: Page): Promise<void> => expect(page.getByRole("form", { name: "Come in" })).toBeVisible();
