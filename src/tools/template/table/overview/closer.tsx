/** An enlarged card with its description. */
import { CloserPiece } from "../../../../kit/closer/closer-piece.tsx";
import { Enlarged } from "../../../../kit/closer/enlarged.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { CardPicture } from "../cards/card-picture.tsx";
import { readPiece } from "../cards/piece.ts";
import { line } from "../texts/texts.ts";

export function Closer({ thing }: { readonly thing: string }) {
  const { say } = useSpeaker();
  const card = readPiece(thing);
  if (card === undefined) return null;
  return (
    <CloserPiece name={say(line("card.name", { card }))} picture={<CardPicture card={card} />}>
      <p>{say(line("card.rule", { card }))}</p>
    </CloserPiece>
  );
}

export const Closers = () => <Enlarged Closer={Closer} />;
