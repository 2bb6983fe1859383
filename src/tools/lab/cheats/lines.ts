/** The links of a device that cheats: who is at the other end, and which of its copies talks there. */
import type { Hex } from "../../../fair/bytes.ts";
import type { Link, Stimulus } from "../../../net/node.ts";
import type { Copy } from "./copy.ts";

export interface Line {
  readonly link: Link;
  readonly peer: Hex;
  readonly copy: Copy;
  /** Whether they have greeted. */
  isOpen: boolean;
}

export class Lines {
  readonly #lines = new Map<Link, Line>();
  /** What has come in and isn't known yet to be from whom. */
  readonly #strangers = new Map<Link, Stimulus>();
  /** Which copy has dialled whom. */
  readonly #dialled = new Map<Hex, Copy[]>();

  dial(to: Hex, copy: Copy): void {
    this.#dialled.set(to, [...(this.#dialled.get(to) ?? []), copy]);
  }

  /** Who has dialled, once it has come to something. */
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
