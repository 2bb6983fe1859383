import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { State } from "../../model/state.ts";
import { nextIsland } from "../picture/next-island.ts";
import { tileName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { Counted } from "./counted.tsx";

const ahead = ({ round, river }: State) => nextIsland(round, river.turned.length);

/** The island where the crew is fed next, and the rounds until then. */
export function islandLine(state: State): Line {
  const { island, rounds } = ahead(state);
  return line("desk.island", { island: tileName(island), rounds });
}

export const islandName = (state: State): Line => ({ key: tileName(ahead(state).island).piece });

interface IslandForecastProps {
  readonly food: number;
  readonly crew: number;
}

/** Whether the Food would be enough for the present crew. */
export function IslandForecast({ food, crew }: IslandForecastProps) {
  const { say } = useSpeaker();
  const missing = crew - food;
  return (
    <>
      <Counted what="food" n={food} />
      <small class={missing > 0 ? "loses" : ""}>
        {say(missing > 0 ? line("desk.island.starves", { missing }) : line("desk.island.feeds", { crew }))}
      </small>
    </>
  );
}
