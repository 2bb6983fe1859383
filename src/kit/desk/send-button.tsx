import { WordAt } from "./words.tsx";
import "./send-button.css";

/** The place at which a refusal to send is shown. */
export const SENDING = "send";

interface SendButtonProps {
  readonly text: string;
  /** Something is still to be decided; pressing the button says what. */
  readonly isEarly?: boolean;
  readonly onSend: () => void;
  readonly isFirst?: boolean;
}

/**
 * Sends what was decided, as Enter does. The button of the next decision is in the same place, so the second press of a
 * double click, or a key that is held down, would answer what nobody has read yet.
 */
export const SendButton = ({ text, isEarly = false, onSend, isFirst = false }: SendButtonProps) => (
  <button
    type="button"
    class="main desk-send"
    aria-disabled={isEarly}
    aria-keyshortcuts="Enter"
    data-about="send"
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

/** `clicks` is the event's `detail`. */
const isSecondOfTwo = (clicks: number): boolean => clicks > 0 && clicks % 2 === 0;
