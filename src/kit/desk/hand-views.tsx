/** The views of a game whose acts are cards: a hand to play them from, and a closer look at each card. */
import type { Types } from "../../engine/game.ts";
import type { CloserProps, DeskProps, GameViews } from "../../ui/game-table.ts";
import type { Line } from "../../ui/texts/line.ts";
import { useSpeaker } from "../../ui/texts/speaking.ts";
import { CloserPiece } from "../closer/closer-piece.tsx";
import { Enlarged } from "../closer/enlarged.tsx";
import { DrawingSvg } from "../drawing/drawing-svg.tsx";
import { type ActCards, ActHand } from "./act-hand.tsx";

interface HandGame<T extends Types> extends ActCards<T> {
  /** The description of a piece; by default the text `rule.…`. */
  ruleOf?(piece: string): Line;
}

export function handViews<T extends Types>(game: HandGame<T>): GameViews<T> {
  const { faceOf, nameOf = (key) => ({ key }), ruleOf = (piece) => ({ key: `rule.${piece}` }) } = game;

  function Closer({ thing }: Pick<CloserProps, "thing">) {
    const { say } = useSpeaker();
    const name = nameOf(thing);
    if (name === undefined) return null;
    return (
      <CloserPiece name={say(name)} picture={<DrawingSvg drawing={faceOf(thing)} />}>
        <p>{say(ruleOf(thing))}</p>
      </CloserPiece>
    );
  }

  return {
    Desk: (props: DeskProps<T>) => <ActHand {...props} of={game} />,
    keys: [
      { keys: ["1", "…", "9"], what: { key: "hand.keys.lay" } },
      { keys: ["Enter"], what: { key: "hand.play" } },
      { keys: ["Z"], what: { key: "hand.keys.back" } },
    ],
    Closer,
    Over: () => <Enlarged Closer={Closer} />,
  };
}
