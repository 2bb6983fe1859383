import { useId } from "preact/hooks";
import "./choice.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** If the text isn't in the page's language. */
  readonly lang?: string;
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  /** Read-only. */
  readonly isLocked?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Radio buttons in a row. */
export function Choice<Value extends string>({
  name,
  label,
  options,
  chosen,
  isLocked = false,
  onChoose,
}: ChoiceProps<Value>) {
  // The same choice may be on the page twice.
  const group = name + useId();
  return (
    <fieldset class="choice" disabled={isLocked}>
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map(({ value, text, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
