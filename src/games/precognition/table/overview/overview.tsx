import type { ViewProps } from "../../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { BoatsTable } from "./boats-table.tsx";
import { MachineRules } from "./machine-rules.tsx";
import { RiverTrack } from "./river-track.tsx";
import "./overview.css";

/** The river so far, and what everybody has on board. */
export function Overview({ state, names }: ViewProps<PrecognitionTypes>) {
  return (
    <div class="overview">
      <RiverTrack state={state} />
      <BoatsTable boats={state.boats} names={names} />
      <MachineRules boats={state.boats} />
    </div>
  );
}
