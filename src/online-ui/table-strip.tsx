import type { Hex } from "../fair/bytes.ts";
import type { OnlineMatch } from "../online/online-room.ts";
import type { GameTable } from "../ui/game-table.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import type { Sheet } from "../ui/match/sheet.ts";
import type { ShownWorld } from "../ui/match/shown-world.ts";
import { Sign } from "../ui/shell/sign.tsx";
import { AskRows } from "./ask-rows.tsx";
import { hasFault } from "./fairness-events.ts";
import { usePathText } from "./path-text.tsx";
import { PointedRows } from "./pointed-rows.tsx";
import { Reacting } from "./reacting.tsx";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { awaited, type SeatStatus, seatStatuses } from "./seat-status.ts";
import { useRoomText } from "./texts.ts";
import { inMinutes, TIME_LEFT } from "./time-shown.ts";
import { TimeSign } from "./time-sign.tsx";
import "./table-strip.css";

/** Names of the panels beside an online table. */
export const CHAT = "chat";
export const FAIR = "fair";

interface TableStripProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
  readonly table: GameTable;
  readonly sheet: Sheet;
  readonly world: Pick<ShownWorld, "placesOf">;
}

/** Who is at the table, what they are doing, and what has to be settled. */
export function TableStrip({ view, match, table, sheet, world }: TableStripProps) {
  const text = useRoomText();
  view.now();
  const { names } = match.session;
  const all = seatStatuses(match);
  const others = awaited(all).filter(({ isMine }) => !isMine);
  const isMyTurn = awaited(all).some(({ isMine }) => isMine);
  const waiting = isMyTurn
    ? text("at.your-move")
    : others.length > 0
      ? text("at.waiting", { names: others.map(({ seat }) => ({ seat })) }, names)
      : match.session.isOver
        ? ""
        : text("at.nobody");
  const unread = view.unread.value;
  return (
    <section class="company" aria-label={text("at.who")}>
      <div class="company-row">
        <ul class="company-seats">
          {all.map((one) => (
            <TableSeat
              key={one.seat}
              view={view}
              name={names[one.seat] ?? ""}
              status={one}
              isOver={match.session.isOver}
            />
          ))}
        </ul>
        <p class="company-waiting if-wide" role="status">
          {waiting}
        </p>
        {match.spectators > 0 && (
          <p class="company-count" title={text("at.spectators", { n: match.spectators })}>
            <Sign name="look" />
            <span aria-hidden="true">{match.spectators}</span>
            <span class="unseen">{text("at.spectators", { n: match.spectators })}</span>
          </p>
        )}
        <div class="company-tools">
          <FairSign checked={match.checked} turns={match.turns} sheet={sheet} />
          <button
            type="button"
            class="bare company-chat"
            aria-expanded={sheet.open.value === CHAT}
            aria-label={text("room.chat.unread", { n: unread })}
            onClick={() => sheet.toggle(CHAT)}
          >
            <RoomSign name="chat" />
            {unread > 0 && (
              <span class="company-unread" aria-hidden="true">
                {Math.min(unread, 99)}
              </span>
            )}
          </button>
        </div>
      </div>
      <AskRows view={view} match={match} />
      <PointedRows view={view} table={table} names={names} world={world} />
    </section>
  );
}

/** The sign of the fairness panel. It lights up briefly after each verified reveal. */
function FairSign({ checked, turns, sheet }: Pick<OnlineMatch, "checked" | "turns"> & Pick<TableStripProps, "sheet">) {
  const text = useRoomText();
  const { requests } = checked;
  const is = hasFault({ turns }) ? "fault" : requests > 0 ? "checked" : "none";
  const { sign, words } = FAIR_SIGNS[is];
  return (
    <button
      type="button"
      class={`bare company-fair ${is}`}
      aria-expanded={sheet.open.value === FAIR}
      aria-label={`${text("fair.title")}: ${text(words)}`}
      title={text(words)}
      onClick={() => sheet.toggle(FAIR)}
    >
      {is === "checked" && <span key={requests} class="company-verified" aria-hidden="true" />}
      <RoomSign name={sign} />
    </button>
  );
}

const FAIR_SIGNS = {
  fault: { sign: "fault", words: "fair.sign.fault" },
  checked: { sign: "shield", words: "fair.sign" },
  none: { sign: "shield-empty", words: "fair.sign.none" },
} as const;

interface TableSeatProps {
  readonly view: RoomView;
  readonly name: string;
  readonly status: SeatStatus;
  readonly isOver: boolean;
}

function TableSeat({ view, name, status, isOver }: TableSeatProps) {
  const text = useRoomText();
  const { seat, doing, link, silent, isHost } = status;
  const time = link === "silent" ? undefined : status.time;
  const isWaited = doing === "chooses" || doing === "acts" || doing === "opens";
  const isDone = isOver && doing === "waits";
  const state = isDone ? "" : link === "silent" ? text("at.silent", { n: silent }) : text(`at.${doing}`);
  const device = deviceOf(view, seat);
  const path = usePathText(view, device);
  const told = [
    link && text(`at.link.${link}`, { n: silent }),
    path,
    isHost && text("at.hosts"),
    time && text(TIME_LEFT[time.of], { time: inMinutes(time.seconds) }),
  ].filter(Boolean);
  return (
    <li class={`company-seat seat-${seat} ${isWaited ? "waited" : ""} ${link ?? ""}`} title={told.join(", ")}>
      <SeatMark seat={seat} />
      <b title={name}>{name}</b>
      <span class="company-state">
        {link === "silent" && !isDone ? (
          <RoomSign name="unlinked" />
        ) : doing === "locked" ? (
          <Sign name="locked" />
        ) : doing === "bot" || doing === "bot-plays" ? (
          <Sign name="bot" />
        ) : (
          isWaited && <span class="company-dots" aria-hidden="true" />
        )}
        <span class={time && "unless-narrow"}>{state}</span>
        {time && (
          <span class={`company-time of-${time.of}`} aria-hidden="true">
            <TimeSign time={time} />
            {inMinutes(time.seconds)}
          </span>
        )}
      </span>
      <Reacting view={view} device={device} />
      {told.length > 0 && <span class="unseen">({told.join(", ")})</span>}
    </li>
  );
}

function deviceOf(view: RoomView, seat: number): Hex {
  const sitter = view.now().lobby?.seats[seat];
  return sitter?.by === "person" ? sitter.device : "";
}
