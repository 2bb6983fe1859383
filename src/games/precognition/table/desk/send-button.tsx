interface SendButtonProps {
  readonly text: string;
  /** Something is still to be decided; pressing it says what. */
  readonly isEarly?: boolean;
  readonly onSend: () => void;
  readonly isFirst?: boolean;
}

/** Sends what was decided. Enter does it as well. */
export const SendButton = ({ text, isEarly = false, onSend, isFirst = false }: SendButtonProps) => (
  <button
    type="button"
    class="main desk-send"
    aria-disabled={isEarly}
    aria-keyshortcuts="Enter"
    data-first={isFirst ? "" : undefined}
    onClick={onSend}
  >
    {text}
    <span class="key" aria-hidden="true">
      ⏎
    </span>
  </button>
);
