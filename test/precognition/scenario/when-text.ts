/** What happens in a scenario: `Ada activates both, takes 2 food`, `the tile is rat-barges`, `all is shown`. */
import type { Seat, SeatChange } from "../../../src/engine/game.ts";
import { firstOf } from "../../../src/games/precognition/model/goods.ts";
import type { ObjectiveId } from "../../../src/games/precognition/model/objective.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import { type ActText, readDeed } from "./acts-text.ts";
import { readRoom } from "./machines-text.ts";
import { readObjective } from "./objectives-text.ts";
import { act, dealRooms, drawAll, drawObjectives, type Play, put, returnAll, sealAll, showAll, turn } from "./play.ts";
import { type Names, readSeat } from "./seats-text.ts";
import { readList, readTile, type Words } from "./words.ts";

export type Happening =
  | { readonly kind: "acts"; readonly seat: Seat; readonly deeds: readonly Deed[] }
  | { readonly kind: "sealed" | "drawn" | "shown" | "returned" }
  | { readonly kind: "rooms"; readonly rooms: readonly RoomId[] }
  | { readonly kind: "objectives"; readonly objectives: readonly ObjectiveId[] }
  | { readonly kind: "changed"; readonly seat: Seat; readonly change: SeatChange }
  | { readonly kind: "turned"; readonly tile: TileId };

/** An act, or as many as it takes until nothing is offered any more. */
type Deed = ActText | { readonly do: "accept-all" } | { readonly do: "decline-all" };

export function readWhen(words: Words, names: Names): Happening {
  const happening = readHappening(words) ?? readDeeds(words, names);
  words.end();
  return happening;
}

function readHappening(words: Words): Happening | undefined {
  if (words.skip("the")) return readLuck(words);
  if (!words.skip("all")) return undefined;
  if (words.skip("who")) {
    words.expect("return", "show", "their", "cards");
    return { kind: "returned" };
  }
  words.expect("is");
  if (words.skip("sealed")) return { kind: "sealed" };
  if (words.skip("drawn")) return { kind: "drawn" };
  words.expect("shown");
  return { kind: "shown" };
}

function readLuck(words: Words): Happening {
  if (words.skip("rooms")) {
    words.expect("are");
    return { kind: "rooms", rooms: readList(words, readRoom) };
  }
  if (words.skip("objective")) {
    words.expect("is");
    return { kind: "objectives", objectives: [readObjective(words)] };
  }
  if (words.skip("objectives")) {
    words.expect("are");
    return { kind: "objectives", objectives: readList(words, readObjective) };
  }
  words.expect("tile", "is");
  return { kind: "turned", tile: readTile(words) };
}

function readDeeds(words: Words, names: Names): Happening {
  const seat = readSeat(words, names);
  if (words.skip("goes")) return { kind: "changed", seat, change: "bot" };
  if (words.skip("comes")) {
    words.expect("back");
    return { kind: "changed", seat, change: "back" };
  }
  const deeds = [readOneOrAll(words)];
  while (words.skip(",")) deeds.push(readOneOrAll(words));
  return { kind: "acts", seat, deeds };
}

function readOneOrAll(words: Words): Deed {
  const taking = words.skip("accepts") ? "accept-all" : words.skip("declines") ? "decline-all" : undefined;
  if (taking === undefined) return readDeed(words);
  words.expect("everything");
  return { do: taking };
}

export function happen(play: Play, happening: Happening): void {
  switch (happening.kind) {
    case "acts":
      for (const deed of happening.deeds) perform(play, happening.seat, deed);
      break;
    case "sealed":
      sealAll(play);
      break;
    case "drawn":
      drawAll(play);
      break;
    case "shown":
      showAll(play);
      break;
    case "returned":
      returnAll(play);
      break;
    case "rooms":
      dealRooms(play, happening.rooms);
      break;
    case "objectives":
      drawObjectives(play, happening.objectives);
      break;
    case "changed":
      put(play, { kind: "seat", seat: happening.seat, change: happening.change });
      break;
    case "turned":
      turn(play, happening.tile);
  }
}

function perform(play: Play, seat: Seat, deed: Deed): void {
  if (deed.do !== "accept-all" && deed.do !== "decline-all") return act(play, seat, deed);
  let offer = offerTo(play, seat);
  if (offer === undefined) throw new Error(`nothing is offered to ${play.names[seat]}`);
  while (offer !== undefined) {
    const { good, amount } = offer;
    if (good !== "ymune") act(play, seat, { do: "take", good, amount: deed.do === "accept-all" ? amount : 0 });
    else if (deed.do === "decline-all") act(play, seat, { do: "post", doctors: 0, protectors: 0 });
    else throw new Error("say which posts the Ymunes get");
    offer = offerTo(play, seat);
  }
}

function offerTo(play: Play, seat: Seat) {
  const { stage } = boatAt(play.state, seat);
  const good = stage.at === "gain" ? firstOf(stage.offered) : undefined;
  return stage.at === "gain" && good !== undefined ? { good, amount: stage.offered[good] } : undefined;
}
