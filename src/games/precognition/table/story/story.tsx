import { CourseChart } from "../../../../kit/story/course-chart.tsx";
import { type Highlight, highlightsOf, leadOf } from "../../../../kit/story/highlights.ts";
import type { StoryProps } from "../../../../ui/game-table.ts";
import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { SEASONS } from "../../model/card.ts";
import { ROUNDS_PER_SEASON } from "../../model/river.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { type Key, line } from "../texts/texts.ts";
import { CAUSES, type Cause, type Voyage, voyages } from "./voyage.ts";
import "./story.css";

const CAUSE_KEYS: Readonly<Record<Cause, Key>> = {
  healed: "story.healed",
  sent: "story.sent",
  bane: "story.bane",
  river: "story.river",
  hunger: "story.hunger",
};

const STRETCHES = SEASONS.map((season) => ({
  name: `season-${season}`,
  from: (season - 1) * ROUNDS_PER_SEASON,
  to: season * ROUNDS_PER_SEASON,
}));

/** Healthy Humans round by round, and where each boat gained and lost them. */
export function Story({ told, names, state }: StoryProps<PrecognitionTypes>) {
  const { say } = useSpeaker();
  const boats = voyages(told, names.length);
  // Only in the competitive game somebody leads.
  const lead = state.options.mode === "competitive" ? leadOf(boats.map(({ healthy }) => healthy)) : undefined;
  return (
    <section class="story">
      <h3>{say(line("story.title"))}</h3>
      <CourseChart
        counts={boats.map(({ healthy }) => healthy)}
        names={names}
        start={say(line("story.start"))}
        stretches={STRETCHES}
        tick={5}
      />
      {lead && (
        <p>
          {say(
            lead.since === 0
              ? line("story.always-ahead", { seat: { seat: lead.seat } })
              : line("story.ahead", { seat: { seat: lead.seat }, round: lead.since }),
            names,
          )}
        </p>
      )}
      <table class="unseen">
        <caption>{say(line("story.title"))}</caption>
        <tbody>
          {boats.map(({ healthy }, seat) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {healthy.map((count, moment) => (
                <td key={moment}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="story-balance">{say(line("story.balance"))}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div class="story-scroll" tabIndex={0}>
        <table class="story-balance" aria-labelledby="story-balance">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{say(line("story.cause"))}</span>
              </th>
              {names.map((name, seat) => (
                <th key={seat} scope="col" class={`seat-${seat}`}>
                  <SeatMark seat={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CAUSES.map((cause) => (
              <Row key={cause} cause={cause} boats={boats} />
            ))}
            <Rounds name={say(line("story.best"))} rounds={boats.map(({ healthy }) => highlightsOf(healthy)?.best)} />
            <Rounds name={say(line("story.worst"))} rounds={boats.map(({ healthy }) => highlightsOf(healthy)?.worst)} />
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RoundsProps {
  readonly name: string;
  /** By seat. */
  readonly rounds: readonly (Highlight | undefined)[];
}

/** A row with one highlight of each boat. */
function Rounds({ name, rounds }: RoundsProps) {
  const { say, language } = useSpeaker();
  return (
    <tr class="story-rounds">
      <th scope="row">{name}</th>
      {rounds.map((one, seat) => (
        <td key={seat}>
          {one && say(line("story.round", { round: one.round, change: signed(language, one.change) }))}
        </td>
      ))}
    </tr>
  );
}

const signed = (language: string, change: number): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(change).replace("-", "−");

function Row({ cause, boats }: { readonly cause: Cause; readonly boats: readonly Voyage[] }) {
  const { say, language } = useSpeaker();
  return (
    <tr>
      <th scope="row">{say(line(CAUSE_KEYS[cause]))}</th>
      {boats.map(({ balance }, seat) => (
        <td key={seat} class={balance[cause] < 0 ? "down" : balance[cause] > 0 ? "up" : ""}>
          {signed(language, balance[cause])}
        </td>
      ))}
    </tr>
  );
}
