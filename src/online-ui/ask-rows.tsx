import { useEffect, useRef, useState } from "preact/hooks";
import type { Why } from "../fair/statements.ts";
import type { OnlineMatch } from "../online/online-room.ts";
import { useHeightVariable } from "../ui/height-variable.ts";
import { Sign } from "../ui/shell/sign.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { type Ask, asksOf, nameOfAsk, pauseAskOf, stopAskOf } from "./asks.ts";
import { aloneEvent } from "./fairness-events.ts";
import { Knocking } from "./knocking.tsx";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { wordsOf } from "./table-words.ts";
import { useRoomText } from "./texts.ts";
import "./ask-rows.css";

interface AskRowsProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
}

/** After this many seconds without news, the page says that it may be out of date. */
const STALE_AFTER = 6;

/** The questions that the table has to settle now, a row for each. */
export function AskRows({ view, match }: AskRowsProps) {
  const text = useRoomText();
  const shell = useText();
  const room = view.now();
  const rows = useRef<HTMLDivElement>(null);
  // When they lie over the world, it makes room for them.
  useHeightVariable(rows, "--asks-height", ".table");
  const patience = room.lobby?.patience ?? Number.POSITIVE_INFINITY;
  const asks = asksOf({ ...pick(match), patience });
  const words = `${match.id} words`;
  const alone = `${match.id} alone`;
  const { settled } = view;
  const wasAlone = aloneEvent(match);
  return (
    <div ref={rows} class="asks" role="status">
      {match.age >= STALE_AFTER && !match.session.isOver && (
        <p class="ask quiet">
          <RoomSign name="unlinked" />
          <span>{text("at.age", { n: match.age })}</span>
        </p>
      )}
      {room.signalling === "offline" && (
        <p class="ask quiet">
          <RoomSign name="unlinked" />
          <span>{text("at.signalling")}</span>
        </p>
      )}
      {match.words && !match.session.isOver && !settled.value.has(words) && (
        <div class="ask words">
          <p>
            <b class="three-words">{wordsOf(match.words)}</b> {text("ask.words")}
          </p>
          <button type="button" onClick={() => view.settle(words)}>
            {text("ask.words.same")}
          </button>
        </div>
      )}
      {wasAlone && !settled.value.has(alone) && (
        <div class="ask">
          <p>{text(wasAlone.key, wasAlone.params, match.session.names)}</p>
          <button type="button" class="bare" aria-label={shell("dialog.close")} onClick={() => view.settle(alone)}>
            <Sign name="close" />
          </button>
        </div>
      )}
      {room.lobby && <Knocking view={view} lobby={room.lobby} />}
      <PauseRow view={view} match={match} />
      <StopRow view={view} match={match} patience={patience} />
      {asks.map((one) => (
        <AskRow key={nameOfAsk(match.id, one)} match={match} ask={one} />
      ))}
    </div>
  );
}

/** A spread would miss them: the properties may be getters. */
const pick = ({ session, presence, owing, away, seats, wanted, times }: OnlineMatch) => ({
  session,
  presence,
  owing,
  away,
  seats,
  wanted,
  times,
});

interface AskRowProps {
  readonly match: OnlineMatch;
  readonly ask: Ask;
}

function AskRow({ match, ask }: AskRowProps) {
  const text = useRoomText();
  const { names } = match.session;
  const [answeredAt, setAnsweredAt] = useState<number | undefined>(undefined);
  // For somebody who is late, any new entry makes this a new question.
  const isLate = ask.ask === "drop" && ask.why === "late";
  const isJustAnswered = isLate ? answeredAt === match.entries : answeredAt !== undefined;
  // `isAgreed` comes from the host, so it's still known after a reload.
  const isAnswered = isJustAnswered || (ask.ask !== "mine" && ask.isAgreed);
  const seat = { seat: ask.seat };
  const agree = (to: Why | "return") => {
    for (const own of match.seats.filter((one) => !match.away.has(one))) match.agree(own, ask.seat, to);
    setAnsweredAt(match.entries);
  };
  switch (ask.ask) {
    case "drop":
      return (
        <div class="ask">
          <p>
            {text(`ask.${ask.why}`, { seat, n: ask.silent }, names)}{" "}
            <Votes match={match} ask={ask} isAnswered={isAnswered} />
          </p>
          {!isAnswered && (
            <button type="button" onClick={() => agree(ask.why)}>
              {text("ask.give")}
            </button>
          )}
        </div>
      );
    case "return":
      return (
        <div class="ask">
          <p>
            {text(ask.isUpToUs ? "ask.return" : "ask.return.by-itself", { seat }, names)}{" "}
            {ask.isUpToUs && <Votes match={match} ask={ask} isAnswered={isAnswered} />}
          </p>
          {ask.isUpToUs && !isAnswered && (
            <button type="button" onClick={() => agree("return")}>
              {text("ask.return.yes")}
            </button>
          )}
        </div>
      );
    case "mine":
      return (
        <div class="ask">
          <p>
            {text("ask.mine", { seat }, names)} {ask.isAsked && text("ask.mine.asked")}
          </p>
          {!ask.isAsked && (
            <button type="button" class="main" onClick={() => match.comeBack(ask.seat)}>
              {text("ask.mine.back")}
            </button>
          )}
        </div>
      );
  }
}

