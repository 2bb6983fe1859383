/** What a system that installs the page is told about it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The colour of the page before anything is drawn, as in `index.html`. */
const COLOUR = "#0b1720";
export const ICONS = "assets/icons";

interface Icon {
  readonly src: string;
  readonly type: "image/png";
  readonly sizes: string;
  readonly purpose: "any" | "maskable";
}

/** Addresses are relative to the manifest, so the page installs under any path. */
export function manifestOf(root: string) {
  return {
    id: "./",
    name: "Letea",
    short_name: "Letea",
    description: "A table for board games in your browser. No account, no game server.",
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: COLOUR,
    theme_color: COLOUR,
    categories: ["games"],
    icons: iconFiles(root).flatMap((name) => iconOf(name) ?? []),
  };
}

export const iconFiles = (root: string): readonly string[] =>
  readdirSync(join(root, ICONS)).filter((name) => name.endsWith(".png"));

/** `any-192.png`, `maskable-512.png`; others, like Apple's, are named by the page itself. */
function iconOf(name: string): Icon | undefined {
  const [, purpose, size] = /^(any|maskable)-(\d+)\.png$/u.exec(name) ?? [];
  if (size === undefined || (purpose !== "any" && purpose !== "maskable")) return undefined;
  return { src: `icons/${name}`, type: "image/png", sizes: `${size}x${size}`, purpose };
}
