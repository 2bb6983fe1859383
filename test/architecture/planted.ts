/** A little project to try a check on. */
import type { SourceFile } from "../../src/tools/code/source-file.ts";

export const planted = (texts: Readonly<Record<string, string>>): readonly SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));
