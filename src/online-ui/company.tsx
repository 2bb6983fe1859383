/** The parts of an online table that a table at one screen doesn't have. */
import type { ComponentChildren } from "preact";
import type { OnlineMatch } from "../online/online-room.ts";
import type { Company } from "../ui/match/company.ts";
import type { ShownMatch } from "../ui/match/shown-match.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { OwnTime } from "./own-time.tsx";
import type { RoomContext } from "./room-context.ts";
import { CHAT, FAIR, TableStrip } from "./table-strip.tsx";
import { WatchingDesk } from "./watching-desk.tsx";

const loadPanels = () => import("./company-panels.ts");
type Panels = Awaited<ReturnType<typeof loadPanels>>;

interface CompanySetting {
  readonly context: RoomContext;
  readonly match: OnlineMatch;
  readonly shown: ShownMatch;
  readonly onRecord: () => void;
  readonly onRoom: () => void;
  /** Called when what is beside the table can't be loaded. */
  readonly onBroken: () => void;
}

export function companyOf({
  context: { view, table, screen },
  match,
  shown,
  onRecord,
  onRoom,
  onBroken,
}: CompanySetting): Company {
  const isTable = screen?.room.value === view.now().code;
  return {
    Strip: ({ sheet, world }) => <TableStrip view={view} match={match} table={table} sheet={sheet} world={world} />,
    Time: () => <OwnTime view={view} match={match} />,
    point: (thing) => match.point(thing),
    Watching: () => <WatchingDesk match={match} shown={shown} table={table} isTable={isTable} onRoom={onRoom} />,
    panels: [
      {
        id: CHAT,
        name: { key: "room.chat" },
        Content: () => (
          <Opened onBroken={onBroken}>{({ ChatSheet }) => <ChatSheet view={view} table={table} />}</Opened>
        ),
      },
      {
        id: FAIR,
        name: { key: "fair.title" },
        Content: () => (
          <Opened onBroken={onBroken}>
            {({ FairnessPanel }) => <FairnessPanel view={view} match={match} shown={shown} onRecord={onRecord} />}
          </Opened>
        ),
      },
    ],
  };
}

interface OpenedProps {
  readonly onBroken: () => void;
  readonly children: (panels: Panels) => ComponentChildren;
}

/** Its code is loaded when it's opened: a phone has no need of it to play. */
function Opened({ onBroken, children }: OpenedProps) {
  const panels = useLoaded(loadPanels, onBroken);
  return panels && children(panels);
}
