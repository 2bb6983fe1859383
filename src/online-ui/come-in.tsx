import { useId } from "preact/hooks";
import type { Lobby } from "../room/lobby.ts";
import { looksOf } from "../session/session.ts";
import { NAME_LENGTH, type SettingsChoice } from "../ui/settings.ts";
import { LookChoice } from "../ui/shell/look-choice.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { openSeats } from "./people.ts";
import { useRoomText } from "./texts.ts";
import "./come-in.css";

interface ComeInProps {
  readonly lobby: Lobby;
  readonly settings: SettingsChoice;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSit: (seat: number) => void;
}

/** For somebody in the room without a seat: they give a name and take a seat in one step, or just watch. */
export function ComeIn({ lobby, settings, name, onName, onSit }: ComeInProps) {
  const text = useRoomText();
  const shell = useText();
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
        <LookChoice
          label={shell("look.mine")}
          look={settings.now.value.look ?? looksOf(lobby.seats.map(({ look }) => look))[seat] ?? { color: 0, sign: 0 }}
          taken={lobby.seats.flatMap(({ look }) => look ?? [])}
          onChoose={(look) => settings.change({ look })}
        />
      )}
      {seat !== undefined && !isOn && (
        <button type="submit" class="main">
          {text("room.sit")}
        </button>
      )}
      <p>{text(isOn || seat !== undefined ? "room.you-watch" : "room.full")}</p>
    </form>
  );
}
