/** Tells that a part of the page could not be loaded: the connection is lost, or a newer version is online. */
import type { Notices } from "../ui/notices.ts";

/** Reloading the page helps in both cases, and the match is kept. */
export function reportBroken(notices: Notices): void {
  notices.say({
    line: { key: "app.broken" },
    action: {
      name: { key: "app.load-again" },
      do: () => {
        loadAgain().catch(() => notices.say({ line: { key: "app.unreachable" } }));
      },
    },
  });
}

/** Closes what could not be loaded, so that it can be tried again, and says so. */
export const closeBroken = (notices: Notices, close: () => void) => (): void => {
  close();
  reportBroken(notices);
};

/** Only if the server answers: otherwise the page that is open would be lost. */
async function loadAgain(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok) throw new Error(`the page answers ${status}`);
  location.reload();
}
