import { WordAt } from "./words.tsx";
import "./send-button.css";

/** Where it is said why something can’t be sent. */
export const SENDING = "send";

interface SendButtonProps {
  readonly text: string;
  /** Something is still to be decided; pressing it says what. */
  readonly isEarly?: boolean;
  readonly onSend: () => void;
  readonly isFirst?: boolean;
}

/**
 * Sends what was decided. Enter does it as well. The next decision’s button stands in the same place, so a second press
 * in one go, or a key that is held down, would answer what nobody has read yet.
 */
export const SendButton = ({ text, isEarly = false, onSend, isFirst = false }: SendButtonProps) => (
  <button
    type="button"
    class="main desk-send"
    aria-disabled={isEarly}
    aria-keyshortcuts="Enter"
    data-first={isFirst ? "" : undefined}
    onClick={({ detail }) => {
      if (!isSecondOfTwo(detail)) onSend();
    }}
    onKeyDown={(event) => {
      if (event.repeat) event.preventDefault();
    }}
  >
    {text}
    <span class="key" aria-hidden="true">
      ⏎
    </span>
    <WordAt at={SENDING} />
  </button>
);

/** `clicks`: how many there have been in one go. */
const isSecondOfTwo = (clicks: number): boolean => clicks > 0 && clicks % 2 === 0;
