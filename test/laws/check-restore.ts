/** Saved and restored, the game goes on identically. */
import { isDeepStrictEqual } from "node:util";

import { openActOfBot, sealedActOfBot } from "../../src/engine/bot-play.ts";
import { encode, equal } from "../../src/engine/codec.ts";
import type { Input } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import type { Match } from "../../src/engine/match.ts";
import { readRecord, writeRecord } from "../../src/engine/record.ts";
import type { Move } from "./random-player.ts";
import { demand, under } from "./report.ts";
import { isPlain, isSameFace, viaJson, type World } from "./world.ts";

/** A table made of the follower and of what was saved just before this move makes the same move, with the same view. */
export function checkRestored({ live, follower, report }: World, saved: string, move: Move): void {
  under(report, "restores", "a saved table", () => {
    demand(isSameFace(follower, live.match), "restores", () => "the match shows something else");
    demand(isPlain(live.match.state), "restores", () => "the state isn't plain JSON");
    const restored = new LocalTable(follower, JSON.parse(saved));
    if (move.by === "table") demandSame(restored.nextAnswer(), move.input);
    else {
      demandSame(restored.legal(move.seat), move.offered);
      demandSame(restored.inputFor(move.seat, move.act), move.input);
    }
    demand(JSON.stringify(restored.save()) === JSON.stringify(live.save()), "restores", () => "the next save differs");
  });
}

/** From here on the follower is the match that was read from the record as text. */
export function goOnFromRecord(world: World): void {
  const { live, report, shadow } = world;
  under(report, "restores", "the record so far", () => {
    world.follower = rereadRecord(live.match);
    world.shadow = new LocalTable(world.follower, viaJson(shadow.save()));
  });
}

export function checkRecord({ live, report }: World): void {
  under(report, "replays", "the whole record", () => {
    const replayed = rereadRecord(live.match);
    demand(replayed.stateHash() === live.match.stateHash(), "replays", () => "replaying ends in another state");
    const isRead = isDeepStrictEqual([replayed.header, replayed.inputs], [live.match.header, live.match.inputs]);
    demand(isRead, "replays", () => "it isn't read as it was written");
  });
}

const rereadRecord = (match: Match): Match =>
  readRecord(writeRecord(match), (id) => (id === match.game.id ? match.game : undefined));

/** The follower knows nothing but the inputs so far. */
export function checkBots({ follower, report }: World, input: Input): void {
  const { sitters } = follower;
  if (input.kind === "act" && sitters[input.seat] === "bot") {
    under(report, "bots", "an open act", () => demandAct(openActOfBot(follower, input.seat), input.act));
  } else if (input.kind === "revealed") {
    for (const { seat, act } of input.acts) {
      if (sitters[seat] !== "bot") continue;
      under(report, "bots", "a sealed act", () => demandAct(sealedActOfBot(follower, seat, input.results), act));
    }
  }
}

const demandAct = (theirs: unknown, ours: unknown): void =>
  demand(theirs !== undefined && equal(theirs, ours), "bots", () => `played ${encode(ours)}, recomputed otherwise`);

const demandSame = (theirs: unknown, ours: unknown): void =>
  demand(equal(theirs, ours), "restores", () => `instead of ${encode(ours)} it's ${encode(theirs)}`);
