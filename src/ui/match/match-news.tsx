import { isSeatParam, type LogLine } from "../texts/line.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { ShownMatch } from "./shown-match.ts";
import { concerns } from "./told-line.tsx";

interface MatchNewsProps {
  readonly match: ShownMatch;
  /** Who plays here; nobody where bots are watched. */
  readonly readers: readonly number[];
}

/** So much is listened to in one go. */
const MOST = 14;

/**
 * Says aloud, and only aloud, what has just happened: to whoever plays, what concerns them and what concerns everybody;
 * to whoever watches, the headings only, because at that pace nobody could listen. How it ended is told to all.
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

/** Headings have no full stop, and would run into what follows. */
const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);
