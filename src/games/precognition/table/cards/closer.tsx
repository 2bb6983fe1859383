/** A piece, enlarged and told in words. */
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import type { TileId } from "../../model/river.ts";
import { card, objective } from "../../rules/pieces.ts";
import { cardName, listOf, objectiveName, tileName } from "../names.ts";
import { demandLine } from "../objective-lines.ts";
import { line } from "../texts.ts";
import { Card } from "./card.tsx";
import { cardKind, cardRules } from "./card-lines.ts";
import { Icon } from "./icons.tsx";
import { MachinePiece } from "./machine.tsx";
import { ObjectivePiece } from "./objective.tsx";
import { readPiece } from "./piece.ts";
import { riverPiece } from "./river-piece.ts";
import { Room } from "./room.tsx";
import { Tile } from "./tile.tsx";
import { tileRule } from "./tile-lines.ts";
import "./closer.css";

/** `thing` is a piece as pages and the world name it; of anything else there is nothing to be told. */
export function Closer({ thing }: { readonly thing: string }) {
  const piece = readPiece(thing);
  switch (piece?.kind) {
    case "card":
      return <CardCloser id={piece.id} />;
    case "tile":
      return <TileCloser id={piece.id} />;
    case "room":
      return <Room id={piece.id} />;
    case "objective":
      return <ObjectiveCloser id={piece.id} />;
    case "machine": {
      const [room = "", number] = piece.id.split(".");
      return <MachinePiece room={room} place={Number(number) - 1} />;
    }
    case undefined:
      return null;
  }
}

function CardCloser({ id }: { readonly id: CardId }) {
  const { say } = useSpeaker();
  const printed = card(id);
  return (
    <div class="closer-piece">
      <Card id={id} size="large" />
      <div class="closer-words">
        <h3>{say({ key: cardName(id).piece })}</h3>
        <p class={`kind ${printed.type}`}>{say(cardKind(printed))}</p>
        <ul>
          {cardRules(printed).map(({ sign, line: rule }) => (
            <li key={sign}>
              <Icon name={sign} />
              <span>{say(rule)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function TileCloser({ id }: { readonly id: TileId }) {
  const { say } = useSpeaker();
  const piece = riverPiece(id);
  return (
    <div class="closer-piece">
      <Tile id={id} />
      <div class="closer-words">
        <h3>{say({ key: tileName(id).piece })}</h3>
        <p>{say(tileRule(piece))}</p>
        {"gives" in piece && <p>{say(line("card-rule.tile-ignore"))}</p>}
      </div>
    </div>
  );
}

function ObjectiveCloser({ id }: { readonly id: ObjectiveId }) {
  const { say } = useSpeaker();
  const easier = demandLine({ id, isMitigated: true });
  return (
    <div class="closer-piece">
      <ObjectivePiece id={id} />
      <div class="closer-words">
        <h3>{say({ key: objectiveName(id).piece })}</h3>
        <p class="demand">{say(demandLine({ id, isMitigated: false }))}</p>
        <p class="kind">{say(line("mission.price", { price: listOf(objective(id).price), easier }))}</p>
      </div>
    </div>
  );
}
