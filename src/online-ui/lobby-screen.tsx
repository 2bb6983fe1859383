import { useState } from "preact/hooks";
import type { Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Lobby } from "../room/lobby.ts";
import { lookIn } from "../ui/settings.ts";
import { AskingDialog } from "./asking-dialog.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { ComeIn } from "./come-in.tsx";
import { GameCard } from "./game-card.tsx";
import { InviteCard } from "./invite-card.tsx";
import { Knocking } from "./knocking.tsx";
import { nameOf, seatsOf, usualNameIn } from "./people.ts";
import { PeopleCard } from "./people-card.tsx";
import type { RoomContext } from "./room-context.ts";
import { RoomRules } from "./room-rules.tsx";
import { SeatList } from "./seat-list.tsx";
import { StartBar } from "./start-bar.tsx";
import { useRoomText } from "./texts.ts";
import { WayCard } from "./way-card.tsx";
import "./lobby-screen.css";

interface LobbyScreenProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
  readonly onTable: () => void;
}

/** A room while nothing is being played: the guests, the seats, and how to play. */
export function LobbyScreen({ context, lobby, onTable }: LobbyScreenProps) {
  const text = useRoomText();
  const { view, settings, ownServer, addresses, table } = context;
  const room = view.now();
  const [name, setName] = useState(settings.now.value.name);
  const [removing, setRemoving] = useState<Hex>();
  const isSeated = seatsOf(lobby, room.me).length > 0;

  const sit = (seat: Seat) => {
    const wanted = name.trim();
    if (wanted !== "") settings.change({ name: wanted });
    room.wish({
      wish: "sit",
      seat,
      name: wanted || usualNameIn(lobby, context.usualName),
      ...lookIn(settings.now.value),
    });
  };

  return (
    <div class={room.isHost ? "lobby hosting" : "lobby"}>
      <div class="lobby-door" role="status">
        <Knocking view={view} lobby={lobby} />
      </div>
      <div class="lobby-table">
        <GameCard context={context} lobby={lobby} />
        {!isSeated && <ComeIn lobby={lobby} settings={settings} name={name} onName={setName} onSit={sit} />}
        <SeatList context={context} lobby={lobby} onSit={sit} onRemove={setRemoving} />
        <WayCard context={context} lobby={lobby} />
        <RoomRules view={view} lobby={lobby} />
      </div>
      <div class="lobby-room">
        <InviteCard
          code={room.code}
          link={room.invitation}
          ownServer={ownServer}
          addresses={addresses}
          screen={context.screen}
        />
        <section class="room-card lobby-chat" aria-label={text("room.chat")}>
          <h2>{text("room.chat")}</h2>
          <ChatPanel view={view} table={table} />
        </section>
        <PeopleCard view={view} lobby={lobby} onRemove={setRemoving} />
      </div>
      <StartBar view={view} lobby={lobby} onTable={onTable} />
      {removing !== undefined && (
        <RemoveDialog
          name={nameOf(lobby, removing)}
          onRemove={() => {
            room.wish({ wish: "remove", device: removing });
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

interface RemoveDialogProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const text = useRoomText();
  return (
    <AskingDialog
      title={text("room.remove.title", { name })}
      why={text("room.remove.why")}
      yes={text("room.remove.really")}
      onYes={onRemove}
      onClose={onClose}
    />
  );
}
