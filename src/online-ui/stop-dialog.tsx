import type { OnlineMatch } from "../online/online-room.ts";
import { Dialog } from "../ui/shell/dialog.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { useRoomText } from "./texts.ts";

interface StopDialogProps {
  readonly match: OnlineMatch;
  readonly onClose: () => void;
}

/** Asks before proposing to the others to end the match without a result. */
export function StopDialog({ match, onClose }: StopDialogProps) {
  const text = useRoomText();
  const shell = useText();
  return (
    <Dialog
      title={text("stop.title")}
      onClose={onClose}
      foot={
        <>
          <button type="button" data-first onClick={onClose}>
            {shell("dialog.cancel")}
          </button>
          <button
            type="button"
            class="main"
            onClick={() => {
              match.want("stop", true);
              onClose();
            }}
          >
            {text("stop.really")}
          </button>
        </>
      }
    >
      <p>{text("stop.why")}</p>
    </Dialog>
  );
}
