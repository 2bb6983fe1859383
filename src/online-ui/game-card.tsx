import { useId } from "preact/hooks";
import type { Lobby } from "../room/lobby.ts";
import { BoxFacts } from "../ui/box/box-facts.tsx";
import { BoxPicture } from "../ui/box/box-picture.tsx";
import { boxWords, useBoxWords } from "../ui/box/box-words.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import { withPlayers } from "../ui/match/variant-choice.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import type { RoomContext, RoomGame } from "./room-context.ts";
import { useRoomText } from "./texts.ts";
import "./game-card.css";

interface GameCardProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
}

/** The game that the room plays. Not shown if the page has only one game. */
export function GameCard({ context: { view, games }, lobby }: GameCardProps) {
  const text = useRoomText();
  const room = view.now();
  const game = games.find(({ box }) => box.id === lobby.game);
  if (game === undefined || games.length < 2) return null;
  const { accent, ground } = game.box.colours;
  const choose = ({ box, ways }: RoomGame) => {
    const [plainest] = ways;
    if (plainest === undefined) return;
    const { exact, players } = withPlayers(ways, plainest, lobby.seats.length);
    room.wish({ wish: "game", game: box.id, options: exact, players });
  };
  return (
    <section
      class="room-card game-card"
      aria-label={text("room.game")}
      style={{ "--accent": accent, "--ground": ground }}
    >
      <BoxPicture box={game.box} />
      <Told box={game.box} />
      {room.isHost && lobby.match === undefined && <GameChoice games={games} chosen={lobby.game} onChoose={choose} />}
    </section>
  );
}

function Told({ box }: { readonly box: GameBox }) {
  const { name, pitch } = useBoxWords(box);
  return (
    <div class="game-card-words">
      <h2>{name}</h2>
      <BoxFacts box={box} />
      <p>{pitch}</p>
    </div>
  );
}

interface GameChoiceProps {
  readonly games: readonly RoomGame[];
  readonly chosen: string;
  readonly onChoose: (game: RoomGame) => void;
}

/** Only for the host. The others see a change at once. */
function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  const text = useRoomText();
  const { language } = useSpeaker();
  const group = useId();
  return (
    <fieldset class="game-choice">
      <legend>{text("room.game.choose")}</legend>
      {games.map((game) => (
        <label key={game.box.id}>
          <input
            type="radio"
            name={group}
            value={game.box.id}
            checked={game.box.id === chosen}
            onChange={() => onChoose(game)}
          />
          <BoxPicture box={game.box} />
          <span>{boxWords(game.box, language).name}</span>
        </label>
      ))}
    </fieldset>
  );
}
