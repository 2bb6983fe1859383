/** What stores, browsers and checkers of pages ask of one that installs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { mergeTests } from "@playwright/test";
import { test as hosted, keptOnDevice } from "./hosted-build.ts";
import { expect, openPage, test as watching } from "./watching.ts";

const test = mergeTests(watching, hosted);
test.use({ serviceWorkers: "allow" });

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** A PNG says its size in its first bytes. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("it can be installed: a manifest, icons of the sizes they claim, a worker, a page to start with", async ({
  page,
  host,
}) => {
  await openPage(page, host.url);
  await keptOnDevice(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect((await browser.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);

  const manifest = await (await page.request.get(url)).json();
  const at = (address: string): string => new URL(address, url).href;
  expect(at(manifest.start_url)).toBe(host.url);
  expect(at(manifest.scope)).toBe(host.url);
  expect(manifest).toMatchObject({ name: "Letea", short_name: "Letea", display: "standalone" });
  const icons: readonly Icon[] = manifest.icons;
  for (const purpose of ["any", "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes.sort()).toEqual(["192x192", "512x512"]);
  }
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(at(src));
    expect(answer.headers()["content-type"]).toBe(type);
    expect(sizeOf(await answer.body())).toBe(sizes);
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect(sizeOf(await (await page.request.get(at(apple ?? ""))).body())).toBe("180x180");
  // The bar of the system has the page's own colour.
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", manifest.theme_color);
});

test("it keeps to what pages should: language, title, description, size, nothing unencrypted, nothing for axe", async ({
  page,
  host,
}) => {
  const insecure: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(host.url) && !request.url().startsWith("data:")) insecure.push(request.url());
  });
  const answer = await page.goto(host.url);
  const html = (await answer?.text()) ?? "";
  expect(html).toMatch(/^<!doctype html>/iu);
  expect(Buffer.byteLength(html.slice(0, html.indexOf("charset")))).toBeLessThan(1024);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle(/\S/u);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{2}/u);
  const viewport = await page.locator('meta[name="viewport"]').getAttribute("content");
  expect(viewport).toContain("width=device-width");
  // Whoever needs it can zoom.
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/u);
  expect(await page.locator('a[href^="http:"]').count()).toBe(0);
  await keptOnDevice(page);
  expect(insecure).toEqual([]);
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("all that the page is made of is kept, and nothing else", async ({ page, host }) => {
  await openPage(page, host.url);
  await keptOnDevice(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  const built = readdirSync(join(host.root, "assets")).filter((name) => !name.endsWith(".woff"));
  expect(kept.sort()).toEqual(["index.html", ...built.map((name) => `assets/${name}`)].sort());
  const worker = readFileSync(join(host.root, "service-worker.js"), "utf8");
  expect(worker).not.toMatch(/\bimport\b/u);
});
