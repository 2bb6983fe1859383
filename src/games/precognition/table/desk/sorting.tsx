import { useState } from "preact/hooks";
import { useGliding } from "../../../../kit/desk/gliding.ts";
import { useHeldCard } from "../../../../kit/desk/held-card.ts";
import { WordAt } from "../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { Card } from "../cards/card.tsx";
import type { Role, Roles } from "../draft/draft.ts";
import { line } from "../texts/texts.ts";
import { SeatName } from "./seat-name.tsx";
import { SortingCard } from "./sorting-card.tsx";
import "./sorting.css";

interface SortingProps {
  readonly cards: readonly CardId[];
  /** How many of them, from the first, are face up. */
  readonly faceUp: number;
  readonly roles: Roles;
  /** The cards of which the neighbour on the right gives one. */
  readonly coming: readonly CardId[];
  readonly seat: number;
  readonly names: readonly string[];
  readonly onAssign: (card: number, role: Role) => void;
}

/** The cards, and the three places that they go to, arranged as around the table: left, own boat, right. */
export function Sorting({ cards, faceUp, roles, coming, seat, names, onAssign }: SortingProps) {
  const { say } = useSpeaker();
  const [open, setOpen] = useState<number>();
  const box = useGliding<HTMLDivElement>("data-card");
  const hold = useHeldCard(box);
  const left = leftOf(seat, names.length);
  const right = rightOf(seat, names.length);

  const at = (role: Role | null) => cards.flatMap((_, i) => ((roles[i] ?? null) === role ? [i] : []));
  const assign = (card: number, role: Role): void => {
    setOpen(undefined);
    hold(card);
    onAssign(card, role);
  };
  const cardAt = (i: number) => (
    <SortingCard
      key={i}
      index={i}
      card={cards[i] ?? ""}
      isFaceUp={i < faceUp}
      role={roles[i] ?? null}
      canPass={cards.length > faceUp}
      left={left}
      right={right}
      names={names}
      isOpen={open === i}
      onOpen={(isOpen) => {
        setOpen(isOpen ? i : undefined);
        if (!isOpen) hold(i);
      }}
      onAssign={(role) => assign(i, role)}
    />
  );
  const kept = at("keep");
  const given = at("give");
  const passed = at("pass");
  const unsorted = at(null);
  return (
    <div ref={box} class={unsorted.length === 0 ? "desk-sorting sorted" : "desk-sorting"}>
      <section class={`desk-harbour give seat-${left}`} data-drop="give">
        <h3>
          <span aria-hidden="true">←</span> {say(line("desk.give"))} <SeatName seat={left} names={names} />
        </h3>
        <div class="berths">{given.length > 0 ? given.map(cardAt) : <span class="berth" />}</div>
        <WordAt at="give" />
      </section>
      <section class={`desk-harbour keep seat-${seat}`} data-drop="keep">
        <h3>{say(line(unsorted.length > 0 ? "desk.keep-one" : "desk.kept"))}</h3>
        <div class="berths">
          {[...unsorted, ...kept].sort().map(cardAt)}
          {unsorted.length === 0 && (
            <div class="desk-coming">
              <div class="pair">
                {coming.map((id) => (
                  <Card key={id} id={id} size="small" isGhost />
                ))}
              </div>
              <p>
                {say(line(coming.length > 1 ? "desk.coming" : "desk.comes"))} <SeatName seat={right} names={names} />
              </p>
            </div>
          )}
        </div>
      </section>
      {cards.length > faceUp && (
        <section class={`desk-harbour pass seat-${right}`} data-drop="pass">
          <h3>
            {say(line("desk.pass"))} <SeatName seat={right} names={names} /> <span aria-hidden="true">→</span>
          </h3>
          <div class="berths">
            {passed.map(cardAt)}
            {passed.length < 2 && <span class="berth" />}
          </div>
          {passed.length === 2 && <p class="comes-back">{say(line("desk.comes-back"))}</p>}
        </section>
      )}
    </div>
  );
}
