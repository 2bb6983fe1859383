/** The links of a cheating device: the peer, and the copy that talks to it. */
import type { Hex } from "../../../fair/bytes.ts";
import type { Link, Stimulus } from "../../../net/node.ts";
import type { Copy } from "./copy.ts";

export interface Line {
  readonly link: Link;
  readonly peer: Hex;
  readonly copy: Copy;
  /** Whether the handshake is complete. */
  isOpen: boolean;
}

export class Lines {
  readonly #lines = new Map<Link, Line>();
  /** Incoming links whose peer isn't known yet. */
  readonly #strangers = new Map<Link, Stimulus>();
  /** The copies that have dialled each peer. */
  readonly #dialled = new Map<Hex, Copy[]>();

  dial(to: Hex, copy: Copy): void {
    this.#dialled.set(to, [...(this.#dialled.get(to) ?? []), copy]);
  }

  /** The copy whose call was answered. */
  answered(to: Hex): Copy | undefined {
    const [first, ...others] = this.#dialled.get(to) ?? [];
    this.#dialled.set(to, others);
    return first;
  }

  open(link: Link, peer: Hex, copy: Copy): Line {
    const line = { link, peer, copy, isOpen: false };
    this.#lines.set(link, line);
    return line;
  }

  wait(link: Link, opened: Stimulus): void {
    this.#strangers.set(link, opened);
  }

  takeStranger(link: Link): Stimulus | undefined {
    const opened = this.#strangers.get(link);
    this.#strangers.delete(link);
    return opened;
  }

  at(link: Link): Line | undefined {
    return this.#lines.get(link);
  }

  close(link: Link): void {
    this.#lines.delete(link);
    this.#strangers.delete(link);
  }

  get all(): readonly Line[] {
    return [...this.#lines.values()];
  }

  to(peer: Hex): Line | undefined {
    return this.all.findLast((line) => line.peer === peer && line.isOpen);
  }
}
