import { Dialog } from "../ui/shell/dialog.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { QrCode } from "./qr-code.tsx";
import { useRoomText } from "./texts.ts";
import "./move-dialog.css";

interface MoveDialogProps {
  /** Whoever opens it gets the hand. */
  readonly link: string;
  readonly onClose: () => void;
}

/** On a phone that is a hand: what another phone has to scan to become this hand. */
export function MoveDialog({ link, onClose }: MoveDialogProps) {
  const text = useRoomText();
  const shell = useText();
  return (
    <Dialog
      title={text("hand.move")}
      onClose={onClose}
      foot={
        <button type="button" data-first onClick={onClose}>
          {shell("dialog.cancel")}
        </button>
      }
    >
      <div class="move-hand">
        <QrCode of={link} alt={text("hand.move.qr")} />
        <div class="move-words">
          <p>{text("hand.move.how")}</p>
          <p>{text("hand.move.secret")}</p>
          <input
            type="text"
            readOnly
            value={link}
            aria-label={text("hand.move.link")}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      </div>
    </Dialog>
  );
}
