/** How to read a card, the four types, and all cards. */

import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter, Entry } from "../../../../ui/reference/reference.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { CARDS } from "../../content/cards.ts";
import type { Card as CardPrinted } from "../../model/card.ts";
import type { Resource } from "../../model/goods.ts";
import { Card } from "../cards/card.tsx";
import { cardKind, cardRules } from "../cards/card-lines.ts";
import { cardName } from "../texts/names.ts";
import { bySeasons, countOf, TYPES } from "./counts.ts";
import { signed, term } from "./entry.ts";
import { deckFace } from "./pictures/deck-face.ts";
import { type Spot, spotOn } from "./pictures/spot.ts";
import { told } from "./texts.ts";

/** A card that has everything that a card can have. */
const EXAMPLE = CARDS.find(({ bane, cost }) => bane > 0 && cost !== "X") ?? CARDS[0];

/** Highlights a part of a card; `of` must have that part. */
export function PartOfCard({ spot, of = EXAMPLE }: { readonly spot: Spot; readonly of?: CardPrinted | undefined }) {
  const { say } = useSpeaker();
  return of && <Framed drawing={spotOn(of, say({ key: cardName(of.id).piece }), spot)} />;
}

const entryOf = (card: CardPrinted): Entry => ({
  id: cardName(card.id).piece,
  title: { key: cardName(card.id).piece },
  kind: cardKind(card),
  icon: card.type,
  Picture: () => <Card id={card.id} size="large" />,
  text: [
    ...cardRules(card).map(({ sign, line }) => ({ ...line, icon: sign })),
    told("card.count", { n: countOf(card.type, card.season), type: card.type, season: card.season }),
  ],
  see: [`type.${card.type}`, `season.${card.season}`, ...termsOn(card), "term.card"],
});

const termsOn = ({ cost, gain, bane }: CardPrinted): string[] => [
  ...([cost, ...Object.values(gain)].includes("X") ? ["term.x"] : []),
  ...(bane > 0 ? ["term.bane"] : []),
];

const SOURCES = { food: "term.food", human: "term.healthy", ymune: "term.ymune", battery: "term.battery" } as const;

const typeEntry = (type: Resource): Entry =>
  term({
    id: `type.${type}`,
    icon: type,
    Picture: () => <Framed drawing={deckFace(type)} />,
    text: [
      told(
        "type.count",
        bySeasons((season) => countOf(type, season)),
      ),
      told("type.pair"),
    ],
    see: [SOURCES[type], ...CARDS.filter((card) => card.type === type).map(({ id }) => cardName(id).piece)],
  });

export const cardsChapter: Chapter = {
  title: told("chapter.cards"),
  entries: [
    term({
      id: "term.card",
      icon: "pair",
      Picture: () => (EXAMPLE === undefined ? null : <Card id={EXAMPLE.id} size="large" />),
      text: [
        told("term.card.text", { cards: CARDS.length }),
        signed("human", "term.card.type"),
        signed("cost", "term.card.cost"),
        signed("healthy", "term.card.gain"),
        signed("pair", "term.card.bonus"),
        signed("bane", "term.card.bane"),
      ],
      see: ["term.x", "term.hand", "type.food", "type.human", "type.ymune", "type.battery"],
    }),
    ...TYPES.map(typeEntry),
    ...CARDS.map(entryOf),
  ],
};
