const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The tab stops within an element, in order. A group of radio buttons is one stop. */
export function tabStops(within: ParentNode): readonly HTMLElement[] {
  const able = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *") && isSeen(one),
  );
  const groups = new Map<string, HTMLElement>();
  for (const one of able) {
    if (isRadio(one) && (one.checked || !groups.has(one.name))) groups.set(one.name, one);
  }
  return able.filter((one) => !isRadio(one) || groups.get(one.name) === one);
}

const isSeen = (one: HTMLElement): boolean =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";

const isRadio = (one: HTMLElement): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === "radio";
