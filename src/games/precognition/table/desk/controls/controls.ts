/** The control for each kind of open act. Machines and Objectives have a board each. */
import type { Act } from "../../../model/acts.ts";
import { MachineBoard } from "../machine-board.tsx";
import { MissionBoard } from "../mission-board.tsx";
import { ActivateControl } from "./activate.tsx";
import type { Control } from "./control.ts";
import { DismissControl } from "./dismiss.tsx";
import { HealControl } from "./heal.tsx";
import { LoseControl } from "./lose.tsx";
import { PlugControl } from "./plug.tsx";
import { PostControl } from "./post.tsx";
import { ProtectControl } from "./protect.tsx";
import { TakeControl } from "./take.tsx";
import { TileAnswerControl } from "./tile-answer.tsx";
import { UnplugControl } from "./unplug.tsx";

/** Acts that are chosen in secret, each in its own part of the desk. */
export type SealedKind = "leave-room" | "pass" | "choose";
export type OpenKind = Exclude<Act["do"], SealedKind>;

export const CONTROLS: Readonly<Record<OpenKind, Control>> = {
  activate: ActivateControl,
  take: TakeControl,
  post: PostControl,
  plug: PlugControl,
  hold: PlugControl,
  fire: MachineBoard,
  rest: MachineBoard,
  heal: HealControl,
  reveal: MissionBoard,
  mitigate: MissionBoard,
  done: MissionBoard,
  protect: ProtectControl,
  lose: LoseControl,
  face: TileAnswerControl,
  ignore: TileAnswerControl,
  dismiss: DismissControl,
  unplug: UnplugControl,
};
