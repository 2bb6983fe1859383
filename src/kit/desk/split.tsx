import type { ComponentChildren } from "preact";
import { Stepper } from "./stepper.tsx";
import "./split.css";

interface SplitPart {
  /** The name for screen readers. */
  readonly label: string;
  /** The visible name, beside an icon. */
  readonly name: string;
  readonly sign: ComponentChildren;
}

interface SplitProps {
  /** The whole that is split. */
  readonly told: string;
  readonly all: number;
  /** The size of the first part, and its limits. */
  readonly value: number;
  readonly choices: readonly number[];
  readonly parts: readonly [SplitPart, SplitPart];
  readonly onChange: (value: number) => void;
}

/** A number split in two: what isn't in one part is in the other. */
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
