/** Drag and drop by mouse, pen or finger, onto elements that are marked `data-drop`. */
import { useEffect, useRef } from "preact/hooks";
import "./drag.css";

/** In pixels: a shorter movement is a tap. */
const TAP = 6;

export interface Dragging {
  onPointerDown(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/**
 * `onDrop` gets the name of the place. With `scrolls`, for things that fill much of a small screen, a finger that moves up
 * or down scrolls instead. Beside small things there is room enough to scroll.
 */
export function useDragging(onDrop: (place: string) => void, scrolls = false): Dragging {
  const hear = useRef(onDrop);
  hear.current = onDrop;
  const hasDragged = useRef(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return {
    onPointerDown(event) {
      hasDragged.current = false;
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      stop.current?.();
      stop.current = follow(event.currentTarget, event, scrolls, {
        begun: () => {
          hasDragged.current = true;
        },
        dropped: (place) => hear.current(place),
      });
    },
    /** The click that ends a drag isn't meant as one. */
    onClickCapture(event) {
      // A click by keyboard has no detail.
      if (!hasDragged.current || event.detail === 0) return;
      hasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

interface Hearing {
  begun(): void;
  dropped(place: string): void;
}

/** Listens to the whole page, because the pointer may leave the thing at once. Returns a function that ends it. */
function follow(thing: HTMLElement, start: PointerEvent, scrolls: boolean, hearing: Hearing): () => void {
  let isMoving = false;
  let scroll: ((y: number) => void) | undefined;
  let over: Element | undefined;
  const turned = turningOf(thing);

  function point(place: Element | undefined): void {
    over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    over = place;
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const { x, y } = turned(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!isMoving && Math.hypot(x, y) < TAP) return;
    if (!isMoving) {
      isMoving = true;
      hearing.begun();
      if (scrolls && start.pointerType === "touch" && Math.abs(y) > Math.abs(x)) scroll = scrollingFrom(thing, y);
      if (scroll === undefined) thing.setAttribute("data-dragged", "");
    }
    if (scroll !== undefined) return scroll(y);
    thing.style.translate = `${x}px ${y}px`;
    point(placeUnder(event, thing));
  }

  function end(): void {
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", release);
    document.removeEventListener("pointercancel", cancel);
    point(undefined);
    thing.style.removeProperty("translate");
    thing.removeAttribute("data-dragged");
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const place = over?.getAttribute("data-drop");
    end();
    if (place) hearing.dropped(place);
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId === start.pointerId) end();
  }

  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", cancel);
  return end;
}

const PROBE = 100;

/** Converts distances on the screen to the thing's own coordinates, since a part of the page may be rotated. */
function turningOf(thing: HTMLElement): (x: number, y: number) => { readonly x: number; readonly y: number } {
  const from = thing.getBoundingClientRect();
  thing.style.translate = `${PROBE}px 0`;
  const to = thing.getBoundingClientRect();
  thing.style.removeProperty("translate");
  const [along, down] = [(to.x - from.x) / PROBE, (to.y - from.y) / PROBE];
  // While it is moving by itself nothing can be measured; it is upright then.
  if (Math.hypot(along, down) < 0.5) return (x, y) => ({ x, y });
  return (x, y) => ({ x: x * along + y * down, y: y * along - x * down });
}

/** Not the place that the dragged thing is still in. */
const placeUnder = ({ clientX, clientY }: PointerEvent, dragged: HTMLElement): Element | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => !dragged.contains(element))
    .map((element) => element.closest("[data-drop]"))
    .find((place) => place !== null) ?? undefined;

/**
 * Returns a function that scrolls the thing's container by what the finger has moved; nothing if the container can't
 * scroll further in that direction, and then the thing is dragged.
 */
function scrollingFrom(thing: HTMLElement, y: number): ((y: number) => void) | undefined {
  for (let box = thing.parentElement; box !== null; box = box.parentElement) {
    const { scrollTop: from, scrollHeight, clientHeight } = box;
    const rest = y > 0 ? from : scrollHeight - clientHeight - from;
    if (rest < 1 || !/auto|scroll/u.test(getComputedStyle(box).overflowY)) continue;
    const found = box;
    return (by) => found.scrollTo({ top: from - by, behavior: "instant" });
  }
  return undefined;
}
