import { useState } from "preact/hooks";
import type { Seat } from "../engine/game.ts";
import type { Lobby, LobbySeat } from "../room/lobby.ts";
import { calledIn } from "../room/names.ts";
import { looksOf } from "../session/session.ts";
import { Portrait } from "../ui/look/portrait.tsx";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import { HandicapChoice } from "../ui/match/handicap-choice.tsx";
import { nameBeside } from "../ui/match/lineup.ts";
import { NAME_LENGTH } from "../ui/settings.ts";
import { LookChoice } from "../ui/shell/look-choice.tsx";
import { Sign } from "../ui/shell/sign.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { isHeard, nameOf, type PersonSeat, seatsOf } from "./people.ts";
import { Reacting } from "./reacting.tsx";
import type { RoomContext } from "./room-context.ts";
import { RoomSign } from "./room-sign.tsx";
import { useRoomText } from "./texts.ts";

interface SeatRowProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
  readonly seat: Seat;
  readonly onSit: (seat: Seat) => void;
  readonly onRemove: (device: string) => void;
}

export function SeatRow(props: SeatRowProps) {
  const { context, lobby, seat } = props;
  const sitter = lobby.seats[seat] ?? { by: "open" };
  const { isHost } = context.view.now();
  const isOn = lobby.match !== undefined;
  return (
    <li class={`room-seat seat-${seat} ${sitter.by}`}>
      <Look {...props} sitter={sitter} />
      <Who {...props} sitter={sitter} />
      {!isOn && (
        <div class="room-seat-acts">
          {sitter.by === "person" ? (
            <OfPerson {...props} sitter={sitter} />
          ) : (
            isHost && <ByChoice {...props} sitter={sitter} />
          )}
          {sitter.by === "open" && <Sitting {...props} />}
        </div>
      )}
      <Handicapped {...props} />
    </li>
  );
}

/** Its colour and flag, which its player may change. */
function Look({ context: { view, settings }, lobby, seat, sitter }: WhoProps) {
  const text = useText();
  const room = view.now();
  if (sitter.by !== "person" || sitter.device !== room.me || lobby.match !== undefined) return <SeatMark seat={seat} />;
  const looks = looksOf(lobby.seats.map(({ look }) => look));
  return (
    <LookChoice
      label={text("look.of", { number: seat + 1 })}
      look={looks[seat] ?? { color: 0, sign: 0 }}
      taken={lobby.seats.flatMap(({ look }, at) => (at === seat || look === undefined ? [] : look))}
      onChoose={(look) => {
        if (seatsOf(lobby, room.me)[0] === seat) settings.change({ look });
        room.wish({ wish: "sit", seat, name: sitter.name, look });
      }}
    />
  );
}

interface WhoProps extends SeatRowProps {
  readonly sitter: LobbySeat;
}

function Who({ context: { view }, lobby, seat, sitter }: WhoProps) {
  const text = useRoomText();
  const room = view.now();
  const { me } = room;
  if (sitter.by === "open") return <p class="room-seat-who vacant">{text("room.seat.open")}</p>;
  if (sitter.by === "bot") {
    return (
      <p class="room-seat-who">
        <b>
          <Portrait name={calledIn(lobby).seats[seat] ?? ""} />
          {calledIn(lobby).seats[seat]}
        </b>
        <small>
          <Sign name="bot" />
          {text("room.seat.bot", { level: { key: `bot.${sitter.level}` } })}
        </small>
      </p>
    );
  }
  const { device, isReady } = sitter;
  const here = isHeard(room, lobby, device);
  const parts = [device === me && text("room.you"), device === lobby.host && text("room.host")].filter(Boolean);
  return (
    <p class="room-seat-who">
      <b>
        {calledIn(lobby).seats[seat]}
        {parts.length > 0 && <i>({parts.join(", ")})</i>}
        <Reacting view={view} device={device} />
      </b>
      <small class={here ? "" : "lost"}>
        <RoomSign name={here ? "linked" : "unlinked"} />
        {text(here ? "room.here" : "room.gone")}
      </small>
      {/* The host counts as ready. */}
      {(isReady || device !== lobby.host) && (
        <small class={isReady ? "ready" : ""}>
          {isReady && <RoomSign name="check" />}
          {text(isReady ? "room.ready" : "room.not-ready")}
        </small>
      )}
    </p>
  );
}

