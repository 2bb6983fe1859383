/** Puts the stretched language in the place of English when a page is built. */
import { join } from "node:path";
import type { Plugin } from "vite";

const ENGLISH = /\/texts\/(?:.+\/)?en\.ts$/u;
const TEXTS = /export const texts(?:: \w+)? = /u;
const STRETCHER = join(import.meta.dirname, "stretched.ts");

export const longWords: Plugin = {
  name: "letea-long-words",
  enforce: "pre",
  transform(code, id) {
    if (!ENGLISH.test(id)) return undefined;
    if (!TEXTS.test(code)) throw new Error(`There are no texts in ${id}.`);
    return `import { stretchedAll } from ${JSON.stringify(STRETCHER)};
${code.replace(TEXTS, "const plain = ")}
export const texts = stretchedAll(plain);`;
  },
};
