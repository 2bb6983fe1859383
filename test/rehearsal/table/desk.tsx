/** A crew's acts as cards in its hand, and the description of cards. */
import { CloserPiece } from "../../../src/kit/closer/closer-piece.tsx";
import { Enlarged } from "../../../src/kit/closer/enlarged.tsx";
import { ActHand, HAND_KEYS } from "../../../src/kit/desk/act-hand.tsx";
import { DrawingSvg } from "../../../src/kit/drawing/drawing-svg.tsx";
import type { DeskProps } from "../../../src/ui/game-table.ts";
import type { Line } from "../../../src/ui/texts/line.ts";
import { useSpeaker } from "../../../src/ui/texts/speaking.ts";
import type { Act, Salvage, State } from "../model.ts";
import { worthOf } from "../rules.ts";
import { faceOf, pieceOf } from "./faces.ts";
import "./desk.css";

export const keys = HAND_KEYS;

/** What an act would lead to, as far as is known. */
function outlook({ now, wreck }: State, act: Act): Line {
  if (now.at !== "dive") return { key: `outlook.${pieceOf(act)}` };
  const left = wreck.reduce((sum, count) => sum + count, 0);
  const waves = Math.round((100 * (wreck[0] ?? 0)) / Math.max(1, left));
  return { key: `outlook.${act.do}`, params: { haul: worthOf(now), waves, seat: { seat: now.diver } } };
}

const picture = (piece: string) => <DrawingSvg drawing={faceOf(piece)} />;

export const Desk = (props: DeskProps<Salvage>) => (
  <ActHand {...props} pieceOf={pieceOf} outlook={(act) => outlook(props.place.state.value, act)} picture={picture} />
);

export function Closer({ thing }: { readonly thing: string }) {
  const { say } = useSpeaker();
  return (
    <CloserPiece name={say({ key: thing })} picture={picture(thing)} class="dive-closer">
      <p>{say({ key: `rule.${thing}` })}</p>
    </CloserPiece>
  );
}

export const Over = () => <Enlarged Closer={Closer} />;