function OfPerson({ context, lobby, seat, sitter, onRemove }: SeatRowProps & { readonly sitter: PersonSeat }) {
  const text = useRoomText();
  const room = context.view.now();
  if (sitter.device === room.me) {
    return (
      <button
        type="button"
        aria-label={text("room.seat.stand-at", { number: seat + 1 })}
        onClick={() => room.wish({ wish: "stand", seat })}
      >
        {text("room.seat.stand")}
      </button>
    );
  }
  if (!room.isHost) return null;
  return (
    <>
      <button type="button" onClick={() => room.wish({ wish: "free", seat })}>
        {text("room.seat.free")}
      </button>
      <button
        type="button"
        aria-label={text("room.remove.who", { name: nameOf(lobby, sitter.device) })}
        onClick={() => onRemove(sitter.device)}
      >
        {text("room.remove")}
      </button>
    </>
  );
}

const OPEN = "open";

/** The host chooses a bot for an empty seat, or leaves it open. */
function ByChoice({ context, lobby, seat, sitter }: WhoProps) {
  const text = useRoomText();
  const room = context.view.now();
  const by = sitter.by === "bot" ? sitter.level : OPEN;
  const choose = (wanted: string) => {
    if (wanted === OPEN) return room.wish({ wish: "free", seat });
    const taken = lobby.seats.flatMap((one) => (one.by === "open" ? [] : [one.name]));
    room.wish({ wish: "bot", seat, name: sitter.by === "bot" ? sitter.name : nameBeside(taken), level: wanted });
  };
  return (
    <select
      aria-label={text("room.seat.by", { number: seat + 1 })}
      value={by}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {[OPEN, ...context.levels].map((one) => (
        <option key={one} value={one} selected={one === by}>
          {one === OPEN ? text("room.seat.by.open") : text("room.seat.bot", { level: { key: `bot.${one}` } })}
        </option>
      ))}
    </select>
  );
}

/** Somebody at this device takes the seat: its user, or another person with their own name. */
function Sitting({ context, lobby, seat, onSit }: SeatRowProps) {
  const text = useRoomText();
  const room = context.view.now();
  const [name, setName] = useState<string>();
  const taken = lobby.seats.flatMap((one) => (one.by === "open" ? [] : [one.name]));
  if (seatsOf(lobby, room.me).length === 0) {
    return (
      <button type="button" aria-label={text("room.seat.sit-at", { number: seat + 1 })} onClick={() => onSit(seat)}>
        {text("room.seat.sit")}
      </button>
    );
  }
  if (name === undefined) {
    return (
      <button
        type="button"
        aria-label={text("room.seat.more-at", { number: seat + 1 })}
        onClick={() => setName(nameBeside(taken))}
      >
        {text("room.seat.more")}
      </button>
    );
  }
  return (
    <form
      class="room-seat-more"
      onSubmit={(event) => {
        event.preventDefault();
        room.wish({ wish: "sit", seat, name: name.trim() || nameBeside(taken) });
        setName(undefined);
      }}
    >
      <input
        ref={(field) => field?.focus()}
        type="text"
        maxLength={NAME_LENGTH}
        aria-label={text("room.seat.more-name")}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="main">
        {text("room.sit")}
      </button>
    </form>
  );
}

/** Everybody sees it, only the host may change it. */
function Handicapped({ context, lobby, seat }: SeatRowProps) {
  const { handicap } = context.table;
  const room = context.view.now();
  if (handicap === undefined || handicap.kinds.length === 0) return null;
  const bySeat = lobby.seats.map((_, i) => handicap.at(lobby.options, i));
  const chosen = bySeat[seat] ?? {};
  const isSet = Object.values(chosen).some((more) => more !== 0);
  if (!room.isHost && !isSet) return null;
  return (
    <HandicapChoice
      number={seat + 1}
      kinds={handicap.kinds}
      chosen={chosen}
      isLocked={!room.isHost || lobby.match !== undefined}
      onChoose={(wanted) =>
        room.wish({
          wish: "options",
          options: handicap.into(lobby.options, bySeat.with(seat, wanted)),
          players: lobby.seats.length,
        })
      }
    />
  );
}
