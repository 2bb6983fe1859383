/** An enlarged piece with its description. */

import { CloserPiece } from "../../../../kit/closer/closer-piece.tsx";
import { Enlarged } from "../../../../kit/closer/enlarged.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { CardId } from "../../model/card.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import { seasonOf, type TileId } from "../../model/river.ts";
import type { ShownObjective, State } from "../../model/state.ts";
import { card, objective } from "../../rules/pieces.ts";
import { Card } from "../cards/card.tsx";
import { cardKind, cardRules } from "../cards/card-lines.ts";
import { Icon, signStyle } from "../cards/icons.tsx";
import { MachinePiece } from "../cards/machine.tsx";
import { ObjectivePiece } from "../cards/objectives/objective.tsx";
import { HiddenObjective } from "../cards/objectives/objective-slip.tsx";
import { standingOf } from "../cards/objectives/standing.ts";
import { FACE_DOWN, readPiece } from "../cards/piece.ts";
import { riverPiece } from "../cards/river-piece.ts";
import { Room } from "../cards/room.tsx";
import { readStretch } from "../cards/stretches.ts";
import { HiddenTile, Tile } from "../cards/tile.tsx";
import { stretchLine, tileRule } from "../cards/tile-lines.ts";
import { cardName, listOf, objectiveName, tileName } from "../texts/names.ts";
import { demandLine } from "../texts/objective-lines.ts";
import { line } from "../texts/texts.ts";
import "./closer.css";

interface CloserProps {
  readonly thing: string;
  /** The present state, if there is a match. */
  readonly state?: State;
}

/** `thing` is the name of a piece; for any other name nothing is shown. */
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

export const ClosersOnPage = () => <Enlarged Closer={Closer} />;

function CardCloser({ id }: { readonly id: CardId }) {
  const { say } = useSpeaker();
  const printed = card(id);
  return (
    <CloserPiece name={say({ key: cardName(id).piece })} picture={<Card id={id} size="large" />}>
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
    </CloserPiece>
  );
}

/** A stretch whose tile is face down. */
function StretchCloser({ round }: { readonly round: number }) {
  const { say } = useSpeaker();
  const season = seasonOf(round);
  return (
    <CloserPiece name={say(stretchLine(round))} picture={<HiddenTile season={season} />}>
      <p>{say(line("card-rule.tile-hidden", { season }))}</p>
    </CloserPiece>
  );
}

function TileCloser({ id }: { readonly id: TileId }) {
  const { say } = useSpeaker();
  const piece = riverPiece(id);
  return (
    <CloserPiece name={say({ key: tileName(id).piece })} picture={<Tile id={id} />}>
      <p>{say(tileRule(piece))}</p>
      {"gives" in piece && <p>{say(line("card-rule.tile-ignore"))}</p>}
    </CloserPiece>
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
    <CloserPiece name={say({ key: objectiveName(id).piece })} picture={<ObjectivePiece id={id} />}>
      <p class="demand">{say(demandLine(shown))}</p>
      <ObjectiveState shown={shown} state={state} />
      <p>{say(line(scope === "one" ? "mission.asks.one" : "mission.asks.each"))}</p>
      {!shown.isMitigated && <p>{say(line("mission.eases", { price: listOf(price), easier }))}</p>}
      <p class="kind">{say(line("mission.kept"))}</p>
    </CloserPiece>
  );
}

/** An Objective that is face down. */
function HiddenObjectiveCloser({ state }: { readonly state?: State | undefined }) {
  const { say } = useSpeaker();
  return (
    <CloserPiece
      name={say(line("mission.unknown"))}
      picture={<HiddenObjective season={seasonOf(Math.max(1, state?.round ?? 1))} />}
    >
      <p>{say(line("mission.unknown.about"))}</p>
    </CloserPiece>
  );
}

interface ObjectiveStateProps {
  readonly shown: ShownObjective;
  readonly state?: State | undefined;
}

/** Whether an Objective in the game is mitigated, and whether it is met at present. */
function ObjectiveState({ shown, state }: ObjectiveStateProps) {
  const { say } = useSpeaker();
  const isThere = state?.mission?.shown.some(({ id }) => id === shown.id) ?? false;
  if (state === undefined || !isThere) return null;
  return (
    <p class="kind">
      {shown.isMitigated && `${say(line("mission.eased"))}, `}
      {say(line(`mission.${standingOf(state, shown)}`))}
    </p>
  );
}
