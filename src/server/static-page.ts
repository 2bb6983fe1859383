import { sep } from "node:path";
import express, { type RequestHandler } from "express";

/** Vite names these files after their content, so they never change. */
const HASHED_FOLDER = `${sep}assets${sep}`;

/** Serves the files of `root` and nothing else: no hidden files, nothing above it. */
export function servePage(root: string): RequestHandler {
  return express.static(root, {
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(response, file) {
      const hashed = file.slice(root.length).startsWith(HASHED_FOLDER);
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
