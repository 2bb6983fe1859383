import { sep } from "node:path";
import express, { type RequestHandler } from "express";

/** Vite names what it puts here after its content, so it never changes. */
const HASHED_FOLDER = `${sep}assets${sep}`;

/** Serves the built page: files of `root` and nothing else, neither hidden files nor what lies above. */
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
