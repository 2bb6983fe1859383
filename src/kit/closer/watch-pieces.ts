/** Finds out which piece is to be shown enlarged, by mouse, keyboard or touch. */

type Shown = HTMLElement | undefined;

/** Not those that are described in full where they are. */
const PIECE = "[data-piece]:not([data-told] *)";
/** The enlarged view. */
const CLOSER = "[data-closer]";
/** How long a mouse must rest on a piece: one that only passes opens nothing. */
const REST_MS = 180;
const PRESS_MS = 420;
/** How long the view stays open for a mouse that is on its way to it. */
const LEAVE_MS = 350;
const PASS_MS = 90;
/** A finger that moves further than this scrolls or drags. */
const STEADY_PX = 10;

/** Calls `show` with the piece, or without one when it's over. Returns a function that ends it. */
export function watchPieces(page: Document, show: (piece: Shown) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let shown: Shown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  let isPressed = false;

  const gone = new MutationObserver(() => {
    if (shown?.isConnected !== true) set(undefined);
  });

  function set(found: Shown): void {
    clearTimeout(timer);
    // It may have been removed during the long press or the rest.
    const piece = found?.isConnected === true ? found : undefined;
    if (piece === shown) return;
    shown = piece;
    gone.disconnect();
    if (piece !== undefined) gone.observe(page.body, { childList: true, subtree: true });
    show(piece);
  }

  function later(piece: Shown, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => set(piece), ms);
  }

  function listen<Name extends keyof DocumentEventMap>(name: Name, on: (event: DocumentEventMap[Name]) => void): void {
    page.addEventListener(name, on, { signal, capture: true });
  }

  listen("pointerover", (event) => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const piece = pieceAt(event.target);
    if (isCloser(event.target) || (piece !== undefined && piece === shown)) clearTimeout(timer);
    else if (piece !== undefined) later(piece, shown === undefined ? REST_MS : PASS_MS);
    else if (shown === undefined) clearTimeout(timer);
    else if (shown.closest(":focus-visible") === null) later(undefined, LEAVE_MS);
  });

  listen("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) set(onlyPieceIn(target));
  });
  listen("focusout", ({ relatedTarget }) => {
    if (!isCloser(relatedTarget)) set(undefined);
  });

  listen("pointerdown", ({ pointerType, target, clientX, clientY }) => {
    isPressed = false;
    if (isCloser(target)) return;
    set(undefined);
    if (pointerType !== "touch") return;
    pressedAt = { x: clientX, y: clientY };
    const piece = pieceAt(target);
    if (piece === undefined) return;
    timer = setTimeout(() => {
      isPressed = true;
      set(piece);
    }, PRESS_MS);
  });
  listen("pointermove", ({ clientX, clientY }) => {
    if (pressedAt === undefined || isPressed) return;
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STEADY_PX) clearTimeout(timer);
  });
  for (const name of ["pointerup", "pointercancel"] as const) {
    listen(name, ({ pointerType }) => {
      if (pointerType !== "touch") return;
      pressedAt = undefined;
      if (!isPressed) clearTimeout(timer);
    });
  }
  // A long press doesn't also choose the piece.
  listen("click", (event) => {
    if (!isPressed) return;
    isPressed = false;
    event.preventDefault();
    event.stopPropagation();
  });
  listen("contextmenu", (event) => {
    if (isPressed || (pressedAt !== undefined && pieceAt(event.target) !== undefined)) event.preventDefault();
  });

  // Escape closes only this.
  listen("keydown", (event) => {
    if (event.key !== "Escape" || shown === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(undefined);
  });
  listen("scroll", () => set(undefined));
  listen("dragstart", () => set(undefined));

  return () => {
    stopped.abort();
    gone.disconnect();
    clearTimeout(timer);
  };
}

function pieceAt(target: EventTarget | null): Shown {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(PIECE) ?? undefined;
}

const isCloser = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CLOSER) !== null;

/** With several pieces in a control, it isn't clear which is meant. */
function onlyPieceIn(focused: Element): Shown {
  if (focused instanceof HTMLElement && focused.matches(PIECE)) return focused;
  const pieces = focused.querySelectorAll<HTMLElement>(PIECE);
  return pieces.length === 1 ? pieces[0] : undefined;
}
