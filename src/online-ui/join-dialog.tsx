import { useId, useState } from "preact/hooks";
import { readInvitation, writeInvitation } from "../room/invitation.ts";
import { Refusal } from "../session/session.ts";
import { NAME_LENGTH } from "../ui/settings.ts";
import { Dialog } from "../ui/shell/dialog.tsx";
import { useSpeaker, useText } from "../ui/texts/speaking.ts";
import { useRoomText } from "./texts.ts";
import "./join-dialog.css";

interface JoinDialogProps {
  /** The name stored on this device. */
  readonly name: string;
  /** `room`: what the address calls it. `sits`: to take a free seat, if there is one, rather than only watch. */
  readonly onJoin: (room: string, name: string, sits: boolean) => void;
  readonly onClose: () => void;
}

/** Joins a room by its code or link, with a name, and takes a seat in the same step. */
export function JoinDialog({ name: known, onJoin, onClose }: JoinDialogProps) {
  const { say } = useSpeaker();
  const text = useRoomText();
  const shell = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [name, setName] = useState(known);
  const isWrong = wrong !== undefined;
  const join = (sits: boolean) => {
    const asked = askedRoom(typed);
    if ("refused" in asked) setWrong(asked.refused);
    else onJoin(asked.room, name.trim(), sits);
  };
  return (
    <Dialog title={text("room.join.title")} onClose={onClose}>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          join(true);
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
        <label htmlFor={`${id}-name`}>{text("room.name")}</label>
        <input
          id={`${id}-name`}
          type="text"
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p class="room-hint">{text("room.join.seat")}</p>
        <div class="dialog-actions handed">
          <button type="button" onClick={onClose}>
            {shell("dialog.cancel")}
          </button>
          <button type="button" onClick={() => join(false)}>
            {text("room.join.watch")}
          </button>
          <button type="submit" class="main">
            {text("room.join.go")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type Asked = { readonly room: string } | { readonly refused: string };

/** Reads a typed or pasted code or link. */
export function askedRoom(typed: string): Asked {
  try {
    return { room: writeInvitation(readInvitation(typed)).replace("#room=", "") };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: `refusal.${error.key}` };
  }
}
