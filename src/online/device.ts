/** What the device provides (storage, clock, games, connections), passed in so that tests can replace it. */
import type { Carrier } from "../carrier/carrier.ts";
import type { Game } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Store } from "./room-store.ts";

export interface Device {
  readonly store: Store;
  readonly signatures: Signatures;
  findGame(id: string): Game | undefined;
  /** 32 fresh random bytes from a cryptographic source. */
  luck(): Hex;
  /** Milliseconds; it may jump. */
  now(): number;
  /** Until what comes back is called. */
  every(ms: number, act: () => void): () => void;
  /** The page is in front again, or has been thawed. */
  onWake(act: () => void): () => void;
  /** Another page of this device has claimed something under this name. */
  onClaimed(act: (name: string) => void): () => void;
  openCarrier(): Carrier;
}
