import { useId, useState } from "preact/hooks";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { askedRoom } from "./asked-room.ts";
import { useRoomText } from "./texts.ts";
import "./join-dialog.css";

interface JoinDialogProps {
  /** As an address asks for it. */
  readonly onJoin: (room: string) => void;
  readonly onClose: () => void;
}

/** A code that was told, or a link that was sent. */
export function JoinDialog({ onJoin, onClose }: JoinDialogProps) {
  const { say } = useSpeaker();
  const text = useRoomText();
  const shell = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const isWrong = wrong !== undefined;
  return (
    <Dialog title={text("room.join.title")} onClose={onClose}>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = askedRoom(typed);
          if ("refused" in asked) setWrong(asked.refused);
          else onJoin(asked.room);
        }}
      >
        <label htmlFor={id}>{text("room.join.code")}</label>
        <input
          id={id}
          type="text"
          data-first
          class="join-code"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-how`}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(undefined);
          }}
        />
        <p id={`${id}-how`} class={isWrong ? "join-wrong" : "room-hint"} role={isWrong ? "alert" : undefined}>
          {wrong === undefined ? text("room.join.how") : say({ key: wrong })}
        </p>
        <div class="dialog-actions">
          <button type="button" onClick={onClose}>
            {shell("dialog.cancel")}
          </button>
          <button type="submit" class="main">
            {text("room.join.go")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
