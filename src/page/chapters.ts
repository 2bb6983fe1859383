/** Matches of a campaign: how they begin, and what they leave when they end. */
import { encode } from "../engine/codec.ts";
import { readRecord } from "../engine/record.ts";
import { hasLuckOf } from "../session/same-luck.ts";
import type { Session } from "../session/session.ts";
import type { Crew } from "../ui/campaign/campaign-dialog.tsx";
import { type Campaigns, helpFor, type Progress } from "../ui/campaign/progress.ts";
import type { CampaignTable } from "../ui/game-table.ts";
import { FRIEND, type LineupSeat, ME, type MyNames, namesOf, seatsOf } from "../ui/match/lineup.ts";
import { inBackground } from "./in-background.ts";
import type { Offer, Seating } from "./offer.ts";

interface ChapterBegun {
  readonly chapter: number;
  readonly crew: Crew;
  readonly names: MyNames;
  readonly seed: number;
}

export function seatingOfChapter(
  { game, table }: Pick<Offer, "game" | "table">,
  campaign: CampaignTable,
  progress: Progress,
  { chapter, crew, names, seed }: ChapterBegun,
): Seating | undefined {
  const asked = campaign.chapters[chapter];
  if (asked === undefined) return undefined;
  const others = { me: ME, bots: table.bot, friend: FRIEND }[crew];
  const sitters = Array.from(
    { length: campaign.players },
    (_, i): LineupSeat => ({ name: "", by: i === 0 ? ME : others }),
  );
  return {
    game: game.id,
    options: asked.options(helpFor(progress, chapter)),
    seats: seatsOf({ sitters }, namesOf(sitters, names), table.bot),
    isAlone: crew === "me",
    seed,
  };
}

/** One that is already over was noted before. */
export function noteOnceEnded(campaigns: Campaigns, offer: Offer, session: Session): void {
  let isNoted = session.result !== undefined;
  session.news.on("step", () => {
    if (isNoted || session.result === undefined) return;
    isNoted = true;
    inBackground(endChapterOf(campaigns, offer, session));
  });
}

/** If a match that has ended is the chapter under way, notes what came of it. */
export async function endChapterOf(campaigns: Campaigns, { game, table }: Offer, session: Session): Promise<void> {
  const { result, state } = session;
  const progress = campaigns.of(game.id);
  const { underWay } = progress;
  if (result === undefined || underWay === undefined || table.loadCampaign === undefined) return;
  const match = readRecord(session.record(), (id) => (id === game.id ? game : undefined));
  const campaign = await table.loadCampaign();
  const asked = campaign.chapters[underWay.chapter]?.options(helpFor(progress, underWay.chapter));
  if (encode(asked) !== encode(match.header.options) || !hasLuckOf(match, underWay.seed)) return;
  campaigns.end(game.id, result.isWon === true ? Math.max(0, campaign.left(state)) : undefined);
}
