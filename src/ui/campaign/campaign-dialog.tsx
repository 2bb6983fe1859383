import { useState } from "preact/hooks";
import type { CampaignChapter, CampaignTable, LeadingTable } from "../game-table.ts";
import { Choice } from "../shell/choice.tsx";
import { Dialog } from "../shell/dialog.tsx";
import type { Line } from "../texts/line.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { useLoaded } from "../use-loaded.ts";
import { helpFor, isOpen, isReached, nextIn, type Progress, reachedIn } from "./progress.ts";
import "./campaign-dialog.css";

/** Who plays: `me` leads all seats, or the others are bots' or other people's at this screen. */
export type Crew = "me" | "bots" | "friend";

interface CampaignDialogProps {
  readonly load: (() => Promise<CampaignTable>) | undefined;
  readonly progress: Progress;
  /** Undefined if one person can't lead several seats. */
  readonly leading: LeadingTable | undefined;
  /** The new match would replace another one. */
  readonly isAnotherOpen: boolean;
  readonly onBegin: (chapter: number, crew: Crew) => void;
  readonly onClose: () => void;
  /** Called if the campaign can’t be loaded. */
  readonly onBroken: () => void;
}

/** The chapters of a game's campaign: those that were reached, and the one to play next, with its story. */
export function CampaignDialog({ load, onBroken, ...props }: CampaignDialogProps) {
  const campaign = useLoaded(load, onBroken);
  return campaign ? <Opened campaign={campaign} {...props} /> : null;
}

interface OpenedProps extends Omit<CampaignDialogProps, "load" | "onBroken"> {
  readonly campaign: CampaignTable;
}

function Opened({ campaign, progress, leading, ...rest }: OpenedProps) {
  const text = useText();
  const { say } = useSpeaker();
  const { chapters, players, name, pitch } = campaign;
  const [shown, setShown] = useState(nextIn(progress, chapters.length));
  const [crew, setCrew] = useState<Crew>(leading ? "me" : "bots");
  const chapter = chapters[shown];
  const isDone = reachedIn(progress) === chapters.length;
  const number = shown + 1;
  return (
    <Dialog
      title={say(name)}
      look="wide"
      onClose={rest.onClose}
      foot={
        isOpen(progress, shown) ? (
          <button type="button" class="main" onClick={() => rest.onBegin(shown, crew)}>
            {text(isReached(progress, shown) ? "campaign.again" : "campaign.begin", { number })}
          </button>
        ) : (
          <p>{text("campaign.waits", { number: number - 1 })}</p>
        )
      }
    >
      <p class="campaign-pitch">{isDone ? text("campaign.done") : say(pitch)}</p>
      <Chapters chapters={chapters} progress={progress} shown={shown} onShow={setShown} />
      {chapter && (
        <section class="campaign-chapter" aria-label={text("campaign.chapter", { number, name: chapter.name })}>
          <h3>{say(chapter.name)}</h3>
          <p class="campaign-story">{say(chapter.story)}</p>
          <p>{say(chapter.task)}</p>
          {isOpen(progress, shown) && <HelpLines lines={campaign.helpLines(helpFor(progress, shown))} />}
          {isReached(progress, shown) && <p class="campaign-story">{say(chapter.reached)}</p>}
        </section>
      )}
      <Choice<Crew>
        name="crew"
        label={text("campaign.crew")}
        options={[
          ...(leading ? [{ value: "me" as const, text: say(leading.name(players)) }] : []),
          { value: "bots", text: text("campaign.crew.bots", { n: players - 1 }) },
          { value: "friend", text: text("campaign.crew.friend", { n: players }) },
        ]}
        chosen={crew}
        onChoose={setCrew}
      />
      {rest.isAnotherOpen && <p class="warning">{text("new.instead")}</p>}
    </Dialog>
  );
}

interface ChaptersProps {
  readonly chapters: readonly CampaignChapter[];
  readonly progress: Progress;
  readonly shown: number;
  readonly onShow: (chapter: number) => void;
}

const STATE_NAMES = { reached: "campaign.reached", open: "campaign.open", locked: "campaign.locked" } as const;

/** Those further down the river are seen from the start, so that one knows how long the way is. */
function Chapters({ chapters, progress, shown, onShow }: ChaptersProps) {
  const text = useText();
  const { say } = useSpeaker();
  return (
    <ol class="campaign-chapters" aria-label={text("campaign.chapters")}>
      {chapters.map(({ id, name }, i) => {
        const missed = progress.chapters[i]?.missed ?? 0;
        const state = isReached(progress, i) ? "reached" : isOpen(progress, i) ? "open" : "locked";
        return (
          <li key={id} class={state}>
            <button type="button" aria-pressed={i === shown} onClick={() => onShow(i)}>
              <b aria-hidden="true">{i + 1}</b>
              <span>{say(name)}</span>
              <small>
                {text(STATE_NAMES[state])}
                {missed > 0 && ` · ${text("campaign.tries", { n: missed })}`}
              </small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function HelpLines({ lines }: { readonly lines: readonly Line[] }) {
  const { say } = useSpeaker();
  if (lines.length === 0) return null;
  return (
    <ul class="campaign-help">
      {lines.map((line) => (
        <li key={line.key}>{say(line)}</li>
      ))}
    </ul>
  );
}
