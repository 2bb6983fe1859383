import { useId } from "preact/hooks";
import type { Lobby } from "../room/lobby.ts";
import { NAME_LENGTH } from "../ui/settings.ts";
import { openSeats } from "./people.ts";
import { useRoomText } from "./texts.ts";
import "./come-in.css";

interface ComeInProps {
  readonly lobby: Lobby;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSit: (seat: number) => void;
}

/** For somebody in the room without a seat: they give a name and take a seat in one step, or just watch. */
export function ComeIn({ lobby, name, onName, onSit }: ComeInProps) {
  const text = useRoomText();
  const id = useId();
  const [seat] = openSeats(lobby);
  const isOn = lobby.match !== undefined;
  return (
    <form
      class="room-card come-in"
      aria-label={text("room.come-in")}
      onSubmit={(event) => {
        event.preventDefault();
        if (seat !== undefined) onSit(seat);
      }}
    >
      <label htmlFor={id}>
        {text("room.name")}
        <input
          id={id}
          type="text"
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          value={name}
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      </label>
      {seat !== undefined && !isOn && (
        <button type="submit" class="main">
          {text("room.sit")}
        </button>
      )}
      <p>{text(isOn || seat !== undefined ? "room.you-watch" : "room.full")}</p>
    </form>
  );
}
