import type { GameTable } from "../ui/game-table.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { PeopleList } from "./people-card.tsx";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface ChatSheetProps {
  readonly view: RoomView;
  readonly table: GameTable;
}

/** The chat beside the table, with everybody who may write in it. */
export function ChatSheet({ view, table }: ChatSheetProps) {
  const text = useRoomText();
  const { lobby } = view.now();
  return (
    <div class="chat-sheet">
      {lobby && (
        <details class="chat-people">
          <summary>{text("room.people.all")}</summary>
          <PeopleList view={view} lobby={lobby} />
        </details>
      )}
      <ChatPanel view={view} table={table} />
    </div>
  );
}
