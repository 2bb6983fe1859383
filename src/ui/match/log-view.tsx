import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { Lookback } from "./lookback.ts";
import type { LogSection, ShownMatch, ToldLine } from "./shown-match.ts";
import { lineClass, ToldLineText } from "./told-line.tsx";
import "./log-view.css";

/** How near to its end a log has to stand to be kept there, in pixels. */
const NEAR = 48;

interface LogViewProps {
  readonly match: ShownMatch;
  readonly lookback: Lookback;
  readonly title: string;
  /** Whose lines are marked. */
  readonly readers: readonly number[];
  readonly Icon: GameViews["LogIcon"];
  /** Somebody wants to see the moment that a line tells of. */
  readonly onJump: (moment: ToldLine) => void;
}

/**
 * The log, kept at its end unless the reader has gone back. It is silent for screen readers, who can read it like any
 * text: at this pace nobody could listen. `MatchNews` says aloud what matters.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onKeyDown={moveAmongLines}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // More may have been told since the log was scrolled: only going up means leaving its end.
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
  /** Hundreds of lines would be hundreds of stops for the Tab key: the log is one, and arrows move in it. */
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

/** From the log itself the way leads to its newest line. */
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
