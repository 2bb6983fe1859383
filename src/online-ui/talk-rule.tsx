import type { Lobby } from "../room/lobby.ts";
import type { GameTable } from "../ui/game-table.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import { useRoomText } from "./texts.ts";

interface TalkRuleProps {
  readonly table: GameTable;
  readonly options: Lobby["options"];
}

/** What people may say to one another in the way it's played. */
export function TalkRule({ table, options }: TalkRuleProps) {
  const text = useRoomText();
  const { say } = useSpeaker();
  const talk = table.talk?.(options);
  return (
    <p class="chat-rule">
      <b>{text("room.talk")}</b> {talk ? say(talk) : text("room.talk.usual")}
    </p>
  );
}
