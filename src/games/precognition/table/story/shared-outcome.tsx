import type { OutcomeProps } from "../../../../ui/game-table.ts";
import { SeatHead } from "../../../../ui/match/standings.tsx";
import { useSpeaker, useText } from "../../../../ui/texts/speaking.ts";
import { SEASONS } from "../../model/card.ts";
import { ROUNDS } from "../../model/river.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { goalOf } from "../../rules/result.ts";
import { ObjectiveSlip } from "../cards/objectives/objective-slip.tsx";
import { objectiveName } from "../texts/names.ts";
import { demandLine } from "../texts/objective-lines.ts";
import { line } from "../texts/texts.ts";
import { type MissionStory, missionStories } from "./missions.ts";
import "./outcome.css";

/** The co-operative result: what each boat has brought, what was needed, and the history of the Objectives. */
export function SharedOutcome({ state, names, result, handicaps, viewer, told }: OutcomeProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const stories = missionStories(told);
  return (
    <div class={result.isWon ? "shared-outcome won" : "shared-outcome"}>
      <p class="stamp">
        <span aria-hidden="true">{result.isWon ? "✓" : "✕"}</span>{" "}
        {say(line(result.isWon ? "mission.won" : "mission.failed"))}
      </p>
      <Harvest state={state} names={names} handicaps={handicaps} viewer={viewer} />
      <section class="mission-stories">
        <h3>{say(line("mission.ends"))}</h3>
        {SEASONS.filter((season) => stories.some((one) => one.season === season)).map((season) => (
          <div key={season}>
            <h4>{say(line("mission.season", { season }))}</h4>
            <ul class="objective-list">
              {stories
                .filter((one) => one.season === season)
                .map((one) => (
                  <Fate key={one.id} one={one} names={names} />
                ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

type HarvestProps = Pick<OutcomeProps<PrecognitionTypes>, "state" | "names" | "handicaps" | "viewer">;

function Harvest({ state: { boats, round, mission }, names, handicaps, viewer }: HarvestProps) {
  const { say } = useSpeaker();
  const text = useText();
  const healthy = boats.reduce((sum, { cabins }) => sum + cabins, 0);
  const contaminated = boats.reduce((sum, boat) => sum + boat.contaminated, 0);
  const goal = goalOf(names.length);
  const isCounted = round === ROUNDS && mission?.isLost !== true;
  const share = Math.min(100, Math.round((100 * healthy) / goal));
  return (
    <>
      <table class="standings" aria-label={text("match.standings")}>
        <thead>
          <tr>
            <th scope="col">{text("match.player")}</th>
            <th scope="col" class="number">
              {say({ key: "score.healthy" })}
            </th>
            <th scope="col" class="number">
              {say({ key: "score.contaminated" })}
            </th>
          </tr>
        </thead>
        <tbody>
          {boats.map((boat, seat) => (
            <tr key={seat}>
              <SeatHead seat={seat} names={names} handicaps={handicaps} viewer={viewer} />
              <td class="number">{boat.cabins}</td>
              <td class="number">{boat.contaminated}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{say(line("mission.total"))}</th>
            <td class="number">{healthy}</td>
            <td class="number">{contaminated}</td>
          </tr>
          <tr>
            <th scope="row">{say(line("mission.goal"))}</th>
            <td class="number">{goal}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <div class="harvest" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <p class="harvest-words">
        {say(
          !isCounted
            ? line("mission.never")
            : healthy >= goal
              ? line("mission.spare", { n: healthy - goal })
              : line("mission.missing", { n: goal - healthy }),
        )}
      </p>
    </>
  );
}

const FATES = { met: "mission.was-met", open: "mission.open", lost: "mission.lost" } as const;

interface FateProps {
  readonly one: MissionStory;
  readonly names: readonly string[];
}

function Fate({ one: { id, learntBy, easedBy, isMet }, names }: FateProps) {
  const { say } = useSpeaker();
  const shown = { id, isMitigated: easedBy !== undefined };
  const fate = isMet === undefined ? "open" : isMet ? "met" : "lost";
  return (
    <li class={fate}>
      <ObjectiveSlip shown={shown} standing={fate} />
      <div>
        <strong>{say({ key: objectiveName(id).piece })}</strong> <small class="fate">{say(line(FATES[fate]))}</small>
        <p class="demand">{say(demandLine(shown))}</p>
        <small>
          {say(
            learntBy === undefined ? line("mission.unlearnt") : line("mission.learnt", { seat: { seat: learntBy } }),
            names,
          )}
          {easedBy !== undefined && `, ${say(line("mission.easer", { seat: { seat: easedBy } }), names)}`}
        </small>
      </div>
    </li>
  );
}
