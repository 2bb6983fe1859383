import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { listOf, machineName, roomName } from "../names.ts";
import { line } from "../texts.ts";
import { ruleLine } from "./rule-line.ts";
import "./machine-rules.css";

/** The Machine Rooms in words; in the standard set-up everybody has the same. */
export function MachineRules({ boats: [boat] }: { readonly boats: readonly Boat[] }) {
  const { say } = useSpeaker();
  if (boat === undefined) return null;
  return (
    <details class="machine-rules">
      <summary>{say(line("machines.caption"))}</summary>
      <div class="rooms">
        {boat.rooms.map((room) => (
          <section key={room}>
            <h4>{say({ key: roomName(room).piece })}</h4>
            <dl>
              {machinesOf([room]).map(({ batteries, when, gives }, i) => (
                <div key={i}>
                  <dt>
                    {say({ key: machineName([room], i).piece })}{" "}
                    <small>{say(line("machines.needed", { needed: batteries }))}</small>
                  </dt>
                  <dd>{say(ruleLine(when, listOf(gives)))}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
