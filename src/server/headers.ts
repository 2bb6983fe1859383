/** The HTTP headers of the page. HOSTING.md lists the same for other hosts. */

export type PageHeaders = Readonly<Record<string, string>>;

/** Only what is served from here, or made in the page, may run or be shown. */
export const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' data:",
  // The signalling server may be anywhere: the host of the page or a player chooses it.
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
