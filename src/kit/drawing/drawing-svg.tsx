import { useId } from "preact/hooks";
import {
  type Drawing,
  FONTS,
  type Gradient,
  type Group,
  type Label,
  type Part,
  type Shape,
  stopsOf,
} from "./drawing.ts";

/** A drawing in the page, hidden from screen readers: its user adds a text. */
export function DrawingSvg({ drawing }: { readonly drawing: Drawing }) {
  const id = useId();
  const { width, height, outline, parts } = drawing;
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={`${id}-outline`}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#${id}-outline)`}>
        <Parts parts={parts} id={id} />
      </g>
    </svg>
  );
}

const Parts = ({ parts, id }: { readonly parts: readonly Part[]; readonly id: string }) => (
  <>
    {parts.map((part, i) => (
      <OnePart key={i} part={part} id={`${id}-${i}`} />
    ))}
  </>
);

function OnePart({ part, id }: { readonly part: Part; readonly id: string }) {
  if ("d" in part) return <OneShape shape={part} id={id} />;
  if ("text" in part) return <OneLabel label={part} />;
  return (
    <g transform={transformOf(part)}>
      <Parts parts={part.parts} id={id} />
    </g>
  );
}

function transformOf({ x, y, turn = 0, scale = 1, isFlipped = false }: Group): string {
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  return `translate(${x} ${y})${turned} scale(${isFlipped ? -scale : scale} ${scale})`;
}

function OneShape({ shape: { d, fill, line, opacity }, id }: { readonly shape: Shape; readonly id: string }) {
  const path = (
    <path
      d={d}
      fill={fill === undefined ? "none" : typeof fill === "string" ? fill : `url(#${id})`}
      fill-rule="evenodd"
      opacity={opacity}
      {...(line !== undefined && {
        stroke: line.paint,
        "stroke-width": line.width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        "stroke-dasharray": line.dash?.join(" "),
      })}
    />
  );
  if (typeof fill !== "object") return path;
  return (
    <>
      <OneGradient gradient={fill} id={id} />
      {path}
    </>
  );
}

const OneGradient = ({ gradient, id }: { readonly gradient: Gradient; readonly id: string }) => (
  <linearGradient
    id={id}
    gradientUnits="userSpaceOnUse"
    x1={gradient.from[0]}
    y1={gradient.from[1]}
    x2={gradient.to[0]}
    y2={gradient.to[1]}
  >
    {stopsOf(gradient).map(({ at, color }) => (
      <stop key={at} offset={at} stop-color={color} />
    ))}
  </linearGradient>
);

const OneLabel = ({ label: { text, x, y, size, font, paint, align } }: { readonly label: Label }) => (
  <text
    x={x}
    y={y}
    fill={paint}
    text-anchor={align}
    style={{ fontFamily: FONTS[font].family, fontWeight: FONTS[font].weight, fontSize: `${size}px` }}
  >
    {text}
  </text>
);
