/** The faults of a run: drawn from its seed before it begins, and over at some time. */
import type { Rng } from "../../engine/rng.ts";
import { handshake, message } from "../../net/messages.ts";
import type { Trap } from "./device.ts";
import { between, isOneIn } from "./luck.ts";

/** The host at that time, the first host's successor, or a device by index. */
export type Whom = "host" | "next" | number;

export type Fault = { readonly at: number } /** `anybody` is the device that first comes to that step. */ & (
  | { readonly do: "crash"; readonly whom: Whom | "anybody"; readonly trap: Trap }
  /** A share of links, in thousandths, breaks. Each end is told or not. */
  | { readonly do: "break"; readonly share: number }
  /** A share of the ends of links, in thousandths, receives nothing any more. */
  | { readonly do: "deafen"; readonly share: number }
  /** Cuts devices off from some, or from all others. */
  | {
      readonly do: "cut";
      readonly side: readonly Whom[];
      readonly from?: readonly Whom[];
      readonly lasts: number;
      readonly isHeld: boolean;
    }
  | { readonly do: "slow"; readonly lasts: number; readonly most: number }
  /** Limits a device's upload rate, with other data queued first. */
  | {
      readonly do: "choke";
      readonly whom: Whom;
      readonly lasts: number;
      readonly rate: number;
      readonly queued: number;
    }
  | {
      readonly do: "scramble";
      readonly lasts: number;
      readonly repeated: number;
      readonly overtaken: number;
      readonly lost: number;
    }
  /** Messages of one kind are delayed by up to `most`, and others overtake them. */
  | { readonly do: "retard"; readonly whom: Whom; readonly kind: string; readonly lasts: number; readonly most: number }
  /** A device's connections are slow, except to some. */
  | {
      readonly do: "lag";
      readonly whom: number;
      readonly but: readonly number[];
      readonly by: number;
      readonly lasts: number;
    }
  | { readonly do: "stall"; readonly whom: Whom; readonly lasts: number }
  | { readonly do: "jump"; readonly whom: Whom; readonly by: number }
  /** The device and its storage are gone for good; its person watches from another one. */
  | { readonly do: "lose"; readonly whom: Whom }
  /** A person gives up their seat and asks for it again later. */
  | { readonly do: "leave"; readonly seat: number; readonly lasts: number }
);

export interface Plan {
  /** The first device at this step, at any time, crashes. */
  readonly aim?: Trap;
  readonly faults: readonly Fault[];
  /** After this time there are no faults, except for permanent losses. */
  readonly end: number;
}

export const CALM: Plan = { faults: [], end: 0 };

const kindsIn = ({ options }: typeof handshake | typeof message): readonly string[] =>
  options.map(({ entries }) => entries.t.literal);

export const MESSAGE_KINDS: readonly string[] = [...kindsIn(handshake), ...kindsIn(message)];

/** These only report refusals. They are rare, and nothing depends on them. */
const TELLING: readonly string[] = ["unsaid", "refused"];

/** All steps at which a device may crash. */
export const STEPS: readonly string[] = [
  ...MESSAGE_KINDS.filter((kind) => !TELLING.includes(kind)).flatMap((kind) => [`send ${kind}`, `hear ${kind}`]),
  "store",
  "show",
  "dial",
  "act",
];

const SECOND = 1_000;
const MOST_FAULTS = 12;
const MEGABYTE = 1024 * 1024;
const MINUTE = 60 * SECOND;

/** `homes` are the numbers of seats of the players' devices. Spectators' devices come after them. */
export function planFor(luck: Rng, { homes, spectators }: { homes: readonly number[]; spectators: number }): Plan {
  const devices = homes.length + spectators;
  const people = homes.reduce((sum, seats) => sum + seats, 0);
  const end = between(luck, 5, 45) * SECOND;
  /** Enough people must be left to go on. The host may have as many seats as any device. */
  const most = Math.floor((people === 2 ? 1 : Math.floor((people - 1) / 2)) / Math.max(...homes));
  const mayBeLost = homes.length < 2 ? 0 : most;
  let lost = 0;
  /** At most one person leaves, since somebody has to stay. */
  const leaver = luck.below(people);
  const faults = Array.from({ length: luck.below(MOST_FAULTS + 1) }, (): Fault => {
    const at = between(luck, SECOND / 2, end - SECOND);
    const lasts = Math.min(between(luck, SECOND, 25 * SECOND), end - at);
    const whom: Whom = isOneIn(luck, 3) ? "host" : luck.below(devices);
    if (lost < mayBeLost && isOneIn(luck, 20)) {
      lost += 1;
      return { at, do: "lose", whom: people === 2 ? leaver : isOneIn(luck, 2) ? "host" : luck.below(homes.length) };
    }
    switch (luck.below(13)) {
      case 0:
        return { at, do: "break", share: between(luck, 100, 1000) };
      case 1:
        return { at, do: "deafen", share: between(luck, 100, 1000) };
      case 2:
      case 3: {
        const side = [...Array(devices).keys()].filter(() => isOneIn(luck, 2));
        return { at, do: "cut", side: isOneIn(luck, 3) ? ["host"] : side, lasts, isHeld: isOneIn(luck, 2) };
      }
      case 4:
        return { at, do: "slow", lasts, most: between(luck, 500, 5000) };
      case 5:
        return {
          at,
          do: "scramble",
          lasts,
          repeated: between(luck, 0, 300),
          overtaken: between(luck, 0, 300),
          lost: between(luck, 0, 200),
        };
      case 6:
        return { at, do: "stall", whom, lasts };
      case 7:
        return { at, do: "jump", whom, by: between(luck, -10 * MINUTE, 10 * MINUTE) };
      case 8:
        return { at, do: "leave", seat: leaver, lasts };
      case 9: {
        const queued = isOneIn(luck, 2) ? 0 : between(luck, 0, 2 * MEGABYTE);
        return { at, do: "choke", whom, lasts, rate: between(luck, 200, 20_000), queued };
      }
      default:
        return { at, do: "crash", whom: isOneIn(luck, 3) ? whom : "anybody", trap: trapFor(luck) };
    }
  });
  return { faults: faults.toSorted((a, b) => a.at - b.at), end };
}

const trapFor = (luck: Rng): Trap => ({
  step: luck.pick(STEPS),
  when: isOneIn(luck, 2) ? "before" : "after",
  down: isOneIn(luck, 2) ? between(luck, 0, 2 * SECOND) : between(luck, 2 * SECOND, 20 * SECOND),
});
