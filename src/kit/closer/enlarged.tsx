/** Shows a piece of the page enlarged when it is hovered, focused or pressed long. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { PointButton } from "../../ui/match/point-button.tsx";
import { useLookingUp } from "../../ui/reference/looking-up.ts";
import { MoreButton } from "../../ui/reference/more-button.tsx";
import { beside } from "./beside.ts";
import { watchPieces } from "./watch-pieces.ts";
import "./enlarged.css";

/** What must not be covered while a piece in it is enlarged. */
const CLEAR = ".desk, aside, dialog";
/** What says of itself that nothing may cover it, and when. */
const KEPT = "[data-kept-clear]";
const KEPT_NOW = "[data-kept-clear=true]";

interface EnlargedProps {
  /** Describes the piece of this name. */
  readonly Closer: ComponentType<{ readonly thing: string }>;
}

/** A page has one of these. */
export function Enlarged({ Closer }: EnlargedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useSignal<HTMLElement | undefined>(undefined);
  const piece = anchor.value?.dataset.piece;
  /** It is described where it is, so only its buttons are shown. */
  const isInWords = anchor.value?.closest("[data-in-words]") !== null;
  const looking = useLookingUp();

  useEffect(
    () =>
      watchPieces(document, (found) => {
        anchor.value = found;
        if (looking !== undefined) looking.closer.value = found?.dataset.piece;
      }),
    [anchor, looking],
  );

  useLayoutEffect(() => {
    const [shown, target] = [panel.current, anchor.value];
    if (shown === null || target === undefined) return;
    shown.showPopover();
    place(shown, target);
    const moved = new MutationObserver(() => place(shown, target));
    for (const one of document.querySelectorAll(KEPT)) moved.observe(one, { attributes: true });
    return () => moved.disconnect();
  });

  if (piece === undefined) return null;
  return (
    <div ref={panel} class="enlarged" popover="manual" data-closer>
      {!isInWords && (
        <div aria-hidden="true">
          <Closer thing={piece} />
        </div>
      )}
      <PointButton thing={piece} />
      <MoreButton entry={piece} />
    </div>
  );
}

function place(shown: HTMLElement, target: Element): void {
  const clear = (target.closest(CLEAR) ?? target).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = { width: clientWidth, height: clientHeight };
  // Its final size, since it grows while it appears.
  const size = { width: shown.offsetWidth, height: shown.offsetHeight };
  const kept = [...document.querySelectorAll(KEPT_NOW)].map((one) => one.getBoundingClientRect());
  const { left, top } = beside(size, target.getBoundingClientRect(), clear, screen, kept);
  shown.style.left = `${left}px`;
  shown.style.top = `${top}px`;
}
