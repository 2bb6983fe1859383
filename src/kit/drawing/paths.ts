/** SVG paths of simple shapes. */

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
      `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** The inner corners are on the circle of radius `inner`. */
export function star(x: number, y: number, points: number, r: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const far = i % 2 === 0 ? r : inner;
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

const round = (value: number): number => Math.round(100 * value) / 100;
