import type { ComponentChildren } from "preact";
import type { DeskProps } from "../../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { partnerOf } from "../picture/partners.ts";
import type { SealedKind } from "./controls/controls.ts";
import type { DeskPartProps } from "./desk-part.ts";
import { DualSelect } from "./dual-select.tsx";
import { FirstCards } from "./first-cards.tsx";
import { PlanView } from "./plan-view.tsx";
import { RoomChoice } from "./room-choice.tsx";
import { Partner } from "./seat-name.tsx";
import { Waiting } from "./waiting.tsx";
import "./desk.css";

/** The part of the desk for each kind of secret act. */
export const SEALED: Readonly<Record<SealedKind, (props: DeskPartProps) => ComponentChildren>> = {
  "leave-room": RoomChoice,
  pass: FirstCards,
  choose: DualSelect,
};

/** All that a seat has to decide now. */
export function Desk(props: DeskProps<PrecognitionTypes>) {
  const { seat, state } = props.place;
  return (
    <Partner.Provider value={partnerOf(state.value, seat)}>
      <Decision {...props} />
    </Partner.Provider>
  );
}

function Decision({
  place,
  alsoMine = [],
  names,
  passByItself = true,
  areKeysOn = always,
  onConsider,
}: DeskProps<PrecognitionTypes>) {
  const [act] = place.legal.value;
  const state = place.state.value;
  if (act === undefined) {
    const hand = [...place.mine.value.values()];
    return <Waiting state={state} seat={place.seat} names={names} locked={place.locked.value} hand={hand} />;
  }
  const props = { place, alsoMine, names, areKeysOn, ...(onConsider && { onConsider }) };
  switch (act.do) {
    case "leave-room":
    case "pass":
    case "choose": {
      const Part = SEALED[act.do];
      return <Part key={`${state.round} ${state.phase}`} {...props} />;
    }
    default:
      return <PlanView key={`${state.round} ${state.phase}`} {...props} passByItself={passByItself} />;
  }
}

const always = (): boolean => true;
