/** Each way to play in a line and a small picture, for whoever begins a new game. */
import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import type { WayAboutProps, WayViews } from "../../../../ui/game-table.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { DIFFICULTIES as NAMES, Options } from "../../model/options.ts";
import { TEAMS, teamOf } from "../../model/seats.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { goalOf } from "../../rules/result.ts";
import { line } from "../texts/texts.ts";
import { type Token, tokens } from "./pictures/tokens.ts";
import "./way-about.css";

interface About {
  readonly says: Line;
  readonly shown: readonly Token[];
}

type Difficulty = (typeof NAMES)[number];
type Asked = Omit<WayAboutProps<PrecognitionTypes>, "question">;

/** Darker seat colours, which have enough contrast on paper. */
const INKS = ["#b0532b", "#1f7a6c", "#6a4fb0", "#a5396c"];

const boats = (seats: readonly number[]): Token[] =>
  seats.map((seat) => ({ icon: "boat", paint: INKS[seat] ?? "#0b1720" }));

const inTeam = (names: readonly string[], team: number) =>
  names.flatMap((_, seat) => (teamOf(seat) === TEAMS[team] ? [{ seat }] : []));

function aboutMode({ options, names }: Asked): About {
  const seats = names.map((_, seat) => seat);
  switch (options.mode) {
    case "competitive":
      return { says: line("way.competitive"), shown: boats(seats) };
    case "teams":
      return {
        says: line("way.teams", { first: inTeam(names, 0), second: inTeam(names, 1) }),
        shown: boats(seats.map((seat) => TEAMS.indexOf(teamOf(seat)))),
      };
    case "coop":
      return {
        says: line("way.coop", { goal: goalOf(names.length) }),
        shown: [...boats(seats.map(() => 1)), { icon: "healthy", text: String(goalOf(names.length)) }],
      };
  }
}

const SETUPS: Readonly<Record<Options["setup"], About>> = {
  standard: { says: line("way.standard"), shown: [{ icon: "battery", text: "2" }] },
  advanced: { says: line("way.advanced"), shown: [{ icon: "battery", text: "2/3" }, { icon: "pair" }] },
};

const DIFFICULTIES: Readonly<Record<Difficulty, About>> = {
  normal: { says: line("way.normal"), shown: [{ icon: "food", text: "8" }] },
  hard: { says: line("way.hard"), shown: [{ icon: "food", text: "4" }] },
  apocalypse: {
    says: line("way.apocalypse"),
    shown: [
      { icon: "food", text: "4" },
      { icon: "season-3", text: "+1" },
    ],
  },
};

function aboutIt({ question, ...asked }: WayAboutProps<PrecognitionTypes>): About | undefined {
  const { options } = asked;
  if (question === "mode") return aboutMode(asked);
  if (question === "setup") return SETUPS[options.setup];
  return question === "difficulty" && options.mode === "coop" ? DIFFICULTIES[options.difficulty] : undefined;
}

export const ways: WayViews<PrecognitionTypes> = {
  About(props) {
    const { say } = useSpeaker();
    const about = aboutIt(props);
    if (about === undefined) return null;
    return (
      <p class="way-about">
        <span class="way-picture" aria-hidden="true">
          <DrawingSvg drawing={tokens(1, about.shown)} />
        </span>
        {say(about.says, props.names)}
      </p>
    );
  },
};
