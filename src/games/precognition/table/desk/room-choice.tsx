import { useId, useState } from "preact/hooks";
import { useDeskKeys } from "../../../../kit/desk/keys.ts";
import { SendButton } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { roomChoices } from "../../rules/advanced-setup.ts";
import { boatAt } from "../../rules/flow.ts";
import { Room } from "../cards/room.tsx";
import { momentOf, readDraft } from "../draft/draft.ts";
import { roomName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { adviseRoom } from "./advice.ts";
import type { DeskPartProps } from "./desk-part.ts";
import "./set-up.css";

/** Advanced set-up: one of three Rooms is left ashore. */
export function RoomChoice({ place, names, areKeysOn }: DeskPartProps) {
  const { say } = useSpeaker();
  const group = useId();
  const [said, setSaid] = useState<Line>();
  const { seat } = place;
  const state = place.state.value;
  const { offered } = boatAt(state, seat);
  const left = readDraft(place.draft.value, "room", state)?.room;

  const leave = (room: number): void => place.setDraft({ for: "room", ...momentOf(state), room });
  const lock = (): void => {
    const act = roomChoices().find((one) => one.do === "leave-room" && one.room === left);
    setSaid(act === undefined ? line("desk.rooms.first") : send(place, [act]));
  };
  const advise = (): void => {
    const room = adviseRoom(state, seat);
    leave(room);
    setSaid(line("desk.rooms.advice", { room: roomName(offered[room] ?? "") }));
  };
  useDeskKeys(
    {
      shortcuts: [...offered.map((_, i) => ({ key: `${i + 1}`, do: () => leave(i) })), { key: "h", do: advise }],
      onEnter: lock,
    },
    areKeysOn,
  );
  return (
    <div class="desk-panel desk-set-up">
      <fieldset>
        <legend>
          <h3>
            {say(line("desk.rooms"))} <small>{say(line("desk.rooms.help"))}</small>
          </h3>
        </legend>
        <div class="desk-rooms">
          {offered.map((room, i) => (
            <label key={room} data-in-words class={left === undefined ? "" : left === i ? "left" : "kept"}>
              <input
                type="radio"
                name={group}
                checked={left === i}
                aria-label={say(line("desk.rooms.leave", { room: roomName(room) }))}
                data-first={i === 0 ? "" : undefined}
                onChange={() => leave(i)}
              />
              <span class="verdict" aria-hidden="true">
                {say(line(left === undefined ? "desk.rooms.pick" : left === i ? "desk.rooms.left" : "desk.rooms.kept"))}
              </span>
              <Room id={room} />
            </label>
          ))}
        </div>
      </fieldset>
      <div class="desk-buttons desk-foot handed">
        <p class="desk-said" role="status">
          {said && say(said, names)}
        </p>
        <button type="button" aria-keyshortcuts="H" onClick={advise}>
          {say(line("desk.advice"))}
        </button>
        <SendButton text={say(line("desk.lock"))} isEarly={left === undefined} onSend={lock} />
      </div>
    </div>
  );
}
