import type { Lobby } from "../room/lobby.ts";
import type { Way } from "../ui/match/variant-choice.ts";
import { PlayersChoice, WayQuestions } from "../ui/match/way-choice.tsx";
import { RulesButton } from "../ui/shell/rules-button.tsx";
import type { RoomContext } from "./room-context.ts";
import { useRoomText } from "./texts.ts";
import { wayOf } from "./wanted-way.ts";

interface WayCardProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
}

/** How the match will be played. Everybody sees it, only the host may change it. */
export function WayCard({ context: { view, ways, table }, lobby }: WayCardProps) {
  const text = useRoomText();
  const room = view.now();
  const way = wayOf(ways, lobby);
  const isLocked = !room.isHost || lobby.match !== undefined;
  const choose = ({ exact, players }: Way) => {
    const { handicap } = table;
    const bySeat = Array.from({ length: players }, (_, seat) => handicap?.at(lobby.options, seat) ?? {});
    room.wish({ wish: "options", options: handicap?.into(exact, bySeat) ?? exact, players });
  };
  return (
    <section class="room-card ways" aria-label={text("room.way")}>
      <header class="room-card-head">
        <h2>{text("room.way")}</h2>
        <RulesButton />
      </header>
      <WayQuestions ways={ways} way={way} isLocked={isLocked} onChoose={choose} />
      <PlayersChoice ways={ways} way={way} isLocked={isLocked} onChoose={choose} />
      {!room.isHost && <p class="room-hint">{text("room.way.theirs")}</p>}
    </section>
  );
}
