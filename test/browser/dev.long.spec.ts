/** `npm run dev`: changes in the sources show on the page, without leaving the current moment of a match. */
import { mergeTests, type Page } from "@playwright/test";
import { Person, test as people } from "./fault-people.ts";
import { meet, seatAtTable, shownOn } from "./fault-table.ts";
import { begin } from "./online-room.ts";
import { ProjectCopy } from "./project-copy.ts";
import { moment } from "./table-moment.ts";
import { accept, desk, lockIn, sitDown, ways } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { expect, test as watched } from "./watching.ts";

interface Changed {
  copy: ProjectCopy;
}

const test = mergeTests(watched, people).extend<Changed>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  copy: async ({}, use) => {
    const copy = new ProjectCopy();
    await copy.dev();
    await use(copy);
    await copy.remove();
  },
  // Relative addresses belong to the copy's server.
  baseURL: async ({ copy }, use) => use(copy.url),
});

const GREEN = "rgb(1, 99, 1)";
const changeStyle = (copy: ProjectCopy): void =>
  copy.change("src/ui/match/table-screen.css", (text) => `${text}\n.table .desk { background: ${GREEN}; }\n`);

const NEW_WORDS = "As it was changed";
const changeTsx = (copy: ProjectCopy): void =>
  copy.change("src/ui/match/table-frame.tsx", (text) =>
    text.replace('<h1 class="unseen">', `<h1 class="unseen">${NEW_WORDS}: `),
  );
const isChanged = (page: Page) => expect(page.getByRole("heading", { level: 1, name: NEW_WORDS })).toBeAttached();

/** A mark that a reload would remove. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "isMarked" in window);

test("styles change in place, code at the same moment of the same match, rules never under it", async ({
  page,
  copy,
}) => {
  await sitDown(page, "Standard", 42);
  await page.keyboard.press("4");
  await expect(ways(page).nth(3)).toBeChecked();
  const before = await moment(page);

  await mark(page);
  changeStyle(copy);
  await expect(desk(page)).toHaveCSS("background-color", GREEN);
  expect(await isMarked(page)).toBe(true);
  expect(await moment(page)).toEqual(before);

  changeTsx(copy);
  await isChanged(page);
  await worldOpened(page);
  expect(await isMarked(page)).toBe(false);
  await expect(ways(page).nth(3)).toBeChecked();
  expect(await moment(page)).toEqual(before);
  // It's gone on with.
  await lockIn(page).click();
  await expect(accept(page)).toBeVisible();

  // Changed rules are another version: a match played with the old ones is refused.
  copy.change("src/games/precognition/rules/rounds.ts", (text) => `${text}\n// Changed.\n`);
  await expect(page.getByText("The record was made with different rules of this game")).toBeVisible();
});

test("all who play in a room come back to their own sight of it", async ({ browser, uncaught, copy }) => {
  const both = ["Mira", "Ada"].map(
    (name) =>
      new Person(browser, copy.url, { name, passes: false }, (page) => {
        page.on("pageerror", ({ message }) => uncaught.push(message));
        return Promise.resolve();
      }),
  );
  for (const person of both) await person.arrive();
  await meet(both, "Standard", "2");
  const [host, guest] = both.map(({ page }) => page) as [Page, Page];
  await begin(host, [guest]);
  await ways(guest).nth(1).check({ force: true });
  await lockIn(guest).click();
  await expect(seatAtTable(host, "Ada")).toContainText("locked");
  await ways(host).nth(2).check({ force: true });
  const before = [await shownOn(host), await shownOn(guest)];

  changeTsx(copy);
  await Promise.all([host, guest].map(isChanged));
  for (const [i, page] of [host, guest].entries()) await expect.poll(() => shownOn(page)).toEqual(before[i]);
  await expect(seatAtTable(host, "Ada")).toContainText("locked");
  // It's gone on with.
  await lockIn(host).click();
  await expect(seatAtTable(host, "Ada")).not.toContainText("locked");
  for (const person of both) await person.leave();
});
