/** Keeps the coach's mark beside what it is about, while the page around it changes. */
import type { ShownWorld } from "../match/shown-world.ts";
import { boxOf, findAbout } from "./find-about.ts";
import { type Box, grown, lineBetween, placeMark } from "./placing.ts";

interface Parts {
  readonly box: HTMLElement;
  /** Around what it is about. */
  readonly ring: HTMLElement;
  /** From the mark to the ring. */
  readonly line: SVGLineElement;
}

export interface MarkPlacer {
  /** Returns how to stop. `about`: undefined while nothing is said. */
  watch(parts: Parts, about: readonly string[] | undefined): () => void;
}

const TABLE = ".table";
const AVOIDED = [
  ".table-top, .notices > *",
  ".desk :is(button, input, select, h3, h4, p, li, [data-piece], [data-drop])",
].join();
/** Around what is marked. */
const ROOM = 4;

export function markPlacer(world: Pick<ShownWorld, "placesOf">): MarkPlacer {
  return {
    watch(parts, about) {
      const table = document.querySelector(TABLE);
      if (about === undefined || table === null) {
        hide(parts);
        return () => undefined;
      }
      let frame = 0;
      const placeNow = () => place(parts, table, world, about);
      const placeSoon = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(placeNow);
      };
      placeNow();
      // Only once the desk has started its next decision at the top.
      const scrolling = requestAnimationFrame(() => {
        findAbout(table, world, about)?.element?.scrollIntoView({ block: "nearest" });
        placeSoon();
      });
      const changes = new MutationObserver(placeSoon);
      changes.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
      const sizes = new ResizeObserver(placeSoon);
      for (const one of [parts.box, ...table.querySelectorAll(".desk, .free")]) sizes.observe(one);
      addEventListener("scroll", placeSoon, { capture: true, passive: true });
      addEventListener("resize", placeSoon);
      return () => {
        cancelAnimationFrame(scrolling);
        cancelAnimationFrame(frame);
        changes.disconnect();
        sizes.disconnect();
        removeEventListener("scroll", placeSoon, { capture: true });
        removeEventListener("resize", placeSoon);
      };
    },
  };
}

function hide({ ring, line }: Parts): void {
  ring.hidden = true;
  line.style.visibility = "hidden";
}

function place(
  { box, ring, line }: Parts,
  table: Element,
  world: Pick<ShownWorld, "placesOf">,
  about: readonly string[],
) {
  // The world says what is covered there, and the mark may still lie where the step before it was.
  box.style.visibility = "hidden";
  const found = findAbout(table, world, about);
  const inWorld = piecesOnDesk(table).flatMap((piece) => world.placesOf(piece));
  box.style.visibility = "";
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const marked = found && grown(found.box, ROOM);
  const onPage = [...table.querySelectorAll(AVOIDED)].filter((one) => one.checkVisibility()).map(boxOf);
  const at = placeMark({ size, screen: { width, height }, about: marked, avoid: [...onPage, ...inWorld] });
  box.style.left = `${at.x}px`;
  box.style.top = `${at.y}px`;
  surround(ring, marked);
  join(line, { ...at, ...size }, marked);
}

/** What is decided about now, which the world shows as well. */
const piecesOnDesk = (table: Element): readonly string[] => [
  ...new Set([...table.querySelectorAll<HTMLElement>(".desk [data-piece]")].flatMap((one) => one.dataset.piece ?? [])),
];

function surround(ring: HTMLElement, marked: Box | undefined): void {
  ring.hidden = marked === undefined;
  if (marked === undefined) return;
  const { x, y, width, height } = marked;
  Object.assign(ring.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function join(line: SVGLineElement, box: Box, marked: Box | undefined): void {
  const between = marked && lineBetween(box, marked);
  line.style.visibility = between === undefined ? "hidden" : "visible";
  if (between === undefined) return;
  const { from, to } = between;
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) {
    line.setAttribute(name, String(value));
  }
}
