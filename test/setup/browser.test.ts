import { expect, test } from "vitest";
import { searchBrowser } from "../../src/setup/browser/search.mjs";

test("no browser is a failure that says what was tried and what to do", async () => {
  const search = searchBrowser([
    { name: "a shelf", launches: () => Promise.resolve([]) },
    { name: "a lie", launches: () => Promise.resolve([{ executablePath: process.execPath }]) },
    { name: "a ghost", launches: () => Promise.resolve([{ executablePath: "/nowhere/chromium" }]) },
    { name: "a shop", launches: () => Promise.reject(new Error("it's closed")) },
  ]);
  await expect(search).rejects.toThrow(
    /^No browser for the tests\. Install .* LETEA_BROWSER .*Tried:\n {2}- a shelf: not there\n {2}- a lie: it doesn't start: .*\n {2}- a ghost: no such file: \/nowhere\/chromium\n {2}- a shop: it's closed$/,
  );
});
