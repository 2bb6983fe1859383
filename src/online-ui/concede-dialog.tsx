import type { OnlineMatch } from "../online/online-room.ts";
import { Dialog } from "../ui/shell/dialog.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { useRoomText } from "./texts.ts";

interface ConcedeDialogProps {
  readonly match: OnlineMatch;
  readonly onClose: () => void;
}

/** Asks before giving up a seat, and which one if this device has several. */
export function ConcedeDialog({ match, onClose }: ConcedeDialogProps) {
  const text = useRoomText();
  const shell = useText();
  const own = match.seats.filter((seat) => !match.away.has(seat));
  return (
    <Dialog
      title={text("concede.title")}
      onClose={onClose}
      foot={
        <>
          <button type="button" data-first onClick={onClose}>
            {shell("dialog.cancel")}
          </button>
          {own.map((seat) => (
            <button
              key={seat}
              type="button"
              class="main"
              onClick={() => {
                match.concede(seat);
                onClose();
              }}
            >
              {own.length === 1
                ? text("concede.really")
                : text("concede.seat", { seat: { seat } }, match.session.names)}
            </button>
          ))}
        </>
      }
    >
      <p>{text("concede.why")}</p>
    </Dialog>
  );
}
