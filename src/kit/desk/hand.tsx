/** A hand of cards and the zones they are laid in. A card is dragged into a zone, or tapped to go to the next one. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useDragging } from "./drag.ts";
import { useGliding } from "./gliding.ts";
import "./hand.css";

export const HAND = "hand";

export interface Zone {
  readonly name: string;
  readonly label: string;
  /** The names of their pieces. */
  readonly cards: readonly string[];
}

interface HandProps {
  /** The hand first. */
  readonly zones: readonly Zone[];
  readonly onMove: (card: string, zone: string) => void;
  readonly face: (card: string) => ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Hand({ zones, onMove, face, children }: HandProps) {
  const box = useGliding<HTMLDivElement>("data-card");
  const [held, setHeld] = useState<string>();
  // In another zone a card is another element, so the keyboard focus has to be moved to it.
  useLayoutEffect(() => {
    if (held === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-card="${held}"]`)?.focus({ preventScroll: true });
    setHeld(undefined);
  }, [held]);
  return (
    <div ref={box} class="desk-hand">
      {zones.map(({ name, label, cards }, i) => (
        <ul key={name} aria-label={label} data-drop={name}>
          {cards.map((card) => (
            <li key={card}>
              <Card
                card={card}
                isLaid={name !== HAND}
                onTap={() => {
                  setHeld(card);
                  onMove(card, zones[(i + 1) % zones.length]?.name ?? name);
                }}
                onDrop={(zone) => onMove(card, zone)}
              >
                {face(card)}
              </Card>
            </li>
          ))}
        </ul>
      ))}
      {children}
    </div>
  );
}

interface CardProps {
  readonly card: string;
  readonly isLaid: boolean;
  readonly onTap: () => void;
  readonly onDrop: (zone: string) => void;
  readonly children: ComponentChildren;
}

function Card({ card, isLaid, onTap, onDrop, children }: CardProps) {
  const dragging = useDragging(onDrop);
  return (
    <button
      type="button"
      class="desk-hand-card"
      aria-pressed={isLaid}
      data-piece={card}
      data-card={card}
      onClick={onTap}
      {...dragging}
    >
      {children}
    </button>
  );
}
