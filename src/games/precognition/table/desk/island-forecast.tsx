import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import { islandAfter } from "../../rules/pieces.ts";
import { tileName } from "../names.ts";
import { line } from "../texts.ts";
import { Counted } from "./counted.tsx";

const nextIsland = (round: number): number => Math.ceil(round / ROUNDS_PER_SEASON) * ROUNDS_PER_SEASON;

/** Where the crew is fed next, and how far that is. */
export const islandLine = (round: number): Line =>
  line("desk.island", { island: tileName(islandAfter(nextIsland(round)).id), rounds: nextIsland(round) - round });

export const islandName = (round: number): Line => ({ key: tileName(islandAfter(nextIsland(round)).id).piece });

interface IslandForecastProps {
  readonly food: number;
  readonly crew: number;
}

/** Whether the Food would do for the crew as it is. */
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
