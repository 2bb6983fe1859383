import type { Handicap, HandicapKind } from "../game-table.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { handicapWords, signed } from "./handicap-words.ts";
import "./handicap-choice.css";

interface HandicapChoiceProps {
  /** The seat's number, from 1. */
  readonly number: number;
  readonly kinds: readonly HandicapKind[];
  readonly chosen: Handicap;
  /** Read-only. */
  readonly isLocked?: boolean;
  readonly onChoose: (chosen: Handicap) => void;
}

/** Chooses a seat's handicap. Most people never need it, so it's folded, with a summary of what is set. */
export function HandicapChoice({ number, kinds, chosen, isLocked = false, onChoose }: HandicapChoiceProps) {
  const text = useText();
  const speaker = useSpeaker();
  const { say } = speaker;
  const set = handicapWords(kinds, chosen, speaker);
  const whose = text("new.handicap-of", { number });
  return (
    <details class="handicap">
      <summary aria-label={set.length === 0 ? whose : `${whose}: ${set.join(", ")}`}>
        {text("new.handicap")}
        {set.map((one) => (
          <span key={one} class="handicap-set">
            {one}
          </span>
        ))}
      </summary>
      <div class="handicap-kinds">
        {kinds.map(({ id, name, least, most }) => (
          <label key={id}>
            <span>{say(name)}</span>
            <select
              aria-label={text("new.handicap-kind", { number, kind: name })}
              value={String(chosen[id] ?? 0)}
              disabled={isLocked}
              onChange={({ currentTarget }) => onChoose({ ...chosen, [id]: Number(currentTarget.value) })}
            >
              {Array.from({ length: most - least + 1 }, (_, i) => most - i).map((more) => (
                <option key={more} value={String(more)} selected={more === (chosen[id] ?? 0)}>
                  {more === 0 ? text("new.handicap-none") : signed(more)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
