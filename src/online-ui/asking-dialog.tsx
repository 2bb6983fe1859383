import { Dialog } from "../ui/shell/dialog.tsx";
import { useLayer } from "../ui/shell/layers.ts";
import { useText } from "../ui/texts/speaking.ts";

interface AskingDialogProps {
  readonly title: string;
  readonly why: string;
  /** The name of the action, on its button. */
  readonly yes: string;
  readonly no?: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something that affects others and can't be undone. */
export function AskingDialog({ title, why, yes, no, onYes, onClose }: AskingDialogProps) {
  const text = useText();
  useLayer(true, onClose);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <button type="button" data-first onClick={onClose}>
            {no ?? text("dialog.cancel")}
          </button>
          <button type="button" class="main" onClick={onYes}>
            {yes}
          </button>
        </>
      }
    >
      <p>{why}</p>
    </Dialog>
  );
}
