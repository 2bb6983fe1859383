/** The room that this page is in, and whether it shows the table or the lobby. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { OnlineMatch, OnlineRoom, TroubleKey } from "../online/online-room.ts";
import type { RoomView } from "../online-ui/room-view.ts";
import type { Line } from "../ui/texts/line.ts";

export interface InRoom {
  readonly room: OnlineRoom;
  readonly view: RoomView;
  /** What the address calls the room. */
  readonly asked: string;
  /** This page is only its player's hand. */
  readonly isHand: boolean;
  /** The match on the table; undefined while the page shows the lobby. */
  readonly match: ReadonlySignal<OnlineMatch | undefined>;
  toTable(): void;
  toLobby(): void;
  /** Closes the room on this page, but keeps it in the storage. */
  close(): void;
  /** Leaves the room for good. */
  leave(): void;
}

interface InRoomSetting {
  readonly room: OnlineRoom;
  readonly view: RoomView;
  readonly asked: string;
  readonly isHand: boolean;
  /** Called when another match is on the table, or none any more. */
  readonly onMatch: (match: OnlineMatch | undefined) => void;
  /** Called when everybody has agreed to stop the match. */
  readonly onStopped: (match: OnlineMatch) => void;
  readonly onNotice: (line: Line) => void;
  /** Undefined if people needn't know. */
  readonly lineOf: (
    key: string,
    facts: Readonly<Record<string, string | number>>,
    names: readonly string[],
  ) => Line | undefined;
}

/** These troubles stop the match on this page too. With any other they can play on, even if they can't reach the lobby. */
const AT_TABLE_TOO: ReadonlySet<TroubleKey | undefined> = new Set<TroubleKey>([
  "elsewhere",
  "no-storage",
  "storage-full",
  "unreadable",
]);

export function inRoom({ room, view, asked, isHand, onMatch, onStopped, onNotice, lineOf }: InRoomSetting): InRoom {
  const match = signal<OnlineMatch | undefined>();
  /** The last match that was put on the table. Somebody who went back to the lobby isn't taken to it again. */
  let last: string | undefined;
  let stopped: string | undefined;
  /** After a rewind the match has a new session, and is put on the table again. */
  let session: OnlineMatch["session"] | undefined;

  function put(next: OnlineMatch | undefined): void {
    if (session === next?.session) return;
    session = next?.session;
    match.value = next;
    onMatch(next);
  }

  /** The match, unless it was stopped. */
  const played = () => (room.match?.isStopped ? undefined : room.match);

  function update(): void {
    if (AT_TABLE_TOO.has(room.trouble?.key)) {
      // Once the trouble is over, the match is put on the table again.
      last = undefined;
      return put(undefined);
    }
    if (room.match?.isStopped && room.match.id !== stopped) {
      stopped = room.match.id;
      onStopped(room.match);
    }
    const now = played();
    // Somebody who was away when the match ended still sees its end.
    const isOn = now !== undefined && (room.lobby?.match === now.id || !now.session.isOver);
    const isNew = isOn && now.id !== last;
    if (isNew) last = now.id;
    if (isNew || (now !== undefined && match.value?.id === now.id)) put(now);
    // A finished match stays on the table until somebody leaves it.
    else if (now !== undefined || match.value?.session.isOver !== true) put(undefined);
  }

  function hear({
    key,
    facts,
  }: {
    readonly key: string;
    readonly facts: Readonly<Record<string, string | number>>;
  }): void {
    const line = lineOf(key, facts, room.match?.session.names ?? []);
    if (line !== undefined) onNotice(line);
  }

  function end(): void {
    room.news.off("changed", update);
    room.news.off("notice", hear);
    view.close();
    put(undefined);
  }

  room.news.on("changed", update);
  room.news.on("notice", hear);
  queueMicrotask(update);
  return {
    room,
    view,
    asked,
    isHand,
    match,
    toTable: () => put(played()),
    toLobby: () => put(undefined),
    close() {
      end();
      room.close();
    },
    leave() {
      end();
      room.leave();
    },
  };
}
