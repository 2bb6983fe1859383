/** Whatever piece is shown on the page, wherever: pointed at, focused or pressed long, it's told closer. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { PointButton } from "../../ui/match/point-button.tsx";
import { useLookingUp } from "../../ui/reference/looking-up.ts";
import { MoreButton } from "../../ui/reference/more-button.tsx";
import { beside } from "./beside.ts";
import { watchPieces } from "./watch-pieces.ts";
import "./enlarged.css";

/** What must not be covered while something in it is looked at. */
const CLEAR = ".desk, aside, dialog";

interface EnlargedProps {
  /** Tells the piece of this name in words. */
  readonly Closer: ComponentType<{ readonly thing: string }>;
}

/** There is one on a page. */
export function Enlarged({ Closer }: EnlargedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useSignal<HTMLElement | undefined>(undefined);
  const piece = anchor.value?.dataset.piece;
  /** It tells by itself all there is to tell: what can be done with it is offered all the same. */
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
    const clear = (target.closest(CLEAR) ?? target).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const screen = { width: clientWidth, height: clientHeight };
    // As large as it will be, whatever it is while it appears.
    const size = { width: shown.offsetWidth, height: shown.offsetHeight };
    const { left, top } = beside(size, target.getBoundingClientRect(), clear, screen);
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
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
