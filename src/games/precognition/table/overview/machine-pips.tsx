import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { machineName } from "../names.ts";
import { line } from "../texts.ts";
import "./machine-pips.css";

/** Every Machine of a boat as a row of places for Batteries. */
export function MachinePips({ boat: { rooms, machines } }: { readonly boat: Boat }) {
  const { say } = useSpeaker();
  return (
    <ul class="machines">
      {machinesOf(rooms).map(({ batteries: needed }, i) => {
        const held = machines[i] ?? 0;
        const told = say(line("machines.held", { machine: machineName(rooms, i), held, needed }));
        return (
          <li key={i} class={held === needed ? "powered" : ""} title={told}>
            <span class="unseen">{told}</span>
            {Array.from({ length: needed }, (_, place) => (
              <span key={place} class={place < held ? "pip held" : "pip"} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
