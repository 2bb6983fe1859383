import type { GameViews } from "../game-table.ts";
import { isSeatParam, type LogLine, names } from "../texts/line.ts";
import type { Part } from "../texts/speaker.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import "./told-line.css";

interface ToldLineProps {
  readonly line: LogLine;
  readonly names: readonly string[];
  readonly Icon: GameViews["LogIcon"];
  /** The seats whose lines are marked. */
  readonly readers?: readonly number[];
}

/** A log line with its icon, and with names emphasised. */
export function ToldLineText({ line, names, Icon, readers = [] }: ToldLineProps) {
  const speaker = useSpeaker();
  const text = useText();
  return (
    <>
      {line.icon !== undefined && Icon && (
        <span class="log-icon">
          <Icon icon={line.icon} />
        </span>
      )}
      {speaker.parts(line, names).map(said)}
      {/* The double bar, for screen readers. */}
      {concerns(line, readers) && <span class="unseen" role="img" aria-label={text("told.mine")} />}
    </>
  );
}

function said(part: Part) {
  if ("seat" in part) return <b class={`seat-${part.seat}`}>{part.text}</b>;
  if ("piece" in part) return <i data-piece={part.piece}>{part.text}</i>;
  return part.text;
}

/** CSS classes: whom a line is about, and whether it concerns the reader. */
export function lineClass(line: LogLine, readers: readonly number[]): string {
  const about = line.params?.seat;
  const whose = isSeatParam(about) ? `seat-${about.seat}` : "everybody";
  return `told-line ${whose} ${concerns(line, readers) ? "mine" : ""}`;
}

/** Whether a line is about one of these seats, or mentions one. */
export const concerns = (line: LogLine, seats: readonly number[]): boolean => seats.some((seat) => names(line, seat));
