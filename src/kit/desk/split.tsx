import type { ComponentChildren } from "preact";
import { Stepper } from "./stepper.tsx";
import "./split.css";

interface SplitPart {
  /** What is counted, for the ear. */
  readonly label: string;
  /** The same for the eye, behind a sign. */
  readonly name: string;
  readonly sign: ComponentChildren;
}

interface SplitProps {
  /** What is split. */
  readonly told: string;
  readonly all: number;
  /** How many of the first part there are, and what they may be. */
  readonly value: number;
  readonly choices: readonly number[];
  readonly parts: readonly [SplitPart, SplitPart];
  readonly onChange: (value: number) => void;
}

/** A number in two parts: what one hasn't the other has. */
export function Split({ told, all, value, choices, parts: [one, other], onChange }: SplitProps) {
  const least = Math.min(...choices);
  const most = Math.max(...choices);
  const step = ({ label, name, sign }: SplitPart, at: Omit<Parameters<typeof Stepper>[0], "label">) => (
    <Stepper label={label} {...at}>
      {sign} <span aria-hidden="true">{name}</span>
    </Stepper>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-split" role="group" aria-label={told}>
      <p class="told" aria-hidden="true">
        {told}
      </p>
      {step(one, { value, least, most, onChange })}
      {step(other, { value: all - value, least: all - most, most: all - least, onChange: (to) => onChange(all - to) })}
    </div>
  );
}
