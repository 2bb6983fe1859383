/** Aligned Markdown tables: the first column is left-aligned, the others are right-aligned. */

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...[head, ...rows].map((cells) => [...(cells[column] ?? "")].length));
  const widths = head.map((_, column) => width(column));
  const pad = (cell: string, column: number) => {
    const missing = " ".repeat((widths[column] ?? 0) - [...cell].length);
    return column === 0 ? `${cell}${missing}` : `${missing}${cell}`;
  };
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map((one, column) => (column === 0 ? "-".repeat(one) : `${"-".repeat(one - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A dash if the whole is 0. */
export const percent = (part: number, whole = 1): string =>
  whole === 0 || Number.isNaN(part) ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

export const decimal = (value: number, digits = 1): string => (Number.isFinite(value) ? value.toFixed(digits) : "–");
