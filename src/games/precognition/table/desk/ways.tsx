import { useId } from "preact/hooks";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Choice } from "../../rules/decision.ts";
import { line } from "../texts.ts";

interface WaysProps {
  readonly ways: readonly Choice[];
  readonly told: (way: Choice) => string;
  readonly chosen: Choice | undefined;
  readonly advised: Choice | undefined;
  readonly onChoose: (way: Choice) => void;
  readonly onPoint: (way: Choice | undefined) => void;
}

/** Every way to split the cards, by number; in words for whoever points at one or hears it. */
export function Ways({ ways, told, chosen, advised, onChoose, onPoint }: WaysProps) {
  const { say } = useSpeaker();
  const name = useId();
  return (
    <fieldset class="desk-ways">
      <legend>{say(line("desk.ways"))}</legend>
      {ways.map((way, i) => (
        <label
          key={i}
          class={way === advised ? "advised" : ""}
          title={told(way)}
          onPointerEnter={() => onPoint(way)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <input
            type="radio"
            name={name}
            checked={way === chosen}
            aria-label={told(way)}
            onChange={() => onChoose(way)}
            data-first={way === (chosen ?? ways[0]) ? "" : undefined}
          />
          <span aria-hidden="true">{i + 1}</span>
        </label>
      ))}
    </fieldset>
  );
}
