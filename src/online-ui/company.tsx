/** The parts of an online table that a table at one screen doesn't have. */
import type { OnlineMatch } from "../online/online-room.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { Company } from "../ui/match/company.ts";
import type { ShownMatch } from "../ui/match/shown-match.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { FairnessPanel } from "./fairness-panel.tsx";
import { OwnTime } from "./own-time.tsx";
import { PeopleList } from "./people-card.tsx";
import type { RoomContext } from "./room-context.ts";
import type { RoomView } from "./room-view.ts";
import { CHAT, FAIR, TableStrip } from "./table-strip.tsx";
import { useRoomText } from "./texts.ts";
import { WatchingDesk } from "./watching-desk.tsx";

interface CompanySetting {
  readonly context: RoomContext;
  readonly match: OnlineMatch;
  readonly shown: ShownMatch;
  readonly onRecord: () => void;
  readonly onRoom: () => void;
}

export function companyOf({
  context: { view, table, screen },
  match,
  shown,
  onRecord,
  onRoom,
}: CompanySetting): Company {
  const isTable = screen?.room.value === view.now().code;
  return {
    Strip: ({ sheet, world }) => <TableStrip view={view} match={match} table={table} sheet={sheet} world={world} />,
    Time: () => <OwnTime view={view} match={match} />,
    point: (thing) => match.point(thing),
    Watching: () => <WatchingDesk match={match} shown={shown} table={table} isTable={isTable} onRoom={onRoom} />,
    panels: [
      { id: CHAT, name: { key: "room.chat" }, Content: () => <ChatSheet view={view} table={table} /> },
      {
        id: FAIR,
        name: { key: "fair.title" },
        Content: () => <FairnessPanel view={view} match={match} shown={shown} onRecord={onRecord} />,
      },
    ],
  };
}

interface ChatSheetProps {
  readonly view: RoomView;
  readonly table: GameTable;
}

/** The chat beside the table, with everybody who may write in it. */
function ChatSheet({ view, table }: ChatSheetProps) {
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
