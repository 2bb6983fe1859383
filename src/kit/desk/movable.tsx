/** A thing on the desk that is dragged to another place, or sent there by its menu. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDragging } from "./drag.ts";
import { PlaceMenu } from "./place-menu.tsx";
import "./movable.css";

interface MovableProps {
  /** What it is and where, for the button and its tooltip. */
  readonly name: string;
  /** The heading of the menu. */
  readonly question: string;
  readonly class: string;
  readonly style?: string | undefined;
  readonly places: readonly { readonly place: string; readonly short: string; readonly text: string }[];
  readonly now: string;
  /** What a lesson calls it. */
  readonly about?: string;
  /** Also called with places that aren't in the menu. */
  readonly onMove: (place: string) => void;
  readonly children: ComponentChildren;
}

export function Movable({ name, question, style, places, now, about, onMove, children, ...props }: MovableProps) {
  const [isOpen, setOpen] = useState(false);
  const thing = useRef<HTMLSpanElement>(null);
  const dragging = useDragging((place) => {
    if (place !== now) onMove(place);
  });
  useLayoutEffect(() => {
    if (isOpen) placeMenuOf(thing.current);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    thing.current?.querySelector("button")?.focus({ preventScroll: true });
  };
  return (
    <span
      ref={thing}
      class={isOpen ? "desk-movable open" : "desk-movable"}
      data-at={now}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
      }}
    >
      <button
        type="button"
        class={`desk-token ${props.class}`}
        style={style}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={name}
        data-about={about}
        title={name}
        {...dragging}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <PlaceMenu
          label={question}
          class="desk-places"
          places={places}
          now={now}
          onChoose={(place) => {
            setOpen(false);
            onMove(place);
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

/** Below the thing, or as near as it can be within the box around both that is marked for it. */
function placeMenuOf(thing: HTMLElement | null): void {
  const menu = thing?.querySelector<HTMLElement>(".desk-places");
  const box = thing?.closest<HTMLElement>("[data-menus]");
  if (!thing || !menu || !box) return;
  const [at, from] = [offsetIn(thing, box), offsetIn(menu.offsetParent, box)];
  const left = Math.max(0, Math.min(at.x, box.clientWidth - menu.offsetWidth));
  const top = Math.max(0, Math.min(at.y + thing.offsetHeight, box.clientHeight - menu.offsetHeight));
  menu.style.left = `${left - from.x}px`;
  menu.style.top = `${top - from.y}px`;
}

/** Measured in the layout and not on the screen, since a part of the page may be rotated. */
function offsetIn(thing: Element | null, box: HTMLElement): { readonly x: number; readonly y: number } {
  let [x, y] = [0, 0];
  for (let at = thing; at instanceof HTMLElement && at !== box; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}
