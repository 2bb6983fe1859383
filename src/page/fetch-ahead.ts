import type { GameTable } from "../ui/game-table.ts";

/** While somebody reads the first page, what comes next is fetched. */
export function fetchAhead(table: GameTable): void {
  const fetch = async () => {
    const [{ art }] = await Promise.all([table.loadShow(), table.loadViews(), import("../scenes/open-world.ts")]);
    for (const { url } of art) new Image().src = url;
  };
  // What fails here is asked for again when it is needed.
  const begin = () => fetch().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
