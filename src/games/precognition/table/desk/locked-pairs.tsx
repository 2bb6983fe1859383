import type { ComponentChildren } from "preact";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Pairs } from "../../rules/decision.ts";
import { Card } from "../cards/card.tsx";
import { line } from "../texts/texts.ts";
import { SeatName } from "./seat-name.tsx";
import "./locked-pairs.css";

interface LockedPairsProps {
  readonly pairs: Pairs;
  readonly seat: number;
  readonly names: readonly string[];
}

/** How this seat has split its cards, shown while others still choose. */
export function LockedPairs({ pairs: { kept, given, passed }, seat, names }: LockedPairsProps) {
  const { say } = useSpeaker();
  const left = leftOf(seat, names.length);
  const right = rightOf(seat, names.length);
  return (
    <ul class="locked-pairs">
      <Berth seat={left} cards={[given]}>
        <span aria-hidden="true">←</span> {say(line("desk.give"))} <SeatName seat={left} names={names} />
      </Berth>
      <Berth seat={seat} cards={[kept]}>
        {say(line("desk.kept"))}
      </Berth>
      {passed.length > 0 && (
        <Berth seat={right} cards={passed}>
          {say(line("desk.pass"))} <SeatName seat={right} names={names} /> <span aria-hidden="true">→</span>
        </Berth>
      )}
    </ul>
  );
}

interface BerthProps {
  readonly seat: number;
  readonly cards: readonly CardId[];
  readonly children: ComponentChildren;
}

function Berth({ seat, cards, children }: BerthProps) {
  return (
    <li class={`seat-${seat}`}>
      <span>{children}</span>
      <span class="cards">
        {cards.map((id) => (
          <Card key={id} id={id} size="small" />
        ))}
      </span>
    </li>
  );
}
