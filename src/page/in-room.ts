/** The room that this page is in, and whether one is at its table or in its lobby. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { OnlineMatch, OnlineRoom, TroubleKey } from "../online/online-room.ts";
import type { RoomView } from "../online-ui/room-view.ts";
import type { Line } from "../ui/texts/line.ts";

export interface InRoom {
  readonly room: OnlineRoom;
  readonly view: RoomView;
  /** As the address has it. */
  readonly asked: string;
  /** What is on the table, while somebody here is at it. */
  readonly match: ReadonlySignal<OnlineMatch | undefined>;
  toTable(): void;
  toLobby(): void;
  /** The page goes on without it; the room is kept. */
  close(): void;
  /** For good. */
  leave(): void;
}

interface InRoomSetting {
  readonly room: OnlineRoom;
  readonly view: RoomView;
  readonly asked: string;
  /** Another match is on the table, or none. */
  readonly onMatch: (match: OnlineMatch | undefined) => void;
  /** All have agreed to stop it, those here as well. */
  readonly onStopped: (match: OnlineMatch) => void;
  readonly onNotice: (line: Line) => void;
  /** Nothing, where people needn't know. */
  readonly lineOf: (
    key: string,
    facts: Readonly<Record<string, string | number>>,
    names: readonly string[],
  ) => Line | undefined;
}

/** With these nothing goes on at the table either; whatever else keeps somebody out of the lobby, they play on. */
const AT_TABLE_TOO: ReadonlySet<TroubleKey | undefined> = new Set<TroubleKey>([
  "elsewhere",
  "no-storage",
  "storage-full",
  "unreadable",
]);

export function inRoom({ room, view, asked, onMatch, onStopped, onNotice, lineOf }: InRoomSetting): InRoom {
  const match = signal<OnlineMatch | undefined>();
  /** Whoever goes back to the lobby isn't called to the same match again. */
  let last: string | undefined;
  let stopped: string | undefined;
  /** Another one after its record was rewound: then the same match is put on the table anew. */
  let session: OnlineMatch["session"] | undefined;

  function put(next: OnlineMatch | undefined): void {
    if (session === next?.session) return;
    session = next?.session;
    match.value = next;
    onMatch(next);
  }

  /** What is still played, or was to its end. */
  const played = () => (room.match?.isStopped ? undefined : room.match);

  function follow(): void {
    if (AT_TABLE_TOO.has(room.trouble?.key)) {
      // Called to it again once that is mended.
      last = undefined;
      return put(undefined);
    }
    if (room.match?.isStopped && room.match.id !== stopped) {
      stopped = room.match.id;
      onStopped(room.match);
    }
    const now = played();
    // Whoever was away when it ended sees how it has ended.
    const isOn = now !== undefined && (room.lobby?.match === now.id || !now.session.isOver);
    const isNew = isOn && now.id !== last;
    if (isNew) last = now.id;
    if (isNew || (now !== undefined && match.value?.id === now.id)) put(now);
    // What is over stays on the table until it has been seen.
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
    room.news.off("changed", follow);
    room.news.off("notice", hear);
    view.close();
    put(undefined);
  }

  room.news.on("changed", follow);
  room.news.on("notice", hear);
  queueMicrotask(follow);
  return {
    room,
    view,
    asked,
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
