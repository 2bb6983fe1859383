/** Whether this screen is the table that several people look at, in the room it's in. Kept, so that a reload changes nothing. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "../ui/store.ts";

export interface SharedScreen {
  /** The code of the room. */
  readonly room: ReadonlySignal<string | undefined>;
  share(room: string, isShared: boolean): void;
}

const KEPT = "screen";

export function sharedScreenIn(store: Store): SharedScreen {
  const room = signal(store.read(KEPT));
  return {
    room,
    share(code, isShared) {
      room.value = isShared ? code : undefined;
      if (isShared) store.write(KEPT, code);
      else store.remove(KEPT);
    },
  };
}
