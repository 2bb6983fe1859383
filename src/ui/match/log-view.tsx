import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { Lookback } from "./lookback.ts";
import type { LogSection, ShownMatch, ToldLine } from "./shown-match.ts";
import { lineClass, ToldLineText } from "./told-line.tsx";
import "./log-view.css";

/** In pixels: a log this close to its end stays at its end. */
const NEAR = 48;

interface LogViewProps {
  readonly match: ShownMatch;
  readonly lookback: Lookback;
  readonly title: string;
  /** The seats whose lines are marked. */
  readonly readers: readonly number[];
  readonly Icon: GameViews["LogIcon"];
  /** Called to show the moment that a line tells of. */
  readonly onJump: (moment: ToldLine) => void;
}

/**
 * The log, kept scrolled to its end unless the reader has gone back. Screen readers don't announce new lines, which come
 * too fast to listen to: `MatchNews` announces what matters.
 */
export function LogView({ match, title, ...of }: LogViewProps) {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be focusable by keyboard
        tabIndex={0}
        onKeyDown={moveAmongLines}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // New lines may have come since the log was scrolled, so only scrolling up means that the reader has left the end.
          if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
          else if (scrollTop < lastTop.current) isAtEnd.current = false;
          lastTop.current = scrollTop;
        }}
      >
        <div>
          {match.log.value.map((section, i) => (
            <Section key={i} section={section} names={match.names} {...of} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SectionProps extends Pick<LogViewProps, "readers" | "Icon" | "lookback" | "onJump"> {
  readonly section: LogSection;
  readonly names: readonly string[];
}

function Section({ section: { heading, lines }, names, readers, Icon, lookback, onJump }: SectionProps) {
  const { say } = useSpeaker();
  const { value: moment } = lookback.moment;
  /** Not tab stops, since there are hundreds: the log is one stop, and arrow keys move within it. */
  const jump = (told: ToldLine) => ({
    type: "button" as const,
    class: "log-jump",
    tabIndex: -1,
    "aria-current": told === moment,
    onClick: () => onJump(told),
  });
  return (
    <section>
      {heading && (
        <h3>
          <button {...jump(heading)}>{say(heading.line, names)}</button>
        </h3>
      )}
      <ol>
        {lines.value.map((told, i) => (
          <li key={i} class={lineClass(told.line, readers)}>
            <button {...jump(told)}>
              <ToldLineText line={told.line} names={names} Icon={Icon} readers={readers} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** If no line has the focus yet, the arrow keys begin at the end of the log. */
function moveAmongLines(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(".log-jump")];
  const at = lines.findIndex((line) => line.matches(":focus"));
  const from = at === -1 ? lines.length : at;
  const aims: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, from - 1),
    ArrowDown: Math.min(lines.length - 1, from + 1),
    Home: 0,
    End: lines.length - 1,
  };
  const line = lines[aims[event.key] ?? -1];
  if (line === undefined) return;
  event.preventDefault();
  line.focus();
}
