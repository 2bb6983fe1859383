/** The seasons, the river tiles and the islands. */

import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter, Entry } from "../../../../ui/reference/reference.ts";
import { ISLANDS, TILES } from "../../content/river.ts";
import { SEASONS, type Season } from "../../model/card.ts";
import { type Island, type RiverTile, ROUNDS, ROUNDS_PER_SEASON } from "../../model/river.ts";
import { cardsOf, islandAfter, tilesOf } from "../../rules/pieces.ts";
import { goodsIn } from "../cards/badges.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { HiddenTile, Tile } from "../cards/tile.tsx";
import { tileRule } from "../cards/tile-lines.ts";
import { tileName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { typesIn } from "./counts.ts";
import { term } from "./entry.ts";
import { tokens } from "./pictures/tokens.ts";
import { told } from "./texts.ts";

const rounds = { rounds: ROUNDS, each: ROUNDS_PER_SEASON };

const seasonEntry = (season: Season): Entry => ({
  ...term({
    id: `season.${season}`,
    icon: `season-${season}`,
    Picture: () => <HiddenTile season={season} />,
    text: [
      told(`season.${season}.text`),
      told("season.cards", { cards: cardsOf(season).length, ...typesIn(season) }),
      told("season.tiles", { tiles: tilesOf(season).length }),
    ],
    see: ["term.season", ...tilesOf(season), islandOf(season)].map((id) =>
      id.includes(".") ? id : tileName(id).piece,
    ),
  }),
  kind: told("season.kind", {
    season,
    from: (season - 1) * ROUNDS_PER_SEASON + 1,
    to: season * ROUNDS_PER_SEASON,
  }),
});

const islandOf = (season: Season): string => islandAfter(season * ROUNDS_PER_SEASON).id;

const tileEntry = (tile: RiverTile): Entry => ({
  id: tileName(tile.id).piece,
  title: { key: tileName(tile.id).piece },
  kind: told("tile.kind", { season: tile.season }),
  icon: iconOf(tile),
  Picture: () => <Tile id={tile.id} />,
  text: [tileRule(tile), line("card-rule.tile-ignore"), told("tile.odds", { tiles: tilesOf(tile.season).length })],
  see: ["term.stretch", "term.ignore", `season.${tile.season}`],
});

function iconOf({ gives, takes }: RiverTile): IconName {
  const [first] = [...goodsIn(gives), ...goodsIn(takes)];
  return first?.[0] ?? "boat";
}

const islandEntry = (island: Island): Entry => ({
  id: tileName(island.id).piece,
  title: { key: tileName(island.id).piece },
  kind: told("tile.island-kind", { season: island.season }),
  icon: "food",
  Picture: () => <Tile id={island.id} />,
  text: [tileRule(island)],
  see: ["term.island", "term.food", `season.${island.season}`],
});

export const riverChapter: Chapter = {
  title: told("chapter.river"),
  entries: [
    term({
      id: "term.journey",
      icon: "boat",
      Picture: () => <Tile id={islandOf(3)} />,
      text: [told("term.journey.text", rounds), told("term.journey.end")],
      see: ["term.season", "guide.round", "term.end"],
    }),
    term({
      id: "term.season",
      icon: "season-1",
      Picture: () => <Framed drawing={tokens(1, [{ icon: "season-1" }, { icon: "season-2" }, { icon: "season-3" }])} />,
      text: [told("term.season.text", rounds)],
      see: SEASONS.map((season) => `season.${season}`),
    }),
    term({
      id: "term.stretch",
      icon: "boat",
      Picture: () => <HiddenTile season={1} />,
      text: [told("term.stretch.text"), told("term.stretch.takes")],
      see: ["term.ignore", "term.island"],
    }),
    term({
      id: "term.ignore",
      icon: "protector",
      Picture: () => <Framed drawing={tokens(2, [{ icon: "protector" }, { icon: "boat", paint: "#0b1720" }])} />,
      text: [told("term.ignore.text")],
      see: ["term.protector", "term.stretch"],
    }),
    term({
      id: "term.island",
      icon: "food",
      Picture: () => <Tile id={islandOf(1)} />,
      text: [told("term.island.text")],
      see: ["term.food", ...ISLANDS.map(({ id }) => tileName(id).piece)],
    }),
    ...SEASONS.flatMap((season) => [
      seasonEntry(season),
      ...TILES.filter((tile) => tile.season === season).map(tileEntry),
      ...ISLANDS.filter((island) => island.season === season).map(islandEntry),
    ]),
  ],
};
