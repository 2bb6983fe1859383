/** JSON that is nested deeper than anything of ours would make whatever walks through it stumble. */
const MOST = 64;

/** Looks at the text alone, before it is parsed. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === "[" || letter === "{") depth += 1;
    else if (letter === "]" || letter === "}") depth -= 1;
    if (depth > MOST) return true;
  }
  return false;
}
