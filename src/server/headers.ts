/** What browsers are told about the page besides the page itself. HOSTING.md says the same to other hosts. */

export type PageHeaders = Readonly<Record<string, string>>;

/** Nothing runs, is shown or is framed but what comes from here, or is made in the page. */
export const POLICY = {
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

export const headersWith = (policy: Readonly<Record<string, string>>): PageHeaders => ({
  "Content-Security-Policy": Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
});

export const HEADERS = headersWith(POLICY);
