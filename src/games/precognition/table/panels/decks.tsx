import type { ViewProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { SEASONS, type Season } from "../../model/card.ts";
import { seasonOf } from "../../model/river.ts";
import { bySeason, type State } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { card, cardsOf } from "../../rules/pieces.ts";
import { Icon } from "../cards/icons.tsx";
import { cardName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import "./decks.css";

/** What each deck may still hold. Everybody has the same cards, so whoever has watched could have counted them. */
export function Decks({ state, names }: ViewProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const now = seasonOf(Math.max(1, state.round));
  return (
    <div class="decks">
      <p>{say(line("panel.decks.about"))}</p>
      <p class="decks-legend" aria-hidden="true">
        <span class="in">{say(line("panel.decks.in"))}</span> <span class="gone">{say(line("panel.decks.gone"))}</span>
      </p>
      {SEASONS.filter((season) => season >= now).map((season) => (
        <SeasonOfDecks key={season} season={season} state={state} names={names} />
      ))}
    </div>
  );
}

interface SeasonOfDecksProps {
  readonly season: Season;
  readonly state: State;
  readonly names: readonly string[];
}

function SeasonOfDecks({ season, state, names }: SeasonOfDecksProps) {
  const { say } = useSpeaker();
  const decks = state.boats.map(({ supply }) => bySeason(supply.unseen, season));
  return (
    <table>
      <caption>{say(line("panel.decks.season", { season }))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say(line("panel.decks.card"))}</span>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col" class={`seat-${seat}`}>
              <SeatMark seat={seat} />
              <span class="deck-of">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cardsOf(season).map((id) => (
          <tr key={id}>
            <th scope="row" class={card(id).type}>
              <Icon name={card(id).type} /> {say({ key: cardName(id).piece })}
            </th>
            {decks.map((unseen, seat) => (
              <td key={seat} class={unseen.includes(id) ? "in" : "gone"}>
                <span class="unseen">{say(line(unseen.includes(id) ? "panel.decks.in" : "panel.decks.gone"))}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(line("panel.decks.count"))}</th>
          {decks.map((unseen, seat) => (
            <td key={seat}>{unseen.length}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
