import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useWords, WordAt } from "./words.tsx";
import "./stepper.css";
import { useSpeaker } from "../../ui/texts/speaking.ts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Shown before it, hidden from screen readers. */
  readonly children?: ComponentChildren;
}

/** A number with a button for more and one for fewer, disabled at the limits. */
export function Stepper({ label, value, least, most, onChange, children }: StepperProps) {
  const { say } = useSpeaker();
  const { tell } = useWords();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a line of text
    <span class="desk-stepper" role="group" aria-label={label} title={label}>
      {children}
      <button
        type="button"
        aria-label={say({ key: "stepper.less" })}
        aria-disabled={value <= least}
        onClick={() => (value > least ? onChange(value - 1) : tell(id, { key: "stepper.least", params: { n: least } }))}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say({ key: "stepper.more" })}
        aria-disabled={value >= most}
        onClick={() => (value < most ? onChange(value + 1) : tell(id, { key: "stepper.most", params: { n: most } }))}
      >
        +
      </button>
      <WordAt at={id} />
    </span>
  );
}
