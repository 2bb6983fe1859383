/** A restored game goes on identically. */
import { openActOfBot, sealedActOfBot } from "../../src/engine/bot-play.ts";
import { encode } from "../../src/engine/codec.ts";
import type { Input } from "../../src/engine/game.ts";
import { type LocalSave, LocalTable } from "../../src/engine/local-table.ts";
import type { Match } from "../../src/engine/match.ts";
import { readRecord, writeRecord } from "../../src/engine/record.ts";
import type { Move } from "./random-player.ts";
import { demand, under } from "./report.ts";
import { isPlain, isSame, isSameFace, viaJson, type World } from "./world.ts";

/** A table made from the follower and the save before this move makes the same move. */
export function checkRestored({ follower, report }: World, saved: LocalSave, move: Move): LocalTable {
  return under(report, "restores", "a saved table", () => {
    const restored = new LocalTable(follower, saved);
    if (move.by === "table") {
      // A bot's open act depends on nothing that is saved, and `checkBots` computes it again.
      if (move.input.kind !== "act") demandSame(restored.nextAnswer(), move.input);
    } else {
      demandSame(restored.legal(move.seat), move.offered);
      demandSame(restored.inputFor(move.seat, move.act), move.input);
    }
    return restored;
  });
}

/** After the same move the restored table has the same save, and its match is the same. */
export function checkSaves({ live, follower, report }: World, restored: LocalTable): void {
  under(report, "restores", "the next save", () => {
    demand(isSameFace(follower, live.match), "restores", () => "the match shows something else");
    demand(isPlain(live.match.state), "restores", () => "the state isn't plain JSON");
    demand(isSame(restored.save(), live.save()), "restores", () => "it differs");
  });
}

/** Replaces the follower by the match that is read from the record's text. */
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
    const isRead = isSame([replayed.header, replayed.inputs], [live.match.header, live.match.inputs]);
    demand(isRead, "replays", () => "it isn't read as it was written");
  });
}

const rereadRecord = (match: Match): Match =>
  readRecord(writeRecord(match), (id) => (id === match.game.id ? match.game : undefined));

/** The follower computes the same bots' acts, although it only has the inputs. */
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
  demand(theirs !== undefined && isSame(theirs, ours), "bots", () => `played ${encode(ours)}, recomputed otherwise`);

const demandSame = (theirs: unknown, ours: unknown): void =>
  demand(isSame(theirs, ours), "restores", () => `instead of ${encode(ours)} it's ${encode(theirs)}`);
