import type { LogLine, Param } from "./line.ts";

/** The last line of a log extended by the next one; undefined if the next one is a line of its own. */
export function growLine(last: LogLine | undefined, next: LogLine): LogLine | undefined {
  const { growing } = next;
  if (last === undefined || growing === undefined || !areAlike(last, next, growing)) return undefined;
  return { ...last, params: { ...last.params, [growing]: [...listIn(last, growing), ...listIn(next, growing)] } };
}

const areAlike = (last: LogLine, next: LogLine, growing: string): boolean =>
  JSON.stringify(withoutList(last, growing)) === JSON.stringify(withoutList(next, growing));

/** The icon follows the list. */
const withoutList = ({ icon: _, ...line }: LogLine, growing: string): LogLine => ({
  ...line,
  params: { ...line.params, [growing]: [] },
});

const listIn = ({ params }: LogLine, growing: string): readonly Param[] => [params?.[growing] ?? []].flat();
