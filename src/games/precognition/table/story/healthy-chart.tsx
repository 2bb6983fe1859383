import { seatSymbol } from "../../../../ui/look/seat-symbols.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import { line } from "../texts.ts";
import { CHART, pathOf, type Scale, scaleFor, spread } from "./chart.ts";

interface HealthyChartProps {
  /** By seat, at the start and after each round. */
  readonly healthy: readonly (readonly number[])[];
  readonly names: readonly string[];
}

const LABEL_GAP = 17;
const SEASONS = [0, 1, 2] as const;

/** Healthy Humans over the rounds, a line for each boat. The table beside it says the same. */
export function HealthyChart({ healthy, names }: HealthyChartProps) {
  const { say } = useSpeaker();
  const moments = Math.max(...healthy.map(({ length }) => length));
  const scale = scaleFor(moments, Math.max(...healthy.flat()));
  const ends = healthy.map((counts) => scale.y(counts.at(-1) ?? 0));
  const labels = spread(ends, LABEL_GAP);
  return (
    <svg class="healthy-chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
      {SEASONS.map((season) => (
        <Season key={season} season={season} moments={moments} scale={scale} />
      ))}
      {scale.ticks.map((tick) => (
        <g key={tick} class="tick">
          <path d={`M${CHART.left} ${scale.y(tick)}H${CHART.width - CHART.right}`} />
          <text x={CHART.left - 8} y={scale.y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {Array.from({ length: moments }, (_, moment) => (
        <text key={moment} class="round-number" x={scale.x(moment)} y={CHART.height - 10} text-anchor="middle">
          {moment === 0 ? say(line("story.start")) : moment}
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
            {counts.at(-1)} {names[seat]}
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
}

function Season({ season, moments, scale }: SeasonProps) {
  const from = season * ROUNDS_PER_SEASON;
  const to = Math.min(from + ROUNDS_PER_SEASON, moments - 1);
  if (to <= from) return null;
  const height = CHART.height - CHART.top - CHART.bottom;
  return (
    <rect
      class={`season-${season + 1}`}
      x={scale.x(from)}
      y={CHART.top}
      width={scale.x(to) - scale.x(from)}
      height={height}
    />
  );
}
