/** A text table: the first column is left-aligned, the others are right-aligned. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join("  ");
  return rows.map((cells) => line(cells).trimEnd()).join("\n");
}
