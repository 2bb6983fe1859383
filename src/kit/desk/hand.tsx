/** A hand of cards and the zones they are laid in. A card is dragged into a zone, or tapped to go to the next one. */
import type { ComponentChildren } from "preact";
import type { Line } from "../../ui/texts/line.ts";
import { useDragging } from "./drag.ts";
import { useGliding } from "./gliding.ts";
import { useHeldCard } from "./held-card.ts";
import { useWords, WordAt } from "./words.tsx";
import "./hand.css";

export const HAND = "hand";

export interface Zone {
  readonly name: string;
  readonly label: string;
  /** The names of their pieces. */
  readonly cards: readonly string[];
  /** Why it refuses this card now; undefined if it takes it. */
  readonly refuses?: (card: string) => Line | undefined;
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
  const hold = useHeldCard(box);
  const { tell } = useWords();
  function move(card: string, to: Zone | undefined): void {
    const why = to?.refuses?.(card);
    if (why !== undefined) tell(card, why);
    else if (to !== undefined) onMove(card, to.name);
  }
  return (
    <div ref={box} class="desk-hand">
      {zones.map(({ name, label, cards }, i) => (
        <ul key={name} aria-label={label} data-drop={name}>
          {cards.map((card) => {
            const others = [...zones.slice(i + 1), ...zones.slice(0, i)];
            const takers = others.filter(({ refuses }) => refuses?.(card) === undefined);
            return (
              <li key={card}>
                <Card
                  card={card}
                  isLaid={name !== HAND}
                  isStuck={takers.length === 0}
                  onTap={() => {
                    hold(card);
                    move(card, takers[0] ?? others[0]);
                  }}
                  onDrop={(zone) =>
                    move(
                      card,
                      zones.find((one) => one.name === zone),
                    )
                  }
                >
                  {face(card)}
                </Card>
              </li>
            );
          })}
        </ul>
      ))}
      {children}
    </div>
  );
}

interface CardProps {
  readonly card: string;
  readonly isLaid: boolean;
  /** If no other zone takes it. */
  readonly isStuck: boolean;
  readonly onTap: () => void;
  readonly onDrop: (zone: string) => void;
  readonly children: ComponentChildren;
}

function Card({ card, isLaid, isStuck, onTap, onDrop, children }: CardProps) {
  const dragging = useDragging(onDrop);
  return (
    <button
      type="button"
      class="desk-hand-card"
      aria-pressed={isLaid}
      aria-disabled={isStuck}
      data-piece={card}
      data-card={card}
      onClick={onTap}
      {...dragging}
    >
      {children}
      <WordAt at={card} />
    </button>
  );
}
