/** Texts with links in them: `[words](entry)`. */

export interface Stretch {
  readonly text: string;
  /** The entry that these words lead to. */
  readonly to?: string;
}

const LINK = /\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)/gu;

export function linked(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { index, 0: whole, groups } of text.matchAll(LINK)) {
    if (index > end) stretches.push({ text: text.slice(end, index) });
    stretches.push({ text: groups?.words ?? "", to: groups?.to ?? "" });
    end = index + whole.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}

export const withoutLinks = (text: string): string =>
  linked(text)
    .map((stretch) => stretch.text)
    .join("");
