import { useText } from "../texts/speaking.ts";
import { type Campaigns, reachedIn } from "./progress.ts";

interface CampaignLineProps {
  readonly campaigns: Campaigns;
  readonly game: string;
}

/** How many chapters somebody has reached, beside the way to them. */
export function CampaignLine({ campaigns, game }: CampaignLineProps) {
  const text = useText();
  const n = reachedIn(campaigns.games.value.get(game) ?? campaigns.of(game));
  return <small>{text("campaign.so-far", { n })}</small>;
}
