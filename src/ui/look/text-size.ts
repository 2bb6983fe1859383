/**
 * How large text is. All lengths that belong to text are in `rem`, so they grow with the root's font; but `rem` in media
 * queries means the browser's own font, whatever the root's is. So they are told anew: with text twice as large, the
 * layout is the one for a window half as wide.
 */

const LENGTH = /([\d.]+)rem/gu;

export const scaledQuery = (query: string, scale: number): string =>
  query.replace(LENGTH, (_, length: string) => `${Number(length) * scale}rem`);

/** Holds for style sheets that are loaded later as well. */
export function textSizer(page: Document): (scale: number) => void {
  const asWritten = new WeakMap<CSSMediaRule, string>();
  let scale = 1;

  function scaleRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const written = asWritten.get(rule) ?? rule.media.mediaText;
        asWritten.set(rule, written);
        const scaled = scaledQuery(written, scale);
        if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled;
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) scaleRules(rule.cssRules);
    }
  }

  function scaleSheets(): void {
    page.documentElement.style.setProperty("--text-scale", String(scale));
    for (const sheet of page.styleSheets) scaleRules(sheet.cssRules);
  }

  // A sheet has no rules before it has been loaded, and what loads doesn't tell those around it unless they listen early.
  page.head.addEventListener("load", scaleSheets, true);
  return (to) => {
    scale = to;
    scaleSheets();
  };
}
