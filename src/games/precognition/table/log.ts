/** What happened as lines of a log: keys and parameters for whoever shows a match, in whatever language. */
import type { LogLine } from "../../../ui/texts/line.ts";
import type { ChoiceShown, Event } from "../model/events.ts";
import { endsSeason } from "../model/river.ts";
import { leftOf, rightOf } from "../model/seats.ts";
import type { State } from "../model/state.ts";
import { tile } from "../rules/pieces.ts";
import { cardName, cardNames, humans, listOf, machineName, some, tileName } from "./names.ts";
import { type Key, line } from "./texts.ts";

type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

/** `state` is the one that the event has led to. */
export function log(event: Event, state: State): readonly LogLine[] {
  switch (event.on) {
    case "round":
      return [{ ...line("log.round", { round: event.round, season: event.season }), heading: true }];
    case "turned":
      return [turned(event)];
    case "over":
      return over(event, state);
    default:
      return ofSeat(event, state).map((one) => ({ ...one, params: { ...one.params, seat: { seat: event.seat } } }));
  }
}

/** Who it is about goes without saying here. */
function ofSeat(event: Exclude<Event, EventOf<"round" | "turned" | "over">>, state: State): LogLine[] {
  const { rooms } = state.boats[event.seat] ?? { rooms: [] };
  switch (event.on) {
    case "dealt":
      return [line("log.dealt", { to: { seat: event.to }, cards: cardNames(event.cards) })];
    case "drew":
      return event.cards === 0 ? [] : [line("log.drew", { n: event.cards })];
    case "locked":
      return [line("log.locked")];
    case "chose":
      return [chose(event, state.boats.length)];
    case "activated":
      return activated(event);
    case "gained": {
      const gained = some(event.good, event.amount);
      return [line(event.by === "river" ? "log.gained-from-river" : "log.gained", { gained })];
    }
    case "declined":
      return [line("log.declined", { declined: some(event.good, event.amount) })];
    case "plugged":
      return [line(event.powered ? "log.powered" : "log.plugged", { machine: machineName(rooms, event.machine) })];
    case "spilt":
      return [line("log.spilt", { lost: some("battery", event.batteries) })];
    case "fired":
      return [line("log.fired", { machine: machineName(rooms, event.machine) })];
    case "bane-rose":
      return [line("log.bane-rose", { by: event.by, level: event.level })];
    case "protected":
      return [line("log.protected", { n: event.protectors, level: event.level })];
    case "humans-lost": {
      const lost = humans(event.healthy, event.contaminated);
      return [line(event.to === "bane" ? "log.lost-to-bane" : "log.lost-to-river", { lost })];
    }
    case "healed":
      return [line("log.healed", { n: event.humans })];
    case "ignored":
      return [line("log.ignored")];
    case "river-took":
      return [line("log.lost-to-river", { lost: some(event.good, event.amount) })];
    case "unplugged":
      return [line("log.unplugged", { machine: machineName(rooms, event.machine) })];
    case "fed":
      return [
        event.starved === 0
          ? line("log.fed", { food: event.food })
          : line("log.starved", { food: event.food, starved: event.starved }),
      ];
    case "seat":
      return [line(SEAT_LINES[event.by])];
    case "returned":
      return [
        event.cards.length === 0
          ? line("log.returned")
          : line("log.returned-showing", { cards: cardNames(event.cards) }),
      ];
  }
}

const SEAT_LINES = {
  bot: "log.seat-bot",
  returning: "log.seat-returning",
} as const satisfies Record<EventOf<"seat">["by"], Key>;

/** With two boats both neighbours are the same; in the last round there is nothing left to pass. */
function chose({ seat, kept, given, passed }: ChoiceShown, players: number): LogLine {
  const left = { seat: leftOf(seat, players) };
  const right = { seat: rightOf(seat, players) };
  const pairs = { kept: cardName(kept), given: cardName(given) };
  if (passed.length === 0) return line("log.chose-last", { ...pairs, left });
  const all = { ...pairs, passed: cardNames(passed) };
  return left.seat === right.seat
    ? line("log.chose-of-two", { ...all, other: left })
    : line("log.chose", { ...all, left, right });
}

function activated({ cards, paid, gains }: EventOf<"activated">): LogLine[] {
  const told = line("log.activated", { cards: cardNames(cards), paid });
  return gains.some(({ bonus }) => bonus !== null) ? [told, line("log.bonus")] : [told];
}

function turned({ tile: id, round }: EventOf<"turned">): LogLine {
  const name = { tile: tileName(id) };
  if (endsSeason(round)) return line("log.turned-island", name);
  const { gives, takes } = tile(id);
  const given = listOf(gives);
  return given.length > 0
    ? line("log.turned-giving", { ...name, goods: given })
    : line("log.turned-taking", { ...name, goods: listOf(takes) });
}

function over({ places, healthy }: EventOf<"over">, { boats }: State): LogLine[] {
  const seats = boats.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const winners = seats.filter((seat) => places[seat] === 1);
  const harvest = (seat: number) => some("healthy", healthy[seat] ?? 0);
  return [
    { ...line("log.over"), heading: true },
    line("log.won", {
      n: winners.length,
      winners: winners.map((seat) => ({ seat })),
      healthy: harvest(winners[0] ?? 0),
    }),
    ...seats
      .filter((seat) => !winners.includes(seat))
      .map((seat) => line("log.placed", { seat: { seat }, place: places[seat] ?? 0, healthy: harvest(seat) })),
  ];
}
