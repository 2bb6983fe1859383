/** A room as the page shows it: what changes in it is seen at once, and what is said in it is counted until it's read. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Hex } from "../fair/bytes.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { forAWhile } from "./for-a-while.ts";
import { isReaction, type ReactionSign } from "./reactions.ts";

export interface RoomView {
  /** Whoever asks while showing something shows it anew whenever anything changes in the room. */
  now(): OnlineRoom;
  /** What has been said since the chat was last in sight. */
  readonly unread: ReadonlySignal<number>;
  /** The chat is in sight, until what comes back is called. */
  reading(): () => void;
  /** For a few seconds each, the newest of each device. */
  readonly reactions: ReadonlySignal<ReadonlyMap<Hex, ReactionSign>>;
  /** The piece that each shows to all, for a few seconds, as the page and the world name it. */
  readonly pointed: ReadonlySignal<ReadonlyMap<Hex, string>>;
  /** Of whom nothing is to be heard here. They aren't told. */
  readonly muted: ReadonlySignal<ReadonlySet<Hex>>;
  mute(device: Hex, isMuted: boolean): void;
  /** What the people here have put away: words compared, a word about being alone read. */
  readonly settled: ReadonlySignal<ReadonlySet<string>>;
  settle(what: string): void;
  /** Nothing more is heard; the room itself stays as it is. */
  close(): void;
}

export function viewOf(room: OnlineRoom): RoomView {
  const changes = signal(0);
  const unread = signal(0);
  const reactions = forAWhile<ReactionSign>();
  const pointed = forAWhile<string>();
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
      // To read it is to hear of the next one.
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
