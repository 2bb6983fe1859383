/** The bytes to download: code and art with gzip, fonts as they are, because they are compressed already. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "../../setup/browser/visit.mjs";
import { ADDRESS, toRoom, toTable } from "./page-visit.ts";

export interface Weight {
  readonly code: number;
  readonly art: number;
  readonly fonts: number;
}

/** What the first page needs, without code that is loaded later. */
export async function weightOfFirstPage(page: Page): Promise<Weight> {
  const html = await (await page.request.get("/")).text();
  await page.route(/\.(?:js|css)$/u, (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return html.includes(name) ? route.continue() : route.abort();
  });
  return weighed(page, async () => {
    await page.goto("/", { waitUntil: "networkidle" });
  });
}

/** Everything up to a match with its world. */
export function weightOfTable(page: Page): Promise<Weight> {
  return weighed(page, async () => {
    await page.goto(ADDRESS);
    await toTable(page);
    await page.waitForLoadState("networkidle");
  });
}

/** Everything up to an open room. */
export function weightOfRoom(page: Page): Promise<Weight> {
  return weighed(page, async () => {
    await page.goto("/");
    await toRoom(page);
    await page.waitForLoadState("networkidle");
  });
}

async function weighed(page: Page, visit: () => Promise<void>): Promise<Weight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await visit();
  const weights = { code: 0, art: 0, fonts: 0 };
  const answered = new Map(responses.filter((one) => one.ok()).map((one) => [one.url(), one]));
  // All at once: a page that draws a world answers seldom.
  const bodies = await Promise.all(
    [...answered].map(async ([url, response]) => ({ url, body: await response.body() })),
  );
  for (const { url, body } of bodies) {
    const kind = kindOf(new URL(url).pathname);
    weights[kind] += kind === "fonts" ? body.length : gzipSync(body).length;
  }
  await page.context().close();
  return weights;
}

function kindOf(path: string): keyof Weight {
  if (/\.woff2?$/u.test(path)) return "fonts";
  return /\.(?:svg|png|webp|avif|jpg)$/u.test(path) ? "art" : "code";
}
