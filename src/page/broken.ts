/** What is said when a part of the page doesn't come: the connection is lost, or there is a newer page by now. */
import type { Notices } from "../ui/notices.ts";

/** Loading the page again helps in either case, and a match under way is kept. */
export function sayBroken(notices: Notices): void {
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

/** Closed again, so that it can be tried again; and never without a word. */
export const givenUp = (notices: Notices, close: () => void) => (): void => {
  close();
  sayBroken(notices);
};

/** Whoever can't reach it keeps what is here. */
async function loadAgain(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok) throw new Error(`the page answers ${status}`);
  location.reload();
}
