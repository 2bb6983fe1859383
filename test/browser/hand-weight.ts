/** What a phone that is a hand loads, beside the code of the network: code and style sheets with gzip, in bytes. */
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Listens from now on. Returns what weighs it, once the page has all it needs. */
export function weighing(page: Page): () => Promise<number> {
  const loaded = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(?:js|css)$/u.test(pathname)) loaded.set(basename(pathname), response.body());
  });
  return async () => {
    const texts = new Map<string, string>();
    for (const [name, body] of loaded) texts.set(name, (await body).toString());
    const network = withImports(texts, ["rooms-", "bundler-"]);
    // What the first page is made of isn't the network's, though the network uses some of it.
    for (const name of withImports(texts, ["index-"])) network.delete(name);
    const own = [...texts].filter(([name]) => !network.has(name));
    return own.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
  };
}

/** The files that begin like one of these, and all that they can't do without. */
function withImports(texts: ReadonlyMap<string, string>, beginnings: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...texts.keys()].filter((name) => beginnings.some((one) => name.startsWith(one)));
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const imported = texts.get(name)?.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/gu) ?? [];
    left.push(...[...imported].flatMap(([, other]) => other ?? []));
  }
  return found;
}
