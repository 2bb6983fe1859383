/** The game at an address that is neither local nor encrypted, where browsers withhold many features. */
import { findBrowser } from "../../src/setup/browser/find.mjs";
import { LONG } from "../scale.ts";
import { expect, test } from "./fault-people.ts";
import { meet, playTo, seatAtTable } from "./fault-table.ts";
import { begin, company } from "./online-room.ts";
import { button } from "./watching.ts";

const AT = "letea.example";

test.use({
  launchOptions: { ...(await findBrowser()), args: [`--host-resolver-rules=MAP ${AT} 127.0.0.1`] },
});

test("people play over plain http, load their pages anew, and one comes late to watch", LONG, async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira", at: AT }), await person({ name: "Ada", at: AT })];
  const both = [mira, ada];
  const link = await meet(both, "Standard", "2");
  expect(new URL(link).hostname).toBe(AT);
  expect(await mira.page.evaluate(() => [isSecureContext, "subtle" in crypto])).toEqual([false, false]);
  await button(mira.page, "Copy the link").click();
  await expect(mira.page.getByText("Copied", { exact: true })).toBeVisible();
  await begin(mira.page, [ada.page]);
  await playTo(both, 2);

  const tess = await person({ name: "Tess", at: AT });
  await tess.page.goto(link);
  await expect(tess.page.getByRole("heading", { name: "You’re watching" })).toBeVisible();
  await expect(company(mira.page).getByText("1 watching")).toHaveCount(1);
  for (const { page } of both) {
    await page.reload();
    await expect(seatAtTable(page, "Ada")).toBeVisible();
  }
  await playTo([...both, tess], 3);
});
