import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { seatSymbol } from "../../../../ui/look/seat-symbols.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import { line } from "../texts.ts";
import { CHART, marksOn, type Point, type Scale, scaleFor, spread, tracks } from "./chart.ts";

interface HealthyChartProps {
  /** By seat, at the start and after each round. */
  readonly healthy: readonly (readonly number[])[];
  readonly names: readonly string[];
}

const SEASONS = [0, 1, 2] as const;

/** Healthy Humans over the rounds, a line for each boat. The table beside it says the same. */
export function HealthyChart({ healthy, names }: HealthyChartProps) {
  const { say } = useSpeaker();
  const moments = Math.max(...healthy.map(({ length }) => length));
  const scale = scaleFor(moments, Math.max(...healthy.flat()));
  const courses = tracks(healthy, scale);
  const labels = spread(healthy.map((counts) => scale.y(counts.at(-1) ?? 0)));
  return (
    <div class="healthy-chart" aria-hidden="true">
      <div class="ticks">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: em(scale.y(tick)) }}>
            {tick}
          </span>
        ))}
      </div>
      <svg class="plot" aria-hidden="true" height={em(CHART.height)}>
        {SEASONS.map((season) => (
          <Season key={season} season={season} moments={moments} scale={scale} />
        ))}
        {scale.ticks.map((tick) => (
          <line key={tick} class="tick" x2="100%" y1={em(scale.y(tick))} y2={em(scale.y(tick))} />
        ))}
        {courses.map((course, seat) => (
          <Course key={seat} course={course} seat={seat} />
        ))}
        {courses.map((course, seat) => (
          <Marks key={seat} course={course} seat={seat} />
        ))}
      </svg>
      <div class="ends">
        {healthy.map((counts, seat) => (
          <span key={seat} style={{ top: em(labels[seat] ?? 0) }}>
            <SeatMark seat={seat} /> {counts.at(-1)} <span class="name">{names[seat]}</span>
          </span>
        ))}
      </div>
      <div class="rounds">
        {Array.from({ length: moments }, (_, moment) => (
          <span
            key={moment}
            class={moment % ROUNDS_PER_SEASON === 0 ? "" : "between"}
            style={{ left: percent(scale.x(moment)) }}
          >
            {moment === 0 ? <span class="start">{say(line("story.start"))}</span> : moment}
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

const Marks = ({ course, seat }: CourseProps) => (
  <g class={`marks seat-${seat}`}>
    {marksOn(course, seat).map(({ x, y }) => (
      // The middle of the sign is where the corner of its box would be
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
        <path fill-rule="evenodd" d={seatSymbol(seat)} />
      </svg>
    ))}
  </g>
);

interface SeasonProps {
  readonly season: (typeof SEASONS)[number];
  readonly moments: number;
  readonly scale: Scale;
}

function Season({ season, moments, scale }: SeasonProps) {
  const from = season * ROUNDS_PER_SEASON;
  const to = Math.min(from + ROUNDS_PER_SEASON, moments - 1);
  if (to <= from) return null;
  return (
    <rect
      class={`season-${season + 1}`}
      x={percent(scale.x(from))}
      width={percent(scale.x(to) - scale.x(from))}
      height="100%"
    />
  );
}
