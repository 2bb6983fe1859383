/** Lets a service worker serve this page, and tells when it has a newer build of it. */
import { allRules } from "letea:all-rules";
import { messageSW, Workbox } from "workbox-window";

export interface NewerBuild {
  /** Matches of this build can go on there. */
  readonly hasSameRules: boolean;
  /** Loads this page anew, as it is in that build. */
  take(): void;
}

interface Watching {
  readonly onWaiting: (newer: NewerBuild) => void;
  /** Another page of this device has taken the newer build. This one goes on as it is. */
  readonly onTakenElsewhere: () => void;
}

const SCRIPT = "service-worker.js";
/** In milliseconds: a page that stays open looks no more often. */
const LOOKS_EVERY = 3_600_000;

export async function watchForNewer({ onWaiting, onTakenElsewhere }: Watching): Promise<void> {
  // Only pages that come by https, or from this computer, have it; and only a built page has a worker.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox(SCRIPT);
  let isTaking = false;
  let looked = Date.now();

  async function tell(worker: ServiceWorker | undefined): Promise<void> {
    if (worker === undefined) return;
    const rules: unknown = await messageSW(worker, { type: "RULES" });
    onWaiting({
      hasSameRules: rules === allRules,
      take() {
        isTaking = true;
        workbox.messageSkipWaiting();
      },
    });
  }

  workbox.addEventListener("waiting", ({ sw }) => void tell(sw).catch(() => undefined));
  const { serviceWorker } = navigator;
  let isServed = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isTaking) whenActive(serviceWorker.controller, () => location.reload());
    else if (isServed) onTakenElsewhere();
    isServed = true;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOKS_EVERY) return;
    looked = Date.now();
    // Without a network it looks next time.
    workbox.update().catch(() => undefined);
  });
  await workbox.register();
}

/** Loaded any earlier, the page would be served half by one worker and half by the other. */
function whenActive(worker: ServiceWorker | null, act: () => void): void {
  if (worker === null || worker.state === "activated") return act();
  worker.addEventListener("statechange", () => {
    if (worker.state === "activated") act();
  });
}
