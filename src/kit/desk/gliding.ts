/** Animates elements from their old place on the page to the new one. */
import { useLayoutEffect, useRef } from "preact/hooks";

const MS = 220;
const GLIDE = "glide";

/** Elements with the same value of `attribute` are the same thing. Places are measured relative to the box. */
export function useGliding<Box extends HTMLElement>(attribute: string) {
  const box = useRef<Box>(null);
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const origin = current.getBoundingClientRect();
    const isCalm = document.documentElement.hasAttribute("data-calm");
    const now = new Map<string, DOMRect>();
    for (const thing of current.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const { x, y, width, height } = lying(thing);
      const name = thing.getAttribute(attribute) ?? "";
      const place = new DOMRect(x - origin.x, y - origin.y, width, height);
      now.set(name, place);
      const before = places.current.get(name);
      if (before === undefined || isCalm || (before.x === place.x && before.y === place.y)) continue;
      thing.animate([{ transform: `translate(${before.x - place.x}px, ${before.y - place.y}px)` }, {}], {
        id: GLIDE,
        duration: MS,
        easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
      });
    }
    places.current = now;
  });
  return box;
}

/** Its place in the layout, without the animation under way. */
function lying(thing: HTMLElement): DOMRect {
  const glides = thing.getAnimations().flatMap((glide) => {
    const { id, currentTime: passed } = glide;
    return id === GLIDE ? [{ glide, passed }] : [];
  });
  for (const { glide } of glides) glide.currentTime = MS;
  const place = thing.getBoundingClientRect();
  for (const { glide, passed } of glides) glide.currentTime = passed;
  return place;
}
