import { DrawingSvg } from "../../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import type { Season } from "../../../model/card.ts";
import type { ShownObjective } from "../../../model/state.ts";
import { objectiveName } from "../../texts/names.ts";
import { demandLine } from "../../texts/objective-lines.ts";
import { line } from "../../texts/texts.ts";
import { FACE_DOWN, pieceName } from "../piece.ts";
import { slipBack, slipFace } from "./slip-face.ts";
import type { Standing } from "./standing.ts";
import "../card.css";
import "./objective-slip.css";

interface ObjectiveSlipProps {
  readonly shown: ShownObjective;
  readonly standing: Standing;
}

/** An Objective as a small image with a full description. */
export function ObjectiveSlip({ shown, standing }: ObjectiveSlipProps) {
  const { say } = useSpeaker();
  const told = line("mission.told", { objective: objectiveName(shown.id), demand: demandLine(shown) });
  return (
    <span class="objective-slip" role="img" aria-label={say(told)} data-piece={pieceName("objective", shown.id)}>
      <DrawingSvg drawing={slipFace(shown, standing)} />
    </span>
  );
}

export function HiddenObjective({ season }: { readonly season: Season }) {
  const { say } = useSpeaker();
  return (
    <span
      class="objective-slip"
      role="img"
      aria-label={say(line("mission.face-down", { season }))}
      data-piece={pieceName("objective", FACE_DOWN)}
    >
      <DrawingSvg drawing={slipBack(season)} />
    </span>
  );
}
