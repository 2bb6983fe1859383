import { useLayoutEffect, useRef } from "preact/hooks";

interface PlaceMenuProps<Place extends string> {
  readonly label: string;
  readonly class: string;
  readonly places: readonly { readonly place: Place; readonly short: string; readonly text: string }[];
  /** The card's present place. */
  readonly now: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onClose: () => void;
}

/** An open menu of the places a card may go to. Escape closes only the menu. */
export function PlaceMenu<Place extends string>(props: PlaceMenuProps<Place>) {
  const { label, places, now, onChoose, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => menu.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={menu} class={props.class} role="menu" aria-label={label} onKeyDown={(event) => moveIn(event, onClose)}>
      {places.map(({ place, short, text }) => (
        <button
          key={place}
          type="button"
          role="menuitemradio"
          aria-checked={place === now}
          aria-label={text}
          class={place}
          onClick={() => onChoose(place)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}

function moveIn(event: KeyboardEvent, close: () => void): void {
  const { currentTarget, target } = event;
  if (!(currentTarget instanceof HTMLElement && target instanceof HTMLButtonElement)) return;
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...currentTarget.querySelectorAll("button")];
  const now = items.indexOf(target);
  items[(now + step + items.length) % items.length]?.focus();
}
