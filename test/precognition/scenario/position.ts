/** A position of the game from what is said of its boats; what isn't said is as at the start of a game. */
import type { Handle } from "../../../src/engine/game.ts";
import { type CardId, SEASONS } from "../../../src/games/precognition/model/card.ts";
import { endsSeason, ROUNDS, seasonOf, type TileId } from "../../../src/games/precognition/model/river.ts";
import type { Boat, Phase, River, Stage, State } from "../../../src/games/precognition/model/state.ts";
import { cardsOf, islandAfter, tilesOf } from "../../../src/games/precognition/rules/pieces.ts";
import type { BoatText } from "./boat-text.ts";
import { ROOMS } from "./machines-text.ts";
import { type Moment, tilesTurned } from "./moment.ts";
import type { Names } from "./seats-text.ts";
import { type BoatCards, dealRest } from "./table-cards.ts";

/** A state, whose boats have names, and what stands behind its handles. */
export interface Position {
  readonly names: Names;
  readonly state: State;
  readonly values: ReadonlyMap<Handle, CardId>;
}

export function positionOf(
  moment: Moment,
  texts: ReadonlyMap<string, BoatText>,
  turned: readonly TileId[] = usualRiver(moment),
): Position {
  const boats = [...texts.values()];
  const cards = dealRest(moment, boats);
  const values = new Map<Handle, CardId>();
  const state: State = {
    options: { mode: "competitive", setup: "standard" },
    ...moment,
    river: riverOf(turned),
    boats: boats.map((boat, seat) => boatOf(moment, boat, cards[seat], (id) => sealed(values, seat, id))),
  };
  return { names: [...texts.keys()], state, values };
}

function sealed(values: Map<Handle, CardId>, seat: number, id: CardId): Handle {
  const handle = `${seat}/${id}`;
  values.set(handle, id);
  return handle;
}

function boatOf(moment: Moment, text: BoatText, cards: BoatCards | undefined, seal: (id: CardId) => Handle): Boat {
  const { decision = [], hand = [], unseen = [], kept = null, given = null } = cards ?? {};
  const bySeason = SEASONS.map((season) => unseen.filter((id) => cardsOf(season).includes(id)));
  const [first = [], second = [], third = []] = bySeason;
  const isSealed = moment.phase !== "seal";
  return {
    sitter: "person",
    cabins: text.cabins ?? 4,
    contaminated: text.contaminated ?? 0,
    doctors: text.doctors ?? 1,
    protectors: text.protectors ?? 0,
    food: text.food ?? 8,
    bane: text.bane ?? 0,
    rooms: ROOMS,
    machines: ROOMS.flatMap((room) => text.rooms?.[room] ?? [0, 0, 0]),
    decision,
    zone: kept === null || given === null ? null : { kept, given },
    stage: text.stage ?? usualStage(moment.phase),
    supply: {
      unseen: [first, second, third],
      sealed: isSealed ? [first.map(seal), second.map(seal), third.map(seal)] : [[], [], []],
      hand: hand.map(seal),
      left: null,
    },
  };
}

function usualStage(phase: Phase): Stage {
  if (phase === "decide") return { at: "choose" };
  return phase === "act" ? { at: "activate" } : { at: "wait" };
}

/** In every season the first tiles of the catalogue, and then the Island. */
function usualRiver(moment: Moment): TileId[] {
  return Array.from({ length: tilesTurned(moment) }, (_, i) => {
    const round = i + 1;
    return endsSeason(round) ? islandAfter(round).id : (tilesOf(seasonOf(round))[i % 4] ?? "");
  });
}

function riverOf(turned: readonly TileId[]): River {
  const next = turned.length + 1;
  return { turned, ahead: next > ROUNDS ? [] : tilesOf(seasonOf(next)).filter((id) => !turned.includes(id)) };
}
