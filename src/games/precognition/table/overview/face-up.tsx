import { useState } from "preact/hooks";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import type { Boat } from "../../model/state.ts";
import { playedCards } from "../../rules/activation.ts";
import { Card } from "../cards/card.tsx";
import { line } from "../texts/texts.ts";
import { goAlong } from "./along.ts";
import "./face-up.css";

interface FaceUpProps {
  readonly boats: readonly Boat[];
  readonly names: readonly string[];
}

/** The face-up cards of each boat, so that they can be enlarged by keyboard. */
export function FaceUp({ boats, names }: FaceUpProps) {
  const { say } = useSpeaker();
  const lying = boats.map(cardsOf);
  if (lying.every((cards) => cards.length === 0)) return null;
  return (
    <section class="face-up">
      <h3>{say(line("boats.cards"))}</h3>
      {lying.map((cards, seat) => (
        <Before key={seat} seat={seat} name={names[seat] ?? ""} cards={cards} />
      ))}
    </section>
  );
}

interface Lying {
  readonly card: CardId;
  readonly isPlayed: boolean;
}

function cardsOf(boat: Boat): readonly Lying[] {
  return [
    ...[...boat.supply.open, ...boat.decision].map((card) => ({ card, isPlayed: false })),
    ...playedCards(boat).map((card) => ({ card, isPlayed: true })),
  ];
}

interface BeforeProps {
  readonly seat: number;
  readonly name: string;
  readonly cards: readonly Lying[];
}

/** One tab stop. */
function Before({ seat, name, cards }: BeforeProps) {
  const { say } = useSpeaker();
  const [lastAt, setLastAt] = useState(0);
  const at = Math.min(lastAt, cards.length - 1);
  return (
    <div class={`face-up-before seat-${seat}`}>
      <h4>
        <SeatMark seat={seat} /> {name}
      </h4>
      <ul aria-label={name} onKeyDown={goAlong}>
        {cards.map(({ card, isPlayed }, i) => (
          <li key={i} class={isPlayed ? "played" : ""} tabIndex={i === at ? 0 : -1} onFocus={() => setLastAt(i)}>
            <Card id={card} size="tiny" />
            {isPlayed && <span class="unseen">{say(line("boats.cards.played"))}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
