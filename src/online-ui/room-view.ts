/** A room as the page shows it: components render again on changes, and unread messages are counted. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Hex } from "../fair/bytes.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { isReaction, type ReactionSign } from "./reactions.ts";
import { recentByDevice } from "./recent-by-device.ts";

export interface RoomView {
  /** A component that calls this renders again whenever anything changes in the room. */
  now(): OnlineRoom;
  /** How many messages have come since the chat was last visible. */
  readonly unread: ReadonlySignal<number>;
  /** The chat is visible from now on, until the returned function is called. */
  reading(): () => void;
  /** The newest of each device, for a few seconds. */
  readonly reactions: ReadonlySignal<ReadonlyMap<Hex, ReactionSign>>;
  /** The piece that each device points at, for a few seconds, by its name in the page and the world. */
  readonly pointed: ReadonlySignal<ReadonlyMap<Hex, string>>;
  /** Devices whose messages are hidden here. They don't know. */
  readonly muted: ReadonlySignal<ReadonlySet<Hex>>;
  mute(device: Hex, isMuted: boolean): void;
  /** What people here have dismissed, such as the table words once they were compared. */
  readonly settled: ReadonlySignal<ReadonlySet<string>>;
  settle(what: string): void;
  /** Stops listening. The room itself stays open. */
  close(): void;
}

export function viewOf(room: OnlineRoom): RoomView {
  const changes = signal(0);
  const unread = signal(0);
  const reactions = recentByDevice<ReactionSign>();
  const pointed = recentByDevice<string>();
  const muted = signal<ReadonlySet<Hex>>(new Set());
  const settled = signal<ReadonlySet<string>>(new Set());
  let readers = 0;

  const changed = () => {
    changes.value++;
  };

  const said = ({ from }: { readonly from: Hex }) => {
    if (readers === 0 && from !== room.me && !muted.value.has(from)) unread.value++;
  };

  function reacted({ from, sign }: { readonly from: Hex; readonly sign: string }): void {
    if (isReaction(sign) && !muted.value.has(from)) reactions.show(from, sign);
  }

  function pointedAt({ from, thing }: { readonly from: Hex; readonly thing: string }): void {
    if (!muted.value.has(from)) pointed.show(from, thing);
  }

  room.news.on("changed", changed);
  room.news.on("said", said);
  room.news.on("reacted", reacted);
  room.news.on("pointed", pointedAt);
  return {
    now() {
      // Reading the signal subscribes the component to changes.
      void changes.value;
      return room;
    },
    unread,
    reading() {
      readers++;
      unread.value = 0;
      return () => {
        readers--;
      };
    },
    reactions: reactions.now,
    pointed: pointed.now,
    muted,
    mute(device, isMuted) {
      const now = new Set(muted.value);
      if (isMuted) now.add(device);
      else now.delete(device);
      muted.value = now;
      if (!isMuted) return;
      reactions.forget(device);
      pointed.forget(device);
    },
    settled,
    settle(what) {
      settled.value = new Set(settled.value).add(what);
    },
    close() {
      room.news.off("changed", changed);
      room.news.off("said", said);
      room.news.off("reacted", reacted);
      room.news.off("pointed", pointedAt);
      reactions.close();
      pointed.close();
    },
  };
}
