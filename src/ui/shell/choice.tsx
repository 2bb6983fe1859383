import { useId } from "preact/hooks";
import "./choice.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** If the text is in another language than the page. */
  readonly lang?: string;
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  /** To be looked at only. */
  readonly isLocked?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few: radio buttons that stand side by side. */
export function Choice<Value extends string>({
  name,
  label,
  options,
  chosen,
  isLocked = false,
  onChoose,
}: ChoiceProps<Value>) {
  // The same choice may stand in two places of the page.
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
