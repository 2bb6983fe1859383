import { useLayoutEffect, useRef } from "preact/hooks";
import { useDragging } from "../../../../kit/desk/drag.ts";
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
  const menu = useRef<HTMLDivElement>(null);
  const dragging = useDragging((place) => {
    if (place === "keep" || place === "give" || place === "pass") onAssign(place);
  }, true);
  useLayoutEffect(() => {
    if (isOpen) menu.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isOpen]);

  const roles: readonly { readonly role: Role; readonly short: string; readonly text: string }[] = [
    { role: "give", short: `← ${names[left]}`, text: say(line("desk.give-to", { left: { seat: left } }), names) },
    { role: "keep", short: say(line("desk.keep")), text: say(line("desk.keep")) },
    { role: "pass", short: `${names[right]} →`, text: say(line("desk.pass-to", { right: { seat: right } }), names) },
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
        <div
          ref={menu}
          class="desk-roles"
          role="menu"
          aria-label={say(line("desk.where", { card: { piece: `card.${card}` } }))}
          onKeyDown={(event) => moveIn(event, () => onOpen(false))}
        >
          {roles
            .filter((one) => canPass || one.role !== "pass")
            .map((one) => (
              <button
                key={one.role}
                type="button"
                role="menuitemradio"
                aria-checked={one.role === role}
                aria-label={one.text}
                class={one.role}
                onClick={() => onAssign(one.role)}
              >
                {one.short}
              </button>
            ))}
        </div>
      )}
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
