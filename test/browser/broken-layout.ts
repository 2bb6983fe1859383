/** Finds layout that anybody would call broken, whatever the page is about. */
import type { Page } from "@playwright/test";

/** Areas that are meant to be scrolled sideways. */
const MADE_TO_SCROLL = ".rules-jumps, .story-scroll";
/** Names that may be shortened with “…”, because they are shown in full elsewhere. */
const MAY_BE_SHORTENED = ".rail-seat b, .company-seat b, .desk-sorting .desk-seat, .course-chart .name";
/** Rotated by 90 degrees, so their sideways is vertical. */
const LYING = ".seat-side:is(.left, .right)";

/** Text and controls that stick out, are cut off or overlap, in the topmost layer of the page. */
export function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(
    ([madeToScroll, mayBeShortened, lying]) => {
      const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const shown = [...front.querySelectorAll<HTMLElement>("*")].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && one.closest("svg, .unseen, [data-flying]") === null,
      );
      const told = (one: Element) =>
        `${one.tagName.toLowerCase()}.${one.getAttribute("class")} “${one.textContent?.trim().slice(0, 40)}”`;
      const styleOf = (one: Element) => getComputedStyle(one);
      const isUnseen = (one: Element): boolean => styleOf(one).clipPath !== "none";
      const hides = (value: string) => value === "hidden" || value === "clip";
      const scrolls = (one: Element) => /auto|scroll/u.test(styleOf(one).overflowX);

      /** The nearest ancestor that clips it at the sides. */
      const frameOf = (one: Element): Element | null => {
        if (one.closest(madeToScroll) !== null) return one;
        for (let around = one.parentElement; around !== null; around = around.parentElement) {
          if (styleOf(around).overflowX !== "visible") return around;
        }
        return null;
      };
      const sticksOut = (one: HTMLElement): boolean => {
        const frame = frameOf(one)?.getBoundingClientRect();
        const box = one.getBoundingClientRect();
        const right = frame?.right ?? innerWidth;
        const left = frame?.left ?? 0;
        return box.width > 0 && !isUnseen(one) && (box.right > right + 1 || box.left < left - 1);
      };
      const out = shown.filter((one) => one.closest(lying) === null && sticksOut(one));
      const stickOut = out
        .filter((one) => !out.some((other) => other !== one && other.contains(one)))
        .map((one) => `sticks out: ${told(one)}`);

      const cut = shown
        .filter((one) => !isUnseen(one) && one.textContent?.trim() !== "" && !["SELECT", "INPUT"].includes(one.tagName))
        .filter((one) => {
          const { overflowX, overflowY, textOverflow } = styleOf(one);
          if (textOverflow === "ellipsis" && one.matches(mayBeShortened)) return false;
          // Sideways scrolling is broken too.
          const isCutAside =
            (hides(overflowX) || scrolls(one)) && !one.matches(madeToScroll) && one.scrollWidth > one.clientWidth + 1;
          const isCutBelow = hides(overflowY) && one.scrollHeight > one.clientHeight + 2;
          return isCutAside || isCutBelow;
        })
        .map((one) => `is cut off: ${told(one)}`);

      // Their content runs over their neighbours.
      const run = shown
        .filter((one) => one.matches("li, td, th, p, button, h3, h4") && styleOf(one).overflowX === "visible")
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 2)
        .map((one) => `runs over its edge: ${told(one)}`);

      /** The part that isn't scrolled out of view. */
      const seenOf = (one: Element) => {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around !== null; around = around.parentElement) {
          if (styleOf(around).overflowY === "visible") continue;
          const frame = around.getBoundingClientRect();
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return { left, right, top, bottom };
      };
      const outOfFlow = (one: Element): Element | null => {
        for (let at: Element | null = one; at !== null && at !== front; at = at.parentElement) {
          if (["sticky", "fixed", "absolute"].includes(styleOf(at).position)) return at;
        }
        return null;
      };
      const controls = shown.filter(
        (one) =>
          one.matches("button, a[href], select, summary, input, label:has(input)") &&
          (one.tagName !== "INPUT" || one.closest("label") === null || one.matches("[type='text']")),
      );
      // The lines of the chat are scrolled by keys, and nothing may cover them.
      const apart = shown.filter((one) => controls.includes(one) || one.matches("[role='log']"));
      const over = apart.flatMap((one, i) =>
        apart.slice(i + 1).flatMap((other) => {
          // Other things scroll under what stays in place.
          if (one.contains(other) || other.contains(one) || outOfFlow(one) !== outOfFlow(other)) return [];
          const [a, b] = [seenOf(one), seenOf(other)];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && down > 1 ? [`lie over each other: ${told(one)} and ${told(other)}`] : [];
        }),
      );
      /** What covers its middle, unless that is scrolled out of view or under something that stays in place. */
      const coverOf = (one: Element): Element | undefined => {
        const { left, right, top, bottom } = seenOf(one);
        const box = one.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (x < left + 1 || x > right - 1 || y < top + 1 || y > bottom - 1) return undefined;
        const cover = document.elementFromPoint(x, y);
        if (cover === null || cover.contains(one) || one.contains(cover)) return undefined;
        return outOfFlow(cover) === outOfFlow(one) ? cover : undefined;
      };
      const covered = controls.flatMap((one) => {
        const cover = coverOf(one);
        return cover === undefined ? [] : [`is covered: ${told(one)} by ${told(cover)}`];
      });
      return [...new Set([...stickOut, ...cut, ...run, ...over, ...covered])];
    },
    [MADE_TO_SCROLL, MAY_BE_SHORTENED, LYING] as const,
  );
}
