import { useId, useState } from "preact/hooks";
import { Dialog } from "../shell/dialog.tsx";
import { useText } from "../texts/speaking.ts";
import { useRoomText } from "./texts.ts";
import "./join-dialog.css";

interface JoinDialogProps<Asked> {
  /** What somebody typed or pasted; nothing, if there is no code in it. */
  readonly read: (typed: string) => Asked | undefined;
  readonly onJoin: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** A code that was told, or a link that was sent. */
export function JoinDialog<Asked>({ read, onJoin, onClose }: JoinDialogProps<Asked>) {
  const text = useRoomText();
  const shell = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <Dialog title={text("room.join.title")} onClose={onClose}>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = read(typed);
          if (asked === undefined) setWrong(true);
          else onJoin(asked);
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
            setWrong(false);
          }}
        />
        <p id={`${id}-how`} class={isWrong ? "join-wrong" : "room-hint"} role={isWrong ? "alert" : undefined}>
          {text(isWrong ? "room.join.unreadable" : "room.join.how")}
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