interface VotesProps {
  readonly match: OnlineMatch;
  readonly ask: Exclude<Ask, { ask: "mine" }>;
  readonly isAnswered: boolean;
}

/** Who has agreed and how many are missing, by the host's report. Our own votes are added, since they take a moment to arrive. */
function Votes({ match, ask: { seat, agreed, needed }, isAnswered }: VotesProps) {
  const text = useRoomText();
  const own = isAnswered ? match.seats.filter((one) => one !== seat && !match.away.has(one)) : [];
  const all = [...new Set([...agreed, ...own])].sort((a, b) => a - b);
  const names = all.map((one) => ({ seat: one }));
  const missing = Math.max(0, needed - all.length);
  return <small>{text("ask.votes", { names, agreed: all.length, left: missing }, match.session.names)}</small>;
}

/** Who has asked for a pause, and how the match can go on. */
function PauseRow({ view, match }: AskRowsProps) {
  const text = useRoomText();
  view.now();
  const { session, presence, away, seats, wanted } = match;
  const ask = pauseAskOf({ session, presence, away, seats, wanted });
  if (ask === undefined) return null;
  const { by, isMine, isUpToUs, agreed, needed } = ask;
  const names = by.map((seat) => ({ seat }));
  return (
    <div class="ask">
      <p>
        {text("ask.pause", { names }, session.names)}{" "}
        <small>
          {agreed > 0 ? text("ask.pause.left", { left: Math.max(0, needed - agreed) }) : text("ask.pause.how")}
        </small>
      </p>
      {isMine && (
        <button type="button" class="main" onClick={() => match.want("pause", false)}>
          {text("ask.pause.end")}
        </button>
      )}
      {isUpToUs && (
        <button type="button" onClick={() => match.want("go-on", true)}>
          {text("ask.pause.go-on")}
        </button>
      )}
    </div>
  );
}

interface StopRowProps extends AskRowsProps {
  /** In seconds. */
  readonly patience: number;
}

/** Who wants to stop the match, and how many still have to agree. */
function StopRow({ view, match, patience }: StopRowProps) {
  const text = useRoomText();
  view.now();
  const { session, presence, away, seats, wanted } = match;
  const ask = stopAskOf({ session, presence, away, seats, wanted, patience });
  // Somebody who has declined isn't asked again by the same people. The menu still offers to stop.
  const asking = ask?.by.join() ?? "";
  const [declined, decline] = useState("");
  useEffect(() => {
    if (asking === "") decline("");
  }, [asking]);
  if (ask === undefined || (asking === declined && !ask.isMine)) return null;
  const { by, needed, isMine, isUpToUs } = ask;
  const left = Math.max(0, needed - by.length);
  const names = by.map((seat) => ({ seat }));
  return (
    <div class="ask">
      <p>
        {isMine ? text("ask.stop.mine") : text("ask.stop", { names, n: by.length }, session.names)}{" "}
        {left > 0 && <small>{text("ask.left", { left })}</small>}
      </p>
      {isUpToUs && (
        <span class="ask-acts">
          <button type="button" onClick={() => (isMine ? match.want("stop", false) : decline(asking))}>
            {text("ask.stop.no")}
          </button>
          {!isMine && (
            <button type="button" onClick={() => match.want("stop", true)}>
              {text("ask.stop.yes")}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
