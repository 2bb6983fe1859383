import { useSpeaker } from "../texts/speaking.ts";
import type { Mark, Tale } from "./tale.ts";
import { useReplayText } from "./texts.ts";
import type { FoundTurn } from "./turns.ts";
import "./timeline.css";

interface TimelineProps {
  readonly tale: Tale;
  readonly turns: readonly FoundTurn[];
  readonly stop: number;
  /** What a screen reader says of where it is. */
  readonly told: string;
  readonly onGo: (stop: number) => void;
}

/** How near to a turning point one has to let go to come to it, in hundredths of the line. */
const NEAR = 1.2;

/** The whole match as a line, with its rounds, what happened in them and where it turned. */
export function Timeline({ tale, turns, stop, told, onGo }: TimelineProps) {
  const text = useReplayText();
  const last = tale.stops.length - 1;
  const place = (at: number): string => `${((100 * at) / Math.max(1, last)).toFixed(2)}%`;
  /** For pointers only: by keyboard every stop can be reached. */
  const snapped = (to: number): number =>
    turns.find((one) => (100 * Math.abs(one.stop - to)) / Math.max(1, last) < NEAR)?.stop ?? to;
  return (
    <div class="timeline">
      <div class="timeline-marks" aria-hidden="true">
        {tale.marks.map((mark, i) => (
          <i key={i} class={classOf(mark)} style={{ left: place(mark.stop) }} />
        ))}
        {turns.map((turn) => (
          <b
            key={`${turn.stop} ${turn.kind}`}
            class={turn.stop === stop ? "turn now" : "turn"}
            style={{ left: place(turn.stop) }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={text("replay.line")}
        aria-valuetext={told}
        min={0}
        max={last}
        value={stop}
        style={{ "--played": place(stop) }}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
        onPointerUp={({ currentTarget }) => onGo(snapped(Number(currentTarget.value)))}
      />
      <Rounds tale={tale} place={place} />
    </div>
  );
}

const classOf = ({ kind, seat }: Mark): string => `mark ${kind} ${seat === undefined ? "" : `seat-${seat}`}`;

/** The last heading is the end, which has no number. */
function Rounds({ tale, place }: { readonly tale: Tale; readonly place: (at: number) => string }) {
  const { language } = useSpeaker();
  return (
    <div class="timeline-rounds" aria-hidden="true">
      {tale.rounds.map((at, i) => (
        <span
          key={at}
          class={i === tale.rounds.length - 1 && at === tale.stops.length - 1 ? "end" : ""}
          style={{ left: place(at) }}
        >
          {new Intl.NumberFormat(language).format(i + 1)}
        </span>
      ))}
    </div>
  );
}
