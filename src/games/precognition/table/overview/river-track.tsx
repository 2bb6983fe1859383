import { useState } from "preact/hooks";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { endsSeason, ROUNDS, seasonOf, type TileId } from "../../model/river.ts";
import type { State } from "../../model/state.ts";
import { tile } from "../../rules/pieces.ts";
import { signStyle } from "../cards/icons.tsx";
import { stretchName } from "../cards/stretches.ts";
import { tileName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { goAlong } from "./along.ts";
import "./river-track.css";

const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The twelve rounds: the tiles so far and the islands. */
export function RiverTrack({ state }: { readonly state: State }) {
  const { say } = useSpeaker();
  const { round, phase, river } = state;
  const [lastAt, setLastAt] = useState<number>();
  // All twelve are one tab stop, and the arrow keys move between them.
  const at = lastAt ?? Math.max(round, 1);
  return (
    <div class="river">
      <h3>{say(phase === "over" && round === ROUNDS ? line("river.over") : roundLine(state))}</h3>
      <ol style={signStyle("bane")} aria-label={say(line("river.caption"))} onKeyDown={goAlong}>
        {ALL_ROUNDS.map((one) => {
          const told = say(stationLine(one, river.turned[one - 1]));
          return (
            <li
              key={one}
              tabIndex={one === at ? 0 : -1}
              onFocus={() => setLastAt(one)}
              data-piece={stretchName(one, river.turned[one - 1])}
              class={stationClass(one, river.turned[one - 1])}
              aria-current={one === round && phase !== "over" ? "step" : undefined}
              title={told}
            >
              <span class="unseen">{told}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function roundLine({ round, boats }: State) {
  if (round > 0) return line("river.round", { round, rounds: ROUNDS, season: seasonOf(round) });
  return line(boats.some(({ rooms }) => rooms.length === 0) ? "river.rooms" : "river.start");
}

function stationLine(round: number, turned: TileId | undefined) {
  if (turned !== undefined) return line("river.turned", { round, tile: tileName(turned) });
  return endsSeason(round) ? line("river.island-ahead", { round }) : line("river.ahead", { round });
}

function stationClass(round: number, turned: TileId | undefined): string {
  if (endsSeason(round)) return turned === undefined ? "island" : "island turned";
  if (turned === undefined) return "";
  return Object.keys(tile(turned).gives).length > 0 ? "turned gives" : "turned takes";
}
