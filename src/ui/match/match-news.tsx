import { isSeatParam, type LogLine } from "../texts/line.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { ShownMatch } from "./shown-match.ts";
import { concerns } from "./told-line.tsx";

interface MatchNewsProps {
  readonly match: ShownMatch;
  /** The seats played here; empty if bots are watched. */
  readonly readers: readonly number[];
}

/** The most lines announced at once. */
const MOST = 14;

/**
 * Announces news to screen readers. Players hear what concerns them and everybody. Watchers hear only the headings, since
 * the rest comes too fast. Everybody hears how the match ended.
 */
export function MatchNews({ match, readers }: MatchNewsProps) {
  const speaker = useSpeaker();
  const isHeard = (line: LogLine): boolean =>
    line.heading === true || (readers.length > 0 && (!isSeatParam(line.params?.seat) || concerns(line, readers)));
  const isOver = match.result.value !== undefined;
  const section = match.log.value.at(-1);
  const end = [section?.heading, ...(section?.lines.value ?? [])].map((told) => told?.line);
  const lines = isOver ? end : match.news.value.filter(isHeard).slice(-MOST);
  return (
    <p class="unseen" role="status">
      {lines.flatMap((line) => (line === undefined ? [] : sentence(speaker.say(line, match.names)))).join(" ")}
    </p>
  );
}

/** Adds a full stop to headings, which would run into the next line otherwise. */
const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);
