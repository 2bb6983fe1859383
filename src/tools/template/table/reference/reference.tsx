/** The book of rules: how the game is played, and each card. */
import { Framed } from "../../../../kit/drawing/framed.tsx";
import { SignSvg } from "../../../../kit/drawing/sign-svg.tsx";
import type { Entry, Reference } from "../../../../ui/reference/reference.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { CARDS } from "../../content/content.ts";
import { BACK, CARDS as CARDS_SIGN, faceOf, PEARL, pieceOf } from "../cards/faces.ts";
import { line } from "../texts/texts.ts";

const ROUND = "rules.round";
const WIN = "rules.win";

const entry = (id: string, icon: string, piece: string, title: Line, text: readonly Line[], see: string): Entry => ({
  id,
  icon,
  title,
  text,
  see: [see],
  Picture: () => <Framed drawing={faceOf(piece)} />,
});

export const reference: Reference = {
  // They are among the game's.
  texts: {},
  Icon: ({ icon }) => <SignSvg sign={icon === PEARL.name ? PEARL : CARDS_SIGN} />,
  chapters: [
    {
      title: line("rules.play"),
      entries: [
        entry(ROUND, CARDS_SIGN.name, BACK, line(ROUND), [line("rules.round.draw"), line("rules.round.lay")], WIN),
        entry(WIN, PEARL.name, pieceOf(9), line(WIN), [line("rules.win.pearls")], ROUND),
      ],
    },
    {
      title: line("rules.cards"),
      entries: CARDS.map((card) =>
        entry(
          pieceOf(card),
          CARDS_SIGN.name,
          pieceOf(card),
          line("card.name", { card }),
          [line("card.rule", { card })],
          WIN,
        ),
      ),
    },
  ],
};
