import { seatSymbol } from "../../../../ui/look/seat-symbols.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import { line } from "../texts.ts";
import { CHART, type Chart, pathOf, type Scale, SMALL_CHART, scaleFor, spread } from "./chart.ts";

interface HealthyChartProps {
  /** By seat, at the start and after each round. */
  readonly healthy: readonly (readonly number[])[];
  readonly names: readonly string[];
}

const LABEL_GAP = 17;
const SEASONS = [0, 1, 2] as const;

/** Healthy Humans over the rounds, a line for each boat. The table beside it says the same. What fits is shown. */
export const HealthyChart = (props: HealthyChartProps) => (
  <>
    <Drawn {...props} chart={CHART} />
    <Drawn {...props} chart={SMALL_CHART} />
  </>
);

function Drawn({ healthy, names, chart }: HealthyChartProps & { readonly chart: Chart }) {
  const { say } = useSpeaker();
  const moments = Math.max(...healthy.map(({ length }) => length));
  const scale = scaleFor(moments, Math.max(...healthy.flat()), chart);
  const ends = healthy.map((counts) => scale.y(counts.at(-1) ?? 0));
  const labels = spread(ends, LABEL_GAP);
  const isSmall = chart === SMALL_CHART;
  return (
    <svg
      class={isSmall ? "healthy-chart small" : "healthy-chart"}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
    >
      {SEASONS.map((season) => (
        <Season key={season} season={season} moments={moments} scale={scale} chart={chart} />
      ))}
      {scale.ticks.map((tick) => (
        <g key={tick} class="tick">
          <path d={`M${CHART.left} ${scale.y(tick)}H${chart.width - chart.right}`} />
          <text x={chart.left - 8} y={scale.y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {Array.from({ length: moments }, (_, moment) => (
        <text key={moment} class="round-number" x={scale.x(moment)} y={chart.height - 10} text-anchor="middle">
          {moment === 0 ? !isSmall && say(line("story.start")) : moment}
        </text>
      ))}
      {healthy.map((counts, seat) => (
        <g key={seat} class={`course seat-${seat}`}>
          <path class="line" d={pathOf(counts, scale)} />
          <path
            class="sign"
            fill-rule="evenodd"
            transform={`translate(${scale.x(counts.length - 1) + 8} ${(labels[seat] ?? 0) - 7}) scale(0.875)`}
            d={seatSymbol(seat)}
          />
          <text x={scale.x(counts.length - 1) + 26} y={(labels[seat] ?? 0) + 5}>
            {counts.at(-1)} {!isSmall && names[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface SeasonProps {
  readonly season: (typeof SEASONS)[number];
  readonly moments: number;
  readonly scale: Scale;
  readonly chart: Chart;
}

function Season({ season, moments, scale, chart }: SeasonProps) {
  const from = season * ROUNDS_PER_SEASON;
  const to = Math.min(from + ROUNDS_PER_SEASON, moments - 1);
  if (to <= from) return null;
  const height = chart.height - chart.top - chart.bottom;
  return (
    <rect
      class={`season-${season + 1}`}
      x={scale.x(from)}
      y={chart.top}
      width={scale.x(to) - scale.x(from)}
      height={height}
    />
  );
}
