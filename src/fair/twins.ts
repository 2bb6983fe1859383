/**
 * No record can exclude by itself that it has a twin: a fork, from where people decided who sits or hosts, that others have
 * signed. An honest person signs only one of the two, so a twin takes people who haven't signed this record after that
 * place, and cheats among those who have.
 */
import type { Seat } from "../engine/game.ts";
import { majorityOf } from "./book.ts";
import type { Entry } from "./entries.ts";
import { personsOf, type Roster } from "./roster.ts";
import { signaturesUnder } from "./vouching.ts";

export interface Twin {
  /** The entry from which on it could be another one. */
  readonly entry: number;
  /** Who could vouch for it without cheating. */
  readonly without: readonly Seat[];
  /** So many of those who vouch for this one would have to have cheated. */
  readonly cheats: number;
}

/** The twin that takes the fewest cheats; none, if everybody has signed this record. */
export function twinOf(roster: Roster, entries: readonly Entry[]): Twin | undefined {
  const vouched = vouchedUpTo(entries);
  const seated = new Set(personsOf(roster).map(([seat]) => seat));
  let least: Twin | undefined;
  for (const [before, { body }] of entries.entries()) {
    const entry = before + 1;
    if (body.kind === "dropped" || body.kind === "hosted") {
      const without = [...seated].filter((seat) => (vouched.get(seat) ?? 0) < entry);
      const cheats = Math.max(0, majorityOf(seated.size) - without.length);
      if (without.length > 0 && (least === undefined || cheats < least.cheats)) least = { entry, without, cheats };
    }
    if (body.kind === "dropped" || body.kind === "fault") seated.delete(body.seat);
    else if (body.kind === "said" && body.said.saying.say === "gone") seated.delete(body.said.seat);
    else if (body.kind === "back") seated.add(body.said.seat);
  }
  return least;
}

/** After how many entries each seat's last signature was given. */
function vouchedUpTo(entries: readonly Entry[]): ReadonlyMap<Seat, number> {
  const vouched = new Map<Seat, number>();
  let basis = 0;
  for (const [before, { body }] of entries.entries()) {
    for (const { by, seen } of signaturesUnder(body, basis)) vouched.set(by, Math.max(vouched.get(by) ?? 0, seen));
    if (body.kind !== "hosted") basis = before + 1;
  }
  return vouched;
}
