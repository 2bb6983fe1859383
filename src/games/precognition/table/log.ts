/** Log lines of events, as text keys and parameters. */
import type { LogLine } from "../../../ui/texts/line.ts";
import type { ChoiceShown, Event } from "../model/events.ts";
import { endsSeason } from "../model/river.ts";
import { leftOf, rightOf } from "../model/seats.ts";
import type { State } from "../model/state.ts";
import { tile } from "../rules/pieces.ts";
import type { IconName } from "./cards/icon-paths.ts";
import { endLines } from "./end-lines.ts";
import {
  cardName,
  cardNames,
  humans,
  listOf,
  machineName,
  objectiveName,
  roomNames,
  some,
  tileName,
} from "./texts/names.ts";
import { demandLine } from "./texts/objective-lines.ts";
import { type Key, line } from "./texts/texts.ts";

type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

/** `state` is the one after the event. */
export const log = (event: Event, state: State): readonly LogLine[] =>
  linesOf(event, state).map((one) => (one.heading ? one : { ...one, icon: iconOf(event) }));

function linesOf(event: Event, state: State): readonly LogLine[] {
  switch (event.on) {
    case "round":
      return [{ ...line("log.round", { round: event.round, season: event.season }), heading: true }];
    case "turned":
      return [turned(event)];
    case "objective":
      return [revealed(event)];
    case "judged":
      return [line(event.isMet ? "log.met" : "log.missed", { objective: objectiveName(event.objective) })];
    case "over":
      return endLines(event, state);
    default:
      return ofSeat(event, state).map((one) => ({ ...one, params: { ...one.params, seat: { seat: event.seat } } }));
  }
}

/** Without the seat's name, which `log` adds. */
function ofSeat(event: Extract<Event, { seat: number }>, state: State): readonly LogLine[] {
  const { rooms } = state.boats[event.seat] ?? { rooms: [] };
  switch (event.on) {
    case "rooms-dealt":
      return [line("log.rooms-dealt", { rooms: roomNames(event.rooms) })];
    case "rooms-kept":
      return [line("log.rooms-kept", { rooms: roomNames(event.rooms) })];
    case "dealt":
      return [line("log.dealt", { to: { seat: event.to }, cards: cardNames(event.cards) })];
    case "drew":
      return event.cards === 0 ? [] : [line("log.drew", { n: event.cards })];
    case "drew-open":
      return [line("log.drew-open", { cards: cardNames(event.cards) })];
    case "locked":
      return [line("log.locked")];
    case "chose":
      return [chose(event, state.boats.length)];
    case "activated":
      return activated(event);
    case "gained": {
      const gained = [some(event.good, event.amount)];
      const key = event.by === "river" ? "log.gained-from-river" : "log.gained";
      return [{ ...line(key, { gained }), growing: "gained" }];
    }
    case "declined":
      return [{ ...line("log.declined", { declined: [some(event.good, event.amount)] }), growing: "declined" }];
    case "plugged":
      return [line(event.powered ? "log.powered" : "log.plugged", { machine: machineName(rooms, event.machine) })];
    case "held":
      return [line("log.held", { held: some("battery", event.batteries) })];
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
      return [line(event.by === "doctors" ? "log.healed" : "log.healed-by-machine", { n: event.humans })];
    case "paid-to-reveal":
      return [line("log.paid-to-reveal", { n: event.humans })];
    case "mitigated":
      return [mitigated(event)];
    case "done":
      return [];
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

/** With two boats both neighbours are the same, and in the last round nothing is passed. */
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

function revealed({ objective, at }: EventOf<"objective">): LogLine {
  const demand = demandLine({ id: objective, isMitigated: false });
  return line(at === "round" ? "log.objective" : "log.objective-late", {
    objective: objectiveName(objective),
    demand,
  });
}

function mitigated({ objective, spent }: EventOf<"mitigated">): LogLine {
  const demand = demandLine({ id: objective, isMitigated: true });
  return line("log.mitigated", { objective: objectiveName(objective), spent: listOf(spent), demand });
}

/** The sign before a log line. */
function iconOf(event: Event): IconName {
  switch (event.on) {
    case "gained":
    case "declined":
    case "river-took":
      return event.good;
    case "dealt":
    case "drew":
    case "drew-open":
    case "locked":
    case "chose":
    case "returned":
      return "pair";
    case "activated":
    case "paid-to-reveal":
      return "cost";
    case "plugged":
    case "held":
    case "spilt":
    case "unplugged":
    case "fired":
      return "battery";
    case "bane-rose":
      return "bane";
    case "protected":
    case "ignored":
      return "protector";
    case "humans-lost":
      return event.healthy > 0 ? "healthy" : "contaminated";
    case "healed":
      return "heal";
    case "fed":
      return "food";
    case "over":
      return "healthy";
    default:
      return "boat";
  }
}
