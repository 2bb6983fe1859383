/** What somebody at a table online shows to all: pointed at from the closer look, outlined and told wherever it is. */
import type { FakeMatch } from "../online-ui/fake-match.ts";
import { device } from "../online-ui/fake-room.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { worldOpened } from "./the-world.ts";
import { expect, test } from "./watching.ts";

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/online-ui/page");
});
test.afterAll(() => served.close());

test("a piece of the desk is shown to all, and what another one shows is outlined with their sign", async ({
  page,
}) => {
  await page.goto(`${served.url}?scene=table`);
  await worldOpened(page);
  const piece = page.locator(".desk [data-piece]").first();
  const thing = await piece.getAttribute("data-piece");
  await piece.hover();
  await page.getByRole("button", { name: "Point at it" }).click();
  const calls = await page.evaluate(() => (window.room.match as FakeMatch | undefined)?.calls);
  expect(calls).toEqual([`point ${thing}`]);

  await page.evaluate(
    ([from, shown]) => window.room.news.emit("pointed", { from: from ?? "", name: "Ada", thing: shown ?? "" }),
    [device(2), thing],
  );
  await expect(page.getByText(/^Ada points at \S/u)).toBeVisible();
  const outline = page.locator(".outline.seat-1").first();
  await expect(outline.locator(".seat-mark")).toBeVisible();
  const [around, inside] = [await outline.boundingBox(), await piece.boundingBox()];
  expect(around).toEqual(inside);
});
