import type { HeldProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { Card } from "../cards/card.tsx";
import type { Role } from "../draft/draft.ts";
import { line } from "../texts/texts.ts";
import { sortedAt } from "./picks.ts";
import "./held.css";

const SIGNS: Readonly<Record<Role, string>> = { give: "←", keep: "✓", pass: "→" };

/** The cards of a boat whose desk isn't shown, and the roles picked for them so far. */
export function Held({ place }: HeldProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const state = place.state.value;
  const { cards, roles } = sortedAt(place, state);
  const faceUp = cards.length - place.mine.value.size;
  if (cards.length === 0 || (state.phase !== "decide" && state.phase !== "first")) return null;
  return (
    <div class={`held seat-${place.seat}`}>
      <SeatMark seat={place.seat} />
      <small class="whose" aria-hidden="true">
        {say(line("desk.held"))}
      </small>
      <ul aria-label={say(line("desk.held"))}>
        {cards.map((id, i) => {
          const role = roles[i] ?? null;
          return (
            <li key={i} class={role ?? "open"}>
              <Card id={id} size="tiny" />
              <span class="unseen">{say(line(i < faceUp ? "desk.face-up" : "desk.in-hand"))}</span>
              {role && (
                <>
                  <b aria-hidden="true">{SIGNS[role]}</b>
                  <span class="unseen">{say(line("desk.goes", { role }))}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
