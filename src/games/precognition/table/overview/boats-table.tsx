import type { ComponentChildren } from "preact";
import { Num } from "../../../../kit/overview/num.tsx";
import { type SeatsRow, SeatsTable } from "../../../../kit/overview/seats-table.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { signOf } from "../cards/signs.ts";
import { type Key, line } from "../texts/texts.ts";
import { MachinePips } from "./machine-pips.tsx";
import "./boats-table.css";

interface Row {
  readonly key: Key;
  readonly means: Key;
  readonly icon: IconName;
  readonly of: (boat: Boat) => number;
}

/** The numbers of a boat. */
export const ROWS: readonly Row[] = [
  { key: "boats.cabins", means: "boats.cabins.means", icon: "human", of: ({ cabins }) => cabins },
  {
    key: "boats.contaminated",
    means: "boats.contaminated.means",
    icon: "contaminated",
    of: ({ contaminated }) => contaminated,
  },
  { key: "boats.doctors", means: "boats.doctors.means", icon: "doctor", of: ({ doctors }) => doctors },
  { key: "boats.protectors", means: "boats.protectors.means", icon: "protector", of: ({ protectors }) => protectors },
  { key: "boats.food", means: "boats.food.means", icon: "food", of: ({ food }) => food },
  { key: "boats.bane", means: "boats.bane.means", icon: "bane", of: ({ bane }) => bane },
];

interface BoatsTableProps {
  readonly boats: readonly Boat[];
  readonly names: readonly string[];
}

export function BoatsTable({ boats, names }: BoatsTableProps) {
  const { say } = useSpeaker();
  const row = (key: Key, means: Key, icon: IconName, cell: (boat: Boat) => ComponentChildren): SeatsRow => ({
    name: say(line(key)),
    means: say(line(means)),
    sign: signOf(icon),
    cell: (seat) => {
      const boat = boats[seat];
      return boat && cell(boat);
    },
  });
  return (
    <SeatsTable
      caption={say(line("boats.caption"))}
      first={say(line("boats.part"))}
      names={names}
      sign={signOf("boat")}
      rows={[
        ...ROWS.map(({ key, means, icon, of }) => row(key, means, icon, (boat) => <Num value={of(boat)} />)),
        row("boats.machines", "boats.machines.means", "battery", (boat) => <MachinePips boat={boat} />),
      ]}
    />
  );
}
