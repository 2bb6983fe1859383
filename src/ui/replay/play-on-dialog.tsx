import type { Seat } from "../../session/session.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useReplayText } from "./texts.ts";

interface PlayOnDialogProps {
  readonly names: readonly string[];
  /** Those that people have at this moment. */
  readonly seats: readonly Seat[];
  readonly isOver: boolean;
  /** Another match of this game would be lost. */
  readonly isAnotherOpen: boolean;
  readonly onPlay: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Asks whose place to take, to go on from a recorded moment. */
export function PlayOnDialog({ names, seats, isOver, isAnotherOpen, onPlay, onClose }: PlayOnDialogProps) {
  const text = useReplayText();
  return (
    <Dialog title={text("play-on.title")} look="menu" onClose={onClose}>
      {seats.length === 0 ? (
        <p>{text(isOver ? "play-on.over" : "play-on.nobody")}</p>
      ) : (
        <>
          <p>{text("play-on.how")}</p>
          {isAnotherOpen && <p>{text("play-on.instead")}</p>}
          <div class="menu-list">
            {seats.map((seat, i) => (
              <button
                key={seat}
                type="button"
                class={`seat-${seat} ${i === 0 ? "main" : ""}`}
                onClick={() => onPlay(seat)}
              >
                <SeatMark seat={seat} /> {text("play-on.as", { seat: { seat } }, names)}
              </button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
