/**
 * The icons of the installed page, drawn from the logo. `npm run screenshots -- -g icons` takes them alone, to be looked at
 * and then put into `assets/icons`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { projectRoot } from "../../src/setup/paths.mjs";
import { folderOf } from "./album.ts";

/** The logo's own ground. */
const GROUND = "#163a4a";

const ICONS = [
  { name: "any-192", size: 192, share: 1, ground: "transparent" },
  { name: "any-512", size: 512, share: 1, ground: "transparent" },
  // Systems cut a circle of four fifths, or any shape around it, out of these.
  { name: "maskable-192", size: 192, share: 0.9, ground: GROUND },
  { name: "maskable-512", size: 512, share: 0.9, ground: GROUND },
  { name: "apple-180", size: 180, share: 1, ground: GROUND },
] as const;

test("icons", async ({ page }) => {
  const logo = readFileSync(join(projectRoot, "assets/logo.svg")).toString("base64");
  for (const { name, size, share, ground } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
       <img style="width:${share * 100}%" src="data:image/svg+xml;base64,${logo}">`,
    );
    await page.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
    await page.screenshot({ path: join(folderOf("icons"), `${name}.png`), omitBackground: ground === "transparent" });
  }
});
