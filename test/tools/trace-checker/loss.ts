/** Losing Humans, to the Bane or to the River: "contaminated or healthy as you choose". */
import { type Boat, type BoatProcess, fits, range, type Stage } from "./boat.ts";
import type { Act } from "./lines.ts";
import type { Table } from "./table.ts";

export function* loseHumans(
  table: Table,
  seat: number,
  boat: Boat,
  wanted: number,
  to: "bane" | "river",
  stage: (humans: number) => Stage,
): BoatProcess {
  const lost = Math.min(wanted, boat.cabins + boat.contaminated);
  if (lost === 0) return;
  const least = Math.max(0, lost - boat.contaminated);
  const most = Math.min(lost, boat.cabins);
  let healthy = least;
  if (least < most) {
    const act: Act = yield {
      stage: stage(lost),
      allows: (answer) => fits(answer, { do: ["lose"], healthy: range(least, most) }),
    };
    healthy = Number(act.healthy);
  }
  boat.cabins -= healthy;
  boat.contaminated -= lost - healthy;
  table.say({ on: "humans-lost", seat, healthy, contaminated: lost - healthy, to });
}
