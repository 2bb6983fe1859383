import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useWords, WordAt } from "./words.tsx";
import "./stepper.css";
import { useSpeaker } from "../../ui/texts/speaking.ts";

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** What stands before it, for the eye only. */
  readonly children?: ComponentChildren;
}

/** A number that goes up and down by two buttons, and says where it can’t go further. */
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
