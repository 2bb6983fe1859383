import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChatLine, Notice } from "../online/online-room.ts";
import type { Lobby } from "../room/lobby.ts";
import type { GameTable } from "../ui/game-table.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import { useSpeaker } from "../ui/texts/speaking.ts";
import { noticeLine } from "./notice-words.ts";
import { seatsOf } from "./people.ts";
import { ReactionMark } from "./reacting.tsx";
import { REACTIONS, reactionKey } from "./reactions.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";
import "./chat-panel.css";

const LONGEST = 500;

interface ChatPanelProps {
  readonly view: RoomView;
  readonly table: GameTable;
}

/** The chat. It isn't part of the record. */
export function ChatPanel({ view, table }: ChatPanelProps) {
  const text = useRoomText();
  const [typed, setTyped] = useState("");
  const room = view.now();
  useEffect(() => view.reading(), [view]);
  return (
    <div class="chat">
      {room.lobby && <TalkRule table={table} options={room.lobby.options} />}
      <Said view={view} />
      <fieldset class="chat-reactions" aria-label={text("room.react")}>
        {REACTIONS.map((sign) => (
          <button
            key={sign}
            type="button"
            class="bare"
            aria-label={text(reactionKey(sign))}
            title={text(reactionKey(sign))}
            onClick={() => room.wish({ wish: "react", sign })}
          >
            <ReactionMark sign={sign} />
          </button>
        ))}
      </fieldset>
      <form
        class="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          const said = typed.trim();
          if (said === "") return;
          room.wish({ wish: "chat", text: said });
          setTyped("");
        }}
      >
        <input
          type="text"
          maxLength={LONGEST}
          aria-label={text("room.chat.say")}
          placeholder={text("room.chat.say")}
          autocomplete="off"
          enterkeyhint="send"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" aria-disabled={typed.trim() === ""}>
          {text("room.chat.send")}
        </button>
      </form>
    </div>
  );
}

function Said({ view }: { readonly view: RoomView }) {
  const text = useRoomText();
  const box = useRef<HTMLDivElement>(null);
  const { chat } = view.now();
  const heard = chat.filter(({ from }) => !view.muted.value.has(from));
  const muted = chat.length - heard.length;
  useLayoutEffect(() => {
    const list = box.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [heard.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div ref={box} class="chat-lines" role="log" aria-label={text("room.chat")} tabIndex={0}>
      <ol>
        {heard.map((line, i) => (
          <SaidLine key={`${line.from} ${line.at} ${i}`} view={view} line={line} />
        ))}
      </ol>
      {heard.length === 0 && <p>{text("room.chat.none")}</p>}
      {muted > 0 && <p>{text("room.chat.muted", { n: muted })}</p>}
    </div>
  );
}

interface LineProps {
  readonly view: RoomView;
  readonly line: ChatLine;
}

function SaidLine({ view, line }: LineProps) {
  const text = useRoomText();
  const { from, name, text: said, unsaid } = line;
  const { lobby } = view.now();
  const [seat] = lobby === undefined ? [] : seatsOf(lobby, from);
  return (
    <li class={[seat !== undefined && `seat-${seat}`, unsaid && "unsaid"].filter(Boolean).join(" ")}>
      {seat !== undefined && <SeatMark seat={seat} />}
      <b>{name || text("room.unnamed")}</b> <span>{said}</span>
      {unsaid && <Unsaid view={view} line={line} unsaid={unsaid} />}
    </li>
  );
}

/** Says why a message wasn't sent, and when it can be sent again. */
function Unsaid({ view, line, unsaid: { key, facts } }: LineProps & { readonly unsaid: Notice }) {
  const text = useRoomText();
  const { say } = useSpeaker();
  const seconds = typeof facts.seconds === "number" ? facts.seconds : 0;
  const [isEarly, setEarly] = useState(seconds > 0);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const why = noticeLine(key, facts, []);
  return (
    <small class="chat-unsaid">
      <span>
        {text("room.chat.unsaid")} {why && say(why)}
      </span>
      <button
        type="button"
        class="bare"
        aria-disabled={isEarly}
        onClick={() => {
          if (!isEarly) view.now().sayAgain(line);
        }}
      >
        {isEarly ? text("room.chat.again.in", { n: seconds }) : text("room.chat.again")}
      </button>
    </small>
  );
}

interface TalkRuleProps {
  readonly table: GameTable;
  readonly options: Lobby["options"];
}

/** What the game's rules allow people to say to each other. */
function TalkRule({ table, options }: TalkRuleProps) {
  const text = useRoomText();
  const { say } = useSpeaker();
  const talk = table.talk?.(options);
  return (
    <p class="chat-rule">
      <b>{text("room.talk")}</b> {talk ? say(talk) : text("room.talk.usual")}
    </p>
  );
}
