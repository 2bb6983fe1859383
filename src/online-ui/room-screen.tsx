import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RoomState, Trouble } from "../online/online-room.ts";
import type { Lobby } from "../room/lobby.ts";
import { looksOf } from "../session/session.ts";
import { SeatLooks } from "../ui/look/seat-looks.tsx";
import { Sign } from "../ui/shell/sign.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { AskingDialog } from "./asking-dialog.tsx";
import { leavingOf } from "./leaving.ts";
import type { RoomContext } from "./room-context.ts";
import { RoomSign } from "./room-sign.tsx";
import { type RoomKey, useRoomText } from "./texts.ts";
import { type RemedyName, TROUBLE_WORDS } from "./troubles.ts";
import "./room-screen.css";

interface LobbyProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
  readonly onTable: () => void;
}

interface RoomScreenProps {
  readonly context: RoomContext;
  /** What is shown inside the room. */
  readonly Lobby: (props: LobbyProps) => ComponentChildren;
  readonly onRemedy: (to: RemedyName) => void;
  readonly onTable: () => void;
  /** Leaves for good; a host thereby closes the room. */
  readonly onLeave: () => void;
  readonly onSettings: () => void;
}

const WAITS: Readonly<Partial<Record<RoomState, RoomKey>>> = { opening: "room.opening", waiting: "room.waiting" };

/** A room, from entering it to the lobby, or why it can't be entered. */
export function RoomScreen({ context, Lobby, onRemedy, onTable, onLeave, onSettings }: RoomScreenProps) {
  const text = useRoomText();
  const shell = useText();
  const [asks, setAsks] = useState(false);
  const room = context.view.now();
  const { state, trouble, lobby, code, me } = room;
  const leaving = leavingOf(lobby, me);
  const isOut = state === "out" && trouble !== undefined;
  return (
    <div class="room-screen">
      <header class="room-bar">
        <button type="button" class="bare" onClick={() => onRemedy("home")}>
          <Sign name="back" />
          <span class="unless-narrow">{text("room.first-page")}</span>
        </button>
        <h1>
          <span class="unless-narrow">{text("room.title")}</span> <span class="room-bar-code">{code}</span>
        </h1>
        <button type="button" class="bare" onClick={onSettings}>
          {shell("settings.title")}
        </button>
        {!isOut && (
          <button type="button" onClick={() => setAsks(true)}>
            {text(leaving.name)}
          </button>
        )}
      </header>
      <main class="room-main">
        {isOut ? (
          <TroublePage trouble={trouble} code={code} onRemedy={onRemedy} />
        ) : lobby === undefined ? (
          <section class="room-card room-wait" role="status">
            <p class="room-wait-what">{text(WAITS[state] ?? "room.joining")}</p>
            <p class="room-code">
              {[...code].map((letter, i) => (
                <b key={i}>{letter}</b>
              ))}
            </p>
            {state === "waiting" && <p>{text("room.waiting.why")}</p>}
            {state === "joining" && <p>{text("room.joining.why")}</p>}
          </section>
        ) : (
          <>
            <Connection context={context} />
            <SeatLooks looks={looksOf(lobby.seats.map(({ look }) => look))}>
              <Lobby context={context} lobby={lobby} onTable={onTable} />
            </SeatLooks>
          </>
        )}
      </main>
      {asks && (
        <AskingDialog
          title={text(leaving.name)}
          why={text(leaving.why)}
          yes={text(leaving.name)}
          no={text("room.stay")}
          onYes={onLeave}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

/** Shows nothing while the connection is fine. */
function Connection({ context: { view } }: Pick<RoomScreenProps, "context">) {
  const text = useRoomText();
  const { state, signalling } = view.now();
  const what =
    state === "away"
      ? "room.away"
      : state === "joining"
        ? "room.joining"
        : signalling === "offline"
          ? "room.offline"
          : signalling === "connecting"
            ? "room.connecting"
            : undefined;
  return (
    <div role="status">
      {what && (
        <p class="room-connection">
          <RoomSign name="unlinked" />
          {text(what)}
        </p>
      )}
    </div>
  );
}

interface TroublePageProps {
  readonly trouble: Trouble;
  readonly code: string;
  readonly onRemedy: (to: RemedyName) => void;
}

/** Why somebody isn't in the room, and what they can do about it. */
function TroublePage({ trouble: { key, facts }, code, onRemedy }: TroublePageProps) {
  const text = useRoomText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text: words, remedies, sign } = TROUBLE_WORDS[key];
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  return (
    <section class="room-card room-trouble" role="alert">
      <div class="room-trouble-sign">
        <RoomSign name={sign} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {text(title)}
      </h2>
      <p>{text(words, { code, ...facts })}</p>
      <div class="room-ways">
        {remedies.map(({ to, name }, i) => (
          <button key={to} type="button" class={i === 0 ? "main" : ""} onClick={() => onRemedy(to)}>
            {text(name)}
          </button>
        ))}
      </div>
    </section>
  );
}
