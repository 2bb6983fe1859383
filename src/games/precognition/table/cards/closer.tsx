/** A piece, enlarged and told in words. */
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import { seasonOf, type TileId } from "../../model/river.ts";
import type { State } from "../../model/state.ts";
import { card, objective } from "../../rules/pieces.ts";
import { cardName, listOf, objectiveName, tileName } from "../names.ts";
import { demandLine } from "../objective-lines.ts";
import { HiddenObjectiveCloser, ObjectiveState } from "../objectives/objective-closer.tsx";
import { readStretch } from "../river/stretches.ts";
import { line } from "../texts.ts";
import { Card } from "./card.tsx";
import { cardKind, cardRules } from "./card-lines.ts";
import { Icon, signStyle } from "./icons.tsx";
import { MachinePiece } from "./machine.tsx";
import { ObjectivePiece } from "./objective.tsx";
import { FACE_DOWN, readPiece } from "./piece.ts";
import { riverPiece } from "./river-piece.ts";
import { Room } from "./room.tsx";
import { HiddenTile, Tile } from "./tile.tsx";
import { stretchLine, tileRule } from "./tile-lines.ts";
import "./closer.css";

interface CloserProps {
  readonly thing: string;
  /** As things stand, where that is known. */
  readonly state?: State;
}

/** `thing` is a piece as the page and the world name it; of anything else there is nothing to be told. */
export function Closer({ thing, state }: CloserProps) {
  const stretch = readStretch(thing);
  if (stretch !== undefined) return <StretchCloser round={stretch} />;
  const piece = readPiece(thing);
  switch (piece?.kind) {
    case "card":
      return <CardCloser id={piece.id} />;
    case "tile":
      return <TileCloser id={piece.id} />;
    case "room":
      return <Room id={piece.id} />;
    case "objective":
      return piece.id === FACE_DOWN ? (
        <HiddenObjectiveCloser state={state} />
      ) : (
        <ObjectiveCloser id={piece.id} state={state} />
      );
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
        <p class="kind" style={signStyle(printed.type)}>
          {say(cardKind(printed))}
        </p>
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

/** Nobody knows what lies there. */
function StretchCloser({ round }: { readonly round: number }) {
  const { say } = useSpeaker();
  const season = seasonOf(round);
  return (
    <div class="closer-piece">
      <HiddenTile season={season} />
      <div class="closer-words">
        <h3>{say(stretchLine(round))}</h3>
        <p>{say(line("card-rule.tile-hidden", { season }))}</p>
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

interface ObjectiveCloserProps {
  readonly id: ObjectiveId;
  readonly state?: State | undefined;
}

function ObjectiveCloser({ id, state }: ObjectiveCloserProps) {
  const { say } = useSpeaker();
  const shown = state?.mission?.shown.find((one) => one.id === id) ?? { id, isMitigated: false };
  const { scope, price } = objective(id);
  const easier = demandLine({ id, isMitigated: true });
  return (
    <div class="closer-piece">
      <ObjectivePiece id={id} />
      <div class="closer-words">
        <h3>{say({ key: objectiveName(id).piece })}</h3>
        <p class="demand">{say(demandLine(shown))}</p>
        <ObjectiveState shown={shown} state={state} />
        <p>{say(line(scope === "one" ? "mission.asks.one" : "mission.asks.each"))}</p>
        {!shown.isMitigated && <p>{say(line("mission.eases", { price: listOf(price), easier }))}</p>}
        <p class="kind">{say(line("mission.kept"))}</p>
      </div>
    </div>
  );
}
