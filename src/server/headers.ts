/** What browsers are told about the page besides the page itself. HOSTING.md says the same to other hosts. */
import type { RequestHandler } from "express";

/** Nothing runs, is shown or is framed but what comes from here, or is made in the page. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "worker-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' data:",
  // The signalling server may be anywhere: whoever hosts the page, or plays, chooses one.
  "connect-src": "'self' ws: wss:",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": Object.entries(POLICY)
    .map(([what, from]) => `${what} ${from}`)
    .join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Whatever is answered, and be it that nothing is there. */
export const withHeaders: RequestHandler = (_, response, next) => {
  response.set(HEADERS);
  next();
};
