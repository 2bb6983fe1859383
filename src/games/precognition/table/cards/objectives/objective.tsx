import { DrawingSvg } from "../../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import type { ObjectiveId } from "../../../model/objective.ts";
import { objective } from "../../../rules/pieces.ts";
import { objectiveName } from "../../texts/names.ts";
import { demandLine } from "../../texts/objective-lines.ts";
import { line } from "../../texts/texts.ts";
import { pieceName } from "../piece.ts";
import { objectiveFace } from "./objective-face.ts";
import "../card.css";

/** An Objective as an image with a full description. A style may set `--objective-width`. */
export function ObjectivePiece({ id }: { readonly id: ObjectiveId }) {
  const { say } = useSpeaker();
  const name = say({ key: objectiveName(id).piece });
  const demand = demandLine({ id, isMitigated: false });
  return (
    <span
      class="objective-piece"
      role="img"
      aria-label={say(line("stand.objective", { objective: name, demand }))}
      data-piece={pieceName("objective", id)}
    >
      <DrawingSvg drawing={objectiveFace(objective(id), name)} />
    </span>
  );
}
