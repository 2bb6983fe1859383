import { Dialog } from "../ui/shell/dialog.tsx";
import { useText } from "../ui/texts/speaking.ts";

interface InsteadDialogProps {
  readonly onAnother: () => void;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Asks before a new match replaces the one that is kept. */
export function InsteadDialog({ onAnother, onGoOn, onClose }: InsteadDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={text("instead.title")}
      onClose={onClose}
      foot={
        <>
          <button type="button" onClick={onAnother}>
            {text("instead.another")}
          </button>
          <button
            type="button"
            class="main"
            data-first
            onClick={() => {
              onClose();
              onGoOn();
            }}
          >
            {text("instead.go-on")}
          </button>
        </>
      }
    >
      <p>{text("new.instead")}</p>
    </Dialog>
  );
}
