import { Sign } from "../shell/sign.tsx";
import type { ShellKey } from "../texts/shell.ts";
import { useText } from "../texts/speaking.ts";
import { type GameBox, spanOf, type WayToPlay } from "./game-box.ts";
import "./box.css";

const WAYS: Readonly<Record<WayToPlay, ShellKey>> = {
  solo: "box.way.solo",
  couch: "box.way.couch",
  online: "box.way.online",
  competitive: "box.way.competitive",
  teams: "box.way.teams",
  coop: "box.way.coop",
  campaign: "box.way.campaign",
};

/** The number of players, the duration, and the ways to play. */
export function BoxFacts({ box: { players, minutes, ways } }: { readonly box: GameBox }) {
  const text = useText();
  return (
    <div class="box-facts">
      <dl>
        <div>
          <dt>
            <Sign name="people" />
            <span class="unseen">{text("match.players")}</span>
          </dt>
          <dd>{spanOf(players)}</dd>
        </div>
        <div>
          <dt>
            <Sign name="clock" />
            <span class="unseen">{text("box.minutes")}</span>
          </dt>
          <dd>
            {spanOf(minutes)} <span aria-hidden="true">min</span>
          </dd>
        </div>
      </dl>
      <ul aria-label={text("box.ways")}>
        {ways.map((way) => (
          <li key={way}>{text(WAYS[way])}</li>
        ))}
      </ul>
    </div>
  );
}
