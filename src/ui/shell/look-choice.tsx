import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { markOf, type SeatLook } from "../look/seat-marks.ts";
import { useText } from "../texts/speaking.ts";
import "./look-choice.css";

/** By index; a test compares their number with that of the colours and signs. */
export const COLOR_NAMES = [
  "look.apricot",
  "look.turquoise",
  "look.lavender",
  "look.rose",
  "look.sand",
  "look.pearl",
] as const;
export const SIGN_NAMES = [
  "look.sun",
  "look.wave",
  "look.moon",
  "look.leaf",
  "look.anchor",
  "look.fish",
  "look.mountain",
  "look.bell",
] as const;

interface LookChoiceProps {
  /** For screen readers. */
  readonly label: string;
  readonly look: SeatLook;
  /** Those that others have chosen. */
  readonly taken: readonly SeatLook[];
  readonly onChoose: (look: SeatLook) => void;
}

/** A seat's colour and flag; pressed, it shows the others there are. */
export function LookChoice({ label, look, taken, onChoose }: LookChoiceProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="look-button"
        aria-expanded={isOpen}
        aria-label={label}
        title={text("look.choose")}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark look={look} />
      </button>
      {isOpen && (
        <div class="look-choice">
          <Row legend={text("look.color")}>
            {(name) =>
              COLOR_NAMES.map((key, color) => (
                <Pick
                  key={key}
                  name={name}
                  label={text(key)}
                  look={{ ...look, color }}
                  isChosen={color === look.color}
                  isTaken={color !== look.color && taken.some((one) => one.color === color)}
                  onChoose={onChoose}
                />
              ))
            }
          </Row>
          <Row legend={text("look.sign")}>
            {(name) =>
              SIGN_NAMES.map((key, sign) => (
                <Pick
                  key={key}
                  name={name}
                  label={text(key)}
                  look={{ ...look, sign }}
                  isChosen={sign === look.sign}
                  isTaken={sign !== look.sign && taken.some((one) => one.sign === sign)}
                  onChoose={onChoose}
                />
              ))
            }
          </Row>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly legend: string;
  readonly children: (name: string) => ComponentChildren;
}

function Row({ legend, children }: RowProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="look-picks">{children(name)}</div>
    </fieldset>
  );
}

interface PickProps {
  readonly name: string;
  readonly label: string;
  readonly look: SeatLook;
  readonly isChosen: boolean;
  readonly isTaken: boolean;
  readonly onChoose: (look: SeatLook) => void;
}

function Pick({ name, label, look, isChosen, isTaken, onChoose }: PickProps) {
  const text = useText();
  return (
    <label class="look-pick" title={isTaken ? text("look.taken") : label}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        disabled={isTaken}
        onChange={() => onChoose(look)}
      />
      <Mark look={look} />
    </label>
  );
}

const Mark = ({ look }: { readonly look: SeatLook }) => (
  <svg class="seat-mark" viewBox="0 0 16 16" aria-hidden="true" style={{ fill: `var(--tint-${look.color})` }}>
    <path fill-rule="evenodd" d={markOf(look).symbol} />
  </svg>
);
