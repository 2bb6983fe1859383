import type { ViewProps } from "../../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { BoatsTable } from "./boats-table.tsx";
import { FaceUp } from "./face-up.tsx";
import { MachineRules } from "./machine-rules.tsx";
import { Objectives } from "./objectives.tsx";
import { RiverTrack } from "./river-track.tsx";
import { Teams } from "./teams.tsx";
import "./overview.css";

/** The river, the boats and, in the co-operative game, the Objectives. */
export function Overview({ state, names, viewer }: ViewProps<PrecognitionTypes>) {
  return (
    <div class="overview">
      <RiverTrack state={state} />
      <Objectives state={state} names={names} />
      <Teams state={state} names={names} viewer={viewer} />
      <BoatsTable boats={state.boats} names={names} />
      <FaceUp boats={state.boats} names={names} />
      <MachineRules boats={state.boats} names={names} />
    </div>
  );
}
