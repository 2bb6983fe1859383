import { DeckTables } from "../../../../kit/overview/deck-table.tsx";
import type { ViewProps } from "../../../../ui/game-table.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { SEASONS, type Season } from "../../model/card.ts";
import { seasonOf } from "../../model/river.ts";
import { bySeason } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { card, cardsOf } from "../../rules/pieces.ts";
import { Icon } from "../cards/icons.tsx";
import { cardName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";

/** The cards that each deck may still hold. All decks have the same cards, so anybody could have counted them. */
export function Decks({ state, names }: ViewProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const now = seasonOf(Math.max(1, state.round));
  const decksOf = (season: Season) => {
    const decks = state.boats.map(({ supply }) => bySeason(supply.unseen, season));
    return {
      caption: say(line("panel.decks.season", { season })),
      rows: cardsOf(season).map((id) => ({
        kind: say({ key: cardName(id).piece }),
        sign: <Icon name={card(id).type} />,
        left: decks.map((unseen) => (unseen.includes(id) ? 1 : 0)),
      })),
    };
  };
  return (
    <DeckTables
      names={names}
      decks={SEASONS.filter((season) => season >= now).map(decksOf)}
      words={{
        about: say(line("panel.decks.about")),
        left: say(line("panel.decks.in")),
        gone: say(line("panel.decks.gone")),
        kinds: say(line("panel.decks.card")),
        sums: say(line("panel.decks.count")),
      }}
    />
  );
}
