import { type ZipOptions, zipSync } from "fflate";

/** The same bytes for the same files, whenever and wherever it's made. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // A zip file says the local time, so this is made anew: the earliest that it can say.
  const options: ZipOptions = { level: 9, mtime: new Date(1980, 0, 1) };
  const entries: Record<string, [Uint8Array, ZipOptions]> = {};
  for (const [path, content] of sorted) entries[path] = [content, options];
  return zipSync(entries);
}
