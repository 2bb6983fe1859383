/** What the bot of a seat does at this moment of a match. Anyone with the record gets the same answer. */
import type { Results } from "./draw.ts";
import type { Bot, OpenedAct, Seat, Types } from "./game.ts";
import type { Match } from "./match.ts";
import { Refusal } from "./refusal.ts";

/** Nothing, if it leaves an optional act alone. */
export function openActOfBot<T extends Types>(match: Match<T>, seat: Seat): T["act"] | undefined {
  return botOf(match, seat)({ state: match.state, seat, mine: new Map(), luck: match.luckOf(seat) });
}

/** The first act that a bot plays now, if any does. The order is part of the rules: nobody may choose who goes first. */
export function nextActOfBots<T extends Types>(match: Match<T>): OpenedAct<T> | undefined {
  const { sitters } = match;
  for (const awaited of match.awaits) {
    if (awaited.kind !== "act" || awaited.sealed) continue;
    for (const seat of awaited.from) {
      const act = sitters[seat] === "bot" ? openActOfBot(match, seat) : undefined;
      if (act !== undefined) return { seat, act };
    }
  }
  return undefined;
}

/** A bot's sealed act follows from the luck of the reveal that opens it, so nobody can know it any earlier. */
export function sealedActOfBot<T extends Types>(match: Match<T>, seat: Seat, results: Results): T["act"] {
  const mine = match.game.dealt(match.state, seat, results);
  const act = botOf(match, seat)({ state: match.state, seat, mine, luck: match.luckOf(seat, results) });
  if (act === undefined) throw new Refusal("bot-owes-an-act", { seat });
  return act;
}

function botOf<T extends Types>(match: Match<T>, seat: Seat): Bot<T> {
  const level = match.header.seats[seat]?.level ?? "";
  const bot = match.game.bots[level];
  if (bot === undefined) throw new Refusal("no-such-bot", { level });
  return bot;
}
