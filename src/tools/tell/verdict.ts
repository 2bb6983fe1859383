/** Says in English what has been verified about a match, and so what "fair" means. */
import type { Seat } from "../../engine/game.ts";
import type { Turn } from "../../fair/turns.ts";
import type { Twin } from "../../fair/twins.ts";
import type { Thoroughness, Verdict } from "../../fair/verify.ts";

const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

const TURNS: Readonly<Record<Turn["to"], (name: string) => string>> = {
  left: (name) => `${name} left; a bot played on`,
  silent: (name) => `${name} was silent; the others gave the seat to a bot`,
  owed: (name) => `${name} didn't open what they owed; a bot played the seat`,
  late: (name) => `${name}'s time was up; the others gave the seat to a bot`,
  back: (name) => `${name} came back`,
  cheated: (name) => `${name} was proven to have cheated; a bot played on`,
  host: (name) => `${name} became the host`,
  alone: (name) => `${name} was alone from here on: nobody else vouches for the luck`,
};

function tellTwin({ entry, cheats }: Twin, names: string): string {
  const helped = cheats === 0 ? "" : `, with ${cheats} of the others, who would have cheated`;
  return `can't be excluded: another record of this match from entry ${entry} on, vouched for by ${names}${helped}`;
}

export function tellVerdict(verdict: Verdict, { all, bots }: Thoroughness): string {
  const { book, signatures, requests, promised, opened, actsOfBots, audited, unaudited, turns, devices, twin } =
    verdict;
  const { roster } = book.terms;
  const nameOf = (seat: Seat): string => roster.seats[seat]?.name ?? `seat ${seat + 1}`;
  const namesOf = (seats: readonly Seat[]): string => seats.map(nameOf).join(", ");
  const isEvery = all || signatures.checked === signatures.all;
  const isVouched = devices.length > 1;
  const lines = [
    `${isVouched ? "fair" : "in order, but by the word of one device"}: ${roster.game}, match ${verdict.match.slice(0, 16)}, ${verdict.isOver ? "played to its end" : "not over yet"}`,
    `${plural(book.entries.length, "entry", "entries")}, chained, each allowed where it stands`,
    `${plural(requests, "request")}, each answered by everybody who was asked; all luck drawn again`,
    `${plural(promised, "promise")}, ${opened} of them opened, each just as promised`,
    isEvery
      ? `${plural(signatures.all, "signature")}, all checked`
      : `${plural(signatures.all, "signature")}, of which ${signatures.checked} vouch for all the others and were checked`,
    ...(actsOfBots === 0
      ? []
      : [`${plural(actsOfBots, "act")} of bots, ${bots ? "computed again" : "not computed again (--bots does)"}`]),
    ...(audited.length === 0 ? [] : [`secrets made of the seeds that were told at the end: ${namesOf(audited)}`]),
    ...(unaudited.length === 0
      ? []
      : [`no seed told, so how their secrets were made can't be seen: ${namesOf(unaudited)}`]),
    ...(isVouched
      ? [`${devices.length} devices vouch for each other's luck: ${devices.map(namesOf).join(" | ")}`]
      : [`all people were at one device, and nobody else vouches for the luck: ${devices.map(namesOf).join("")}`]),
    ...(isVouched ? devices.filter((own) => own.length > 1) : []).map(
      (own) => `at one device, which they trust with their secrets; for each other they don't vouch: ${namesOf(own)}`,
    ),
    ...turns.map(({ entry, seat, to }) => `entry ${entry}: ${TURNS[to](nameOf(seat))}`),
    ...(twin === undefined ? [] : [tellTwin(twin, namesOf(twin.without))]),
  ];
  return lines.map((line, at) => (at === 0 ? line : `  ${line}`)).join("\n");
}
