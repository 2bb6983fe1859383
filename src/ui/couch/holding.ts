import { tabStops } from "../shell/tab-stops.ts";

/**
 * A button that shows something while it's held, with the mouse, a finger, Space or Enter. Releasing the pointer over a
 * control of what is shown presses that control, so one finger is enough, and a second finger works too. Meanwhile Tab
 * stays within the page: moving on to the browser's own controls would close what is shown.
 */
export interface Holding {
  /** The element that is shown. */
  readonly region: () => Element | null;
  /** The button is tapped to show and to hide, rather than held. */
  readonly isByTap: () => boolean;
  readonly isOpen: () => boolean;
  show(by: "pointer" | "keys"): void;
  hide(): void;
}

const CONTROL = ":is(button, label, select, a[href], summary, [role=switch], [role=menuitemradio])";
/** In pixels: a finger that moves further than this doesn't tap. */
const STEADY = 12;
const KEYS = [" ", "Enter"];

/** Returns a function that stops it. */
export function watchHolding(button: HTMLElement, holding: Holding): () => void {
  const ended = new AbortController();
  let pointer: { readonly id: number; readonly type: string } | undefined;
  let key: string | undefined;
  /** Where each of the other fingers was put down. */
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();

  function on<Name extends keyof DocumentEventMap>(
    target: Document | HTMLElement,
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ): void {
    target.addEventListener(name, hear as EventListener, { signal: ended.signal, capture: target === document });
  }

  function pressAt({ clientX, clientY }: PointerEvent): void {
    const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(CONTROL);
    if (control && holding.region()?.contains(control)) control.click();
  }

  on(button, "pointerdown", (event) => {
    // If the same pointer is pressed again, we have missed its release.
    const isHeld = pointer !== undefined && pointer.id !== event.pointerId;
    if (event.button !== 0 || holding.isByTap() || isHeld) return;
    // Elements under the pointer need its events while it's pressed.
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
    pointer = { id: event.pointerId, type: event.pointerType };
    holding.show("pointer");
  });
  // Keeps the focus in the shown element.
  on(button, "mousedown", (event) => event.preventDefault());
  on(button, "click", (event) => {
    // A click without a pointer comes from an assistive device that can't hold: it counts as a tap.
    if (!holding.isByTap() && event.detail > 0) return;
    if (holding.isOpen()) holding.hide();
    else holding.show("keys");
  });
  on(button, "keydown", (event) => {
    if (!KEYS.includes(event.key) || holding.isByTap() || key !== undefined) return;
    event.preventDefault();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    key = event.key;
    holding.show("keys");
  });

  on(document, "pointerdown", ({ pointerId, pointerType, clientX, clientY }) => {
    if (pointer === undefined || pointerId === pointer.id || pointerType !== "touch") return;
    fingers.set(pointerId, { x: clientX, y: clientY });
  });
  on(document, "pointerup", (event) => {
    const from = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    // Browsers make no click of a second finger.
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STEADY) pressAt(event);
    if (event.pointerId !== pointer?.id) return;
    pointer = undefined;
    if (holding.isOpen()) pressAt(event);
    holding.hide();
  });
  on(document, "pointercancel", ({ pointerId }) => {
    fingers.delete(pointerId);
    if (pointerId !== pointer?.id) return;
    pointer = undefined;
    holding.hide();
  });
  on(document, "contextmenu", (event) => {
    // A long touch would open a context menu.
    if (pointer?.type === "touch") event.preventDefault();
    else holding.hide();
  });
  // While held, the key does nothing else, wherever the focus is.
  on(document, "keydown", (event) => {
    // If the key is pressed anew, we have missed its release.
    if (event.key === key && !event.repeat && !holding.isOpen()) key = undefined;
    if (event.key === key) swallow(event);
    else if (event.key === "Tab" && holding.isOpen() && (key ?? pointer) !== undefined) stayOnPage(event);
    else if (event.key === "Escape" && holding.isOpen() && !event.defaultPrevented && !isCovered()) {
      swallow(event);
      holding.hide();
    }
  });
  on(document, "keyup", (event) => {
    if (event.key !== key) return;
    swallow(event);
    key = undefined;
    holding.hide();
  });
  return () => ended.abort();
}

function stayOnPage(event: KeyboardEvent): void {
  const covers = document.querySelectorAll("dialog[open]");
  const stops = tabStops(covers[covers.length - 1] ?? document.body);
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Escape closes an open dialog first. */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
