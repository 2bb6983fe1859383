/** The control for each kind of open act. Some share one: the boat, and the board of Objectives. */
import type { Act } from "../../../model/acts.ts";
import { BoatBoard } from "../boat-board.tsx";
import { MissionBoard } from "../mission-board.tsx";
import { ActivateControl } from "./activate.tsx";
import type { Control } from "./control.ts";
import { DismissControl } from "./dismiss.tsx";
import { HealControl } from "./heal.tsx";
import { LoseControl } from "./lose.tsx";
import { ProtectControl } from "./protect.tsx";
import { TakeControl } from "./take.tsx";
import { TileAnswerControl } from "./tile-answer.tsx";

/** Acts that are chosen in secret, each in its own part of the desk. */
export type SealedKind = "leave-room" | "pass" | "choose";
export type OpenKind = Exclude<Act["do"], SealedKind>;

export const CONTROLS: Readonly<Record<OpenKind, Control>> = {
  activate: ActivateControl,
  take: TakeControl,
  post: BoatBoard,
  plug: BoatBoard,
  hold: BoatBoard,
  fire: BoatBoard,
  rest: BoatBoard,
  heal: HealControl,
  reveal: MissionBoard,
  mitigate: MissionBoard,
  done: MissionBoard,
  protect: ProtectControl,
  lose: LoseControl,
  face: TileAnswerControl,
  ignore: TileAnswerControl,
  dismiss: DismissControl,
  unplug: BoatBoard,
};
