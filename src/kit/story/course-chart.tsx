import { SeatMark } from "../../ui/look/seat-mark.tsx";
import { useSeatMark } from "../../ui/look/use-seat-mark.ts";
import { CHART, marksOn, type Point, type Scale, scaleFor, spread, tracks } from "./chart.ts";
import "./course-chart.css";

/** A part of the match, with a background colour of its own. */
interface Stretch {
  /** Its CSS class. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface CourseChartProps {
  /** By seat, at the start and at each moment after it. */
  readonly counts: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** The label at the start. */
  readonly start: string;
  readonly stretches: readonly Stretch[];
  /** The distance between grid lines. */
  readonly tick: number;
}

/** A line chart of the whole match. Hidden from screen readers, since a table beside it says the same. */
export function CourseChart({ counts, names, start, stretches, tick }: CourseChartProps) {
  const moments = Math.max(...counts.map(({ length }) => length));
  const scale = scaleFor(moments, Math.max(...counts.flat()), tick);
  const courses = tracks(counts, scale);
  const labels = spread(counts.map((own) => scale.y(own.at(-1) ?? 0)));
  const isTurn = (moment: number): boolean => stretches.some(({ from, to }) => from === moment || to === moment);
  return (
    <div class="course-chart" aria-hidden="true">
      <div class="ticks">
        {scale.ticks.map((count) => (
          <span key={count} style={{ top: em(scale.y(count)) }}>
            {count}
          </span>
        ))}
      </div>
      <svg class="plot" aria-hidden="true" height={em(CHART.height)}>
        {stretches.map((stretch) => (
          <Ground key={stretch.name} stretch={stretch} last={moments - 1} scale={scale} />
        ))}
        {scale.ticks.map((count) => (
          <line key={count} class="tick" x2="100%" y1={em(scale.y(count))} y2={em(scale.y(count))} />
        ))}
        {courses.map((course, seat) => (
          <Course key={seat} course={course} seat={seat} />
        ))}
        {courses.map((course, seat) => (
          <Marks key={seat} course={course} seat={seat} />
        ))}
      </svg>
      <div class="ends">
        {counts.map((own, seat) => (
          <span key={seat} style={{ top: em(labels[seat] ?? 0) }}>
            <SeatMark seat={seat} /> {own.at(-1)} <span class="name">{names[seat]}</span>
          </span>
        ))}
      </div>
      <div class="moments">
        {Array.from({ length: moments }, (_, moment) => (
          <span key={moment} class={isTurn(moment) ? "" : "between"} style={{ left: percent(scale.x(moment)) }}>
            {moment === 0 ? <span class="start">{start}</span> : moment}
          </span>
        ))}
      </div>
    </div>
  );
}

const em = (length: number): string => `${length.toFixed(3)}em`;
const percent = (part: number): string => `${part.toFixed(3)}%`;

interface CourseProps {
  readonly course: readonly Point[];
  readonly seat: number;
}

function Course({ course, seat }: CourseProps) {
  return (
    <g class={`course seat-${seat}`}>
      {course.slice(1).map((to, i) => {
        const from = course[i] ?? to;
        return <line key={i} x1={percent(from.x)} y1={em(from.y)} x2={percent(to.x)} y2={em(to.y)} />;
      })}
    </g>
  );
}

function Marks({ course, seat }: CourseProps) {
  const { symbol } = useSeatMark(seat);
  return (
    <g class={`marks seat-${seat}`}>
      {marksOn(course, seat).map(({ x, y }) => (
        // CSS centres the sign on this point
        <svg
          key={x}
          class="mark"
          aria-hidden="true"
          x={percent(x)}
          y={em(y)}
          width="1em"
          height="1em"
          viewBox="8 8 16 16"
        >
          <path fill-rule="evenodd" d={symbol} />
        </svg>
      ))}
    </g>
  );
}

interface GroundProps {
  readonly stretch: Stretch;
  readonly last: number;
  readonly scale: Scale;
}

function Ground({ stretch: { name, from, to }, last, scale }: GroundProps) {
  const end = Math.min(to, last);
  if (end <= from) return null;
  return <rect class={name} x={percent(scale.x(from))} width={percent(scale.x(end) - scale.x(from))} height="100%" />;
}
