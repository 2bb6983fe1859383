/** Dragging with any pointer: a thing follows it and is let go over one of the places that are marked `data-drop`. */
import { useEffect, useRef } from "preact/hooks";
import "./drag.css";

/** Below so many pixels it was a tap. */
const TAP = 6;

export interface Dragging {
  onPointerDown(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/**
 * `onDrop` hears the name of the place. What fills much of a small screen scrolls it under a finger that goes up or down;
 * what is small follows any finger, since there is enough room beside it to scroll by.
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
    /** A drag ends in a click as well, which means nothing. */
    onClickCapture(event) {
      // A key that presses something is a click without a pointer.
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

/** The pointer may leave the thing at once, so the whole page is listened to. Gives back what ends it. */
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

/** How far that is on the screen as the thing measures it, however the part of the page is turned that it is in. */
function turningOf(thing: HTMLElement): (x: number, y: number) => { readonly x: number; readonly y: number } {
  const from = thing.getBoundingClientRect();
  thing.style.translate = `${PROBE}px 0`;
  const to = thing.getBoundingClientRect();
  thing.style.removeProperty("translate");
  const [along, down] = [(to.x - from.x) / PROBE, (to.y - from.y) / PROBE];
  // What is on its way of itself doesn't answer; it lies as upright as the page.
  if (Math.hypot(along, down) < 0.5) return (x, y) => ({ x, y });
  return (x, y) => ({ x: x * along + y * down, y: y * along - x * down });
}

/** What is dragged lies in a place of its own still, which doesn't count. */
const placeUnder = ({ clientX, clientY }: PointerEvent, dragged: HTMLElement): Element | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => !dragged.contains(element))
    .map((element) => element.closest("[data-drop]"))
    .find((place) => place !== null) ?? undefined;

/**
 * A finger that goes up or down scrolls what the thing lies in, if that goes on in its direction; where it ends, the
 * thing is dragged. Gives how to scroll by what the finger has moved.
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
