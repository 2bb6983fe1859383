import { useDragging } from "../../../../kit/desk/drag.ts";
import { PlaceMenu } from "../../../../kit/desk/place-menu.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import { Card } from "../cards/card.tsx";
import type { Role } from "../draft/draft.ts";
import { line } from "../texts/texts.ts";
import "./sorting-card.css";

interface SortingCardProps {
  readonly index: number;
  readonly card: CardId;
  readonly isFaceUp: boolean;
  readonly role: Role | null;
  /** False in the last round. */
  readonly canPass: boolean;
  readonly left: number;
  readonly right: number;
  readonly names: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAssign: (role: Role) => void;
}

/** A card that is dragged to its role, or tapped to choose one in a menu. */
export function SortingCard(props: SortingCardProps) {
  const { index, card, isFaceUp, role, canPass, left, right, names, isOpen, onOpen, onAssign } = props;
  const { say } = useSpeaker();
  const dragging = useDragging((place) => {
    if (place === "keep" || place === "give" || place === "pass") onAssign(place);
  }, true);

  const places: readonly { readonly place: Role; readonly short: string; readonly text: string }[] = [
    { place: "give", short: `← ${names[left]}`, text: say(line("desk.give-to", { left: { seat: left } }), names) },
    { place: "keep", short: say(line("desk.keep")), text: say(line("desk.keep")) },
    { place: "pass", short: `${names[right]} →`, text: say(line("desk.pass-to", { right: { seat: right } }), names) },
  ];
  return (
    <div class={`desk-card ${role ?? "unsorted"}`} data-card={index} {...dragging}>
      <button type="button" class="face" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <Card id={card} />
        <span class="whence">{say(line(isFaceUp ? "desk.face-up" : "desk.in-hand"))}</span>
        {role && <span class="unseen">{say(line("desk.goes", { role }))}</span>}
        {role === "pass" && (
          <span class="returns" title={say(line("desk.returns.told"))}>
            <span aria-hidden="true">↺ {say(line("desk.returns"))}</span>
            <span class="unseen">{say(line("desk.returns.told"))}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <PlaceMenu
          label={say(line("desk.where", { card: { piece: `card.${card}` } }))}
          class="desk-roles"
          places={places.filter((one) => canPass || one.place !== "pass")}
          now={role}
          onChoose={onAssign}
          onClose={() => onOpen(false)}
        />
      )}
    </div>
  );
}
