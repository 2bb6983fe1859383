import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import { isSeatParam, type LogLine, type Param } from "../texts/line.ts";
import type { Part } from "../texts/speaker.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { LogSection, ShownMatch } from "./shown-match.ts";
import "./log-view.css";

/** How near to its end a log has to stand to be kept there, in pixels. */
const NEAR = 48;

interface LogViewProps {
  readonly match: ShownMatch;
  readonly title: string;
  /** Whose lines are marked. */
  readonly viewer: number | undefined;
  readonly Icon: GameViews["LogIcon"];
}

/**
 * The log, kept at its end unless the reader has gone back. It is silent for screen readers, who can read it like any
 * text: at this pace nobody could listen. `MatchNews` says aloud what matters.
 */
export function LogView({ match, title, viewer, Icon }: LogViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);

  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [match]);

  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (!content) return;
    const stay = new ResizeObserver(() => {
      if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    });
    stay.observe(content);
    return () => stay.disconnect();
  }, []);

  return (
    <div class="log">
      <div
        ref={box}
        class="log-box"
        role="log"
        aria-live="off"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // More may have been told since the log was scrolled: only going up means leaving its end.
          if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
          else if (scrollTop < lastTop.current) isAtEnd.current = false;
          lastTop.current = scrollTop;
        }}
      >
        <div>
          {match.log.value.map((section, i) => (
            <Section key={i} section={section} names={match.names} viewer={viewer} Icon={Icon} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SectionProps extends Pick<LogViewProps, "viewer" | "Icon"> {
  readonly section: LogSection;
  readonly names: readonly string[];
}

function Section({ section: { heading, lines }, names, viewer, Icon }: SectionProps) {
  const speaker = useSpeaker();
  return (
    <section>
      {heading && <h3>{speaker.say(heading, names)}</h3>}
      <ol>
        {lines.value.map((line, i) => (
          <li key={i} class={`${seatClass(line)} ${viewer !== undefined && concerns(line, viewer) ? "mine" : ""}`}>
            {line.icon !== undefined && Icon && (
              <span class="log-icon">
                <Icon icon={line.icon} />
              </span>
            )}
            {speaker.parts(line, names).map(said)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names stand out from what is said about them. */
function said(part: Part) {
  if ("seat" in part) return <b class={`seat-${part.seat}`}>{part.text}</b>;
  if ("piece" in part) return <i data-piece={part.piece}>{part.text}</i>;
  return part.text;
}

function seatClass({ params }: LogLine): string {
  const about = params?.seat;
  return isSeatParam(about) ? `seat-${about.seat}` : "everybody";
}

/** Whether a line is about this seat, or names it. */
const concerns = ({ params = {} }: LogLine, seat: number): boolean =>
  Object.values(params).some((param: Param) => isSeatParam(param) && param.seat === seat);
