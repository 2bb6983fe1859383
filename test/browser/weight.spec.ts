/** How much is transferred until somebody can play, as the bench measures it, and that nothing unneeded is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { weightOfFirstPage, weightOfTable } from "../../src/tools/bench/page-weight.ts";
import { expect, test } from "./watching.ts";

/** In bytes. */
const MOST = { firstPage: 60_000, table: 480_000, artAndFonts: 1_500_000 };

test("the first page is light, and so is the table behind it", async ({ browser, baseURL }) => {
  const fresh = async () => (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const first = await weightOfFirstPage(await fresh());
  expect(first.code + first.art).toBeLessThanOrEqual(MOST.firstPage);
  const all = await weightOfTable(await fresh());
  expect(all.code - first.code).toBeLessThanOrEqual(MOST.table);
  expect(all.art + all.fonts).toBeLessThanOrEqual(MOST.artAndFonts);
});

test("what comes over the line tells nothing of where it was built", async () => {
  const root = await buildPage(projectRoot);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:js|css|html)$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const telling = files.filter((file) => readFileSync(join(root, file), "utf8").includes(projectRoot));
  expect(telling).toEqual([]);
});
