/**
 * Serves the page of one build from this device, without a network too. A newer build waits until a page tells it to
 * take over, or until no page is open.
 */
import { allRules } from "letea:all-rules";
import { precached, version } from "letea:precache";
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/** The part of a service worker's global scope that is used here. */
interface Scope extends Pick<EventTarget, "addEventListener"> {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: { type: "window" }): Promise<readonly { focus(): Promise<unknown> }[]> };
  skipWaiting(): Promise<void>;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** How many builds are kept: pages of the one before may still be open, and load parts of it. */
const BUILDS_KEPT = 2;
const PAGE = "index.html";

const here = self as unknown as Scope;
const { scope } = here.registration;
/** Pages under several paths of one host share its caches. */
const SUFFIX = `-${scope}`;
const within = new URL(scope).pathname;

setCacheNameDetails({ prefix: "letea", precache: "build", suffix: version + SUFFIX });
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === "navigate" && [within, within + PAGE].includes(url.pathname),
  async ({ request, event }) => {
    (event as Lasting).waitUntil(renewPage().catch(() => undefined));
    return (await matchPrecache(PAGE)) ?? fetch(request);
  },
);
precacheAndRoute(precached, { ignoreURLParametersMatching: [/./u], directoryIndex: PAGE });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${within}assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

/** A host may write settings into the page after it was built. They come with the next visit. */
async function renewPage(): Promise<void> {
  const key = getCacheKeyForURL(PAGE);
  const kept = await matchPrecache(PAGE);
  if (key === undefined || kept === undefined) return;
  const fresh = await fetch(PAGE, { cache: "no-cache" });
  const [text, before] = await Promise.all([fresh.clone().text(), kept.text()]);
  if (!fresh.ok || text === before || partsIn(text) !== partsIn(before)) return;
  await (await caches.open(`letea-build-${version}${SUFFIX}`)).put(key, fresh);
}

/** The files that a page loads, by which builds differ. */
const partsIn = (html: string): string => (html.match(/assets\/[\w.-]+/gu) ?? []).join();

async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("letea-build-") && name.endsWith(SUFFIX));
  await Promise.all(builds.slice(0, -BUILDS_KEPT).map((name) => caches.delete(name)));
}

here.addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOldBuilds()));

here.addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<unknown>;
  const { type } = Object(data);
  if (type === "RULES") ports[0]?.postMessage(allRules);
  // Sent by Workbox's part of the page.
  if (type === "SKIP_WAITING") here.skipWaiting().catch(() => undefined);
});

here.addEventListener("notificationclick", (event) => {
  const { notification } = event as Event & { readonly notification: Notification };
  notification.close();
  (event as Lasting).waitUntil(toPage());
});

async function toPage(): Promise<void> {
  const [page] = await here.clients.matchAll({ type: "window" });
  await page?.focus();
}
