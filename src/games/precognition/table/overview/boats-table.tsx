import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon } from "../cards/icons.tsx";
import { type Key, line } from "../texts.ts";
import { MachinePips } from "./machine-pips.tsx";
import { Num } from "./num.tsx";
import "./boats-table.css";

interface Row {
  readonly key: Key;
  readonly means: Key;
  readonly icon: IconName;
  readonly of: (boat: Boat) => number;
}

/** What a boat is told in numbers by. */
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

/** A column for each boat, so that it fits on a phone. */
export function BoatsTable({ boats, names }: BoatsTableProps) {
  const { say } = useSpeaker();
  return (
    <table class="boats">
      <caption class="unseen">{say(line("boats.caption"))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say(line("boats.part"))}</span>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col" class={`seat-${seat}`}>
              <Icon name="boat" />
              <SeatMark seat={seat} />
              <span class="boat-name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ key, means, icon, of }) => (
          <tr key={key} class={icon}>
            <RowName name={key} means={means} icon={icon} />
            {boats.map((boat, seat) => (
              <td key={seat}>
                <Num value={of(boat)} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <RowName name="boats.machines" means="boats.machines.means" icon="battery" />
          {boats.map((boat, seat) => (
            <td key={seat}>
              <MachinePips boat={boat} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface RowNameProps {
  readonly name: Key;
  readonly means: Key;
  readonly icon: IconName;
}

function RowName({ name, means, icon }: RowNameProps) {
  const { say } = useSpeaker();
  return (
    <th scope="row">
      <span class="row-name">
        <Icon name={icon} />
        <span>
          {say(line(name))} <small>{say(line(means))}</small>
        </span>
      </span>
    </th>
  );
}
