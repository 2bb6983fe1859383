import { tabStops } from "../shell/tab-stops.ts";

/**
 * A button that shows something as long as it is held: by mouse, by finger, or by Space or Enter. It is let go wherever
 * the pointer is; on a control of what is shown, that control is pressed. So one finger can do all of it, and so can two.
 * Meanwhile Tab stays on the page: behind its last control come the browser's own, and whatever is shown would close.
 */
export interface Holding {
  /** Where what is shown stands. */
  readonly region: () => Element | null;
  /** Shows and hides by taps instead. */
  readonly isByTap: () => boolean;
  readonly isOpen: () => boolean;
  show(by: "pointer" | "keys"): void;
  hide(): void;
}

const CONTROL = ":is(button, label, select, a[href], summary, [role=switch], [role=menuitemradio])";
/** A finger that goes further than this doesn't tap. */
const STEADY = 12;
const KEYS = [" ", "Enter"];

/** Gives back what ends it. */
export function watchHolding(button: HTMLElement, holding: Holding): () => void {
  const ended = new AbortController();
  let pointer: { readonly id: number; readonly type: string } | undefined;
  let key: string | undefined;
  /** Other fingers, by where they came down. */
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
    // The same one again was let go where nobody here could see it.
    const isHeld = pointer !== undefined && pointer.id !== event.pointerId;
    if (event.button !== 0 || holding.isByTap() || isHeld) return;
    // What lies under the pointer is to hear of it, while it is pressed.
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
    pointer = { id: event.pointerId, type: event.pointerType };
    holding.show("pointer");
  });
  // The focus stays with what is shown.
  on(button, "mousedown", (event) => event.preventDefault());
  on(button, "click", (event) => {
    // Without a pointer or a key it comes from something that can't hold: it taps.
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
    // Of a second finger browsers make no click.
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
    // A finger that rests asks for a menu.
    if (pointer?.type === "touch") event.preventDefault();
    else holding.hide();
  });
  // As long as it is held, the key does nothing else, wherever the focus is.
  on(document, "keydown", (event) => {
    // Pressed anew, it was let go where nobody here could see it.
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

/** Escape closes first what lies over what is shown. */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
