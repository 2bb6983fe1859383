import { useEffect, useState } from "preact/hooks";
import type { CampaignTable } from "../game-table.ts";

/** Undefined until it's loaded. */
export function useCampaign(load: (() => Promise<CampaignTable>) | undefined): CampaignTable | undefined {
  const [campaign, setCampaign] = useState<CampaignTable>();
  useEffect(() => {
    // Without it, the rest of the page is still worth seeing.
    load?.().then(setCampaign, () => undefined);
  }, []);
  return campaign;
}
