import type { CampaignTable } from "../game-table.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { useLoaded } from "../use-loaded.ts";
import type { ChapterEnd } from "./progress.ts";
import "./campaign-dialog.css";

interface ChapterToldProps {
  readonly end: ChapterEnd;
  readonly load: (() => Promise<CampaignTable>) | undefined;
  readonly onChapters: () => void;
}

/** How the story goes on after a match, and the way to what comes next. */
export function ChapterTold({ end: { chapter, isReached }, load, onChapters }: ChapterToldProps) {
  const text = useText();
  const { say } = useSpeaker();
  const campaign = useLoaded(load);
  const told = campaign?.chapters[chapter];
  if (campaign === undefined || told === undefined) return null;
  const isLast = chapter === campaign.chapters.length - 1;
  const next = !isReached ? "campaign.retry" : isLast ? "campaign.to-chapters" : "campaign.onwards";
  return (
    <section class="campaign-told" aria-label={text("campaign.chapter", { number: chapter + 1, name: told.name })}>
      <p class="campaign-story">{say(isReached ? told.reached : told.missed)}</p>
      <button type="button" onClick={onChapters}>
        {text(next)}
      </button>
    </section>
  );
}
