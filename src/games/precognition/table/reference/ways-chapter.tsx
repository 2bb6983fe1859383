/** Modes, set-ups, difficulties, and the end of a match. */

import type { ComponentChildren } from "preact";
import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter, Entry, SignedLine } from "../../../../ui/reference/reference.ts";
import { ADVANCED_ROOMS } from "../../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";
import { PLAYERS } from "../../model/options.ts";
import { ROUNDS } from "../../model/river.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Room } from "../cards/room.tsx";
import { type Key, line } from "../texts/texts.ts";
import { term } from "./entry.ts";
import { BoatScene } from "./pictures/boat-scene.tsx";
import { CABINS, near } from "./pictures/parts-of-boat.ts";
import { type Token, tokens } from "./pictures/tokens.ts";
import { type ReferenceKey, told } from "./texts.ts";

interface Way {
  /** The text key of the choice in the dialog for a new game. */
  readonly id: Key;
  /** A title, where the name of the choice isn’t clear by itself. */
  readonly title?: ReferenceKey;
  readonly kind: Key;
  readonly icon: IconName;
  readonly Picture: () => ComponentChildren;
  readonly text: readonly SignedLine[];
  readonly see: readonly string[];
}

const way = ({ id, title, kind, ...rest }: Way): Entry => ({
  ...rest,
  id,
  title: title === undefined ? line(id) : told(title),
  kind: line(kind),
});

/** Darker seat colours, which have enough contrast on paper. */
const INKS = ["#b0532b", "#1f7a6c", "#6a4fb0", "#a5396c"];
const boats = (...seats: readonly number[]): Token[] =>
  seats.map((seat) => ({ icon: "boat", paint: INKS[seat] ?? "#0b1720" }));

const players = (mode: keyof typeof PLAYERS): SignedLine => {
  const { fewest, most } = PLAYERS[mode];
  const key: ReferenceKey = fewest === most ? "ways.players-exactly" : "ways.players";
  return { ...told(key, { fewest, most }), icon: "boat" };
};

const difficulty = (id: Key, title: ReferenceKey, text: ReferenceKey, shown: readonly Token[]): Entry =>
  way({
    id,
    title,
    kind: "option.difficulty",
    icon: "season-3",
    Picture: () => <Framed drawing={tokens(3, shown)} />,
    text: [told(text)],
    see: ["option.mode.coop", "term.objective", "term.food"],
  });

export const waysChapter: Chapter = {
  title: told("chapter.ways"),
  entries: [
    way({
      id: "option.mode.competitive",
      kind: "option.mode",
      icon: "boat",
      Picture: () => <Framed drawing={tokens(1, boats(0, 1, 2, 3))} />,
      text: [told("ways.competitive"), players("competitive")],
      see: ["term.end", "guide.aim", "term.solo"],
    }),
    way({
      id: "option.mode.teams",
      kind: "option.mode",
      icon: "boat",
      Picture: () => <Framed drawing={tokens(2, boats(0, 0, 1, 1))} />,
      text: [told("ways.teams"), players("teams")],
      see: ["term.neighbour", "term.end", "term.solo"],
    }),
    way({
      id: "option.mode.coop",
      kind: "option.mode",
      icon: "boat",
      Picture: () => <Framed drawing={tokens(3, boats(1, 1, 1, 1))} />,
      text: [told("ways.coop"), players("coop")],
      see: ["term.objective", "option.difficulty.normal", "option.difficulty.hard", "option.difficulty.apocalypse"],
    }),
    way({
      id: "option.setup.standard",
      title: "ways.standard.name",
      kind: "option.setup",
      icon: "battery",
      Picture: () => <Room id={STANDARD_ROOMS[0]?.id ?? ""} isTerse />,
      text: [told("ways.standard")],
      see: ["guide.set-up", "option.setup.advanced", "term.room"],
    }),
    way({
      id: "option.setup.advanced",
      title: "ways.advanced.name",
      kind: "option.setup",
      icon: "battery",
      Picture: () => <Room id={ADVANCED_ROOMS[0]?.id ?? ""} isTerse />,
      text: [told("ways.advanced")],
      see: ["guide.set-up", "option.setup.standard", "term.room"],
    }),
    difficulty("option.difficulty.normal", "ways.normal.name", "ways.normal", [{ icon: "food", text: "8" }]),
    difficulty("option.difficulty.hard", "ways.hard.name", "ways.hard", [{ icon: "food", text: "4" }]),
    difficulty("option.difficulty.apocalypse", "ways.apocalypse.name", "ways.apocalypse", [
      { icon: "food", text: "4" },
      { icon: "season-3", text: "+1" },
    ]),
    term({
      id: "term.handicap",
      icon: "food",
      Picture: () => (
        <Framed
          drawing={tokens(1, [
            { icon: "food", text: "±" },
            { icon: "healthy", text: "±" },
          ])}
        />
      ),
      text: [told("term.handicap.text")],
      see: ["guide.set-up", "term.food", "term.healthy"],
    }),
    term({
      id: "term.solo",
      icon: "human",
      Picture: () => <Framed drawing={tokens(1, [{ icon: "human" }, ...boats(1, 2, 3)])} />,
      text: [told("term.solo.text")],
      see: ["option.mode.competitive", "option.mode.teams", "option.mode.coop"],
    }),
    term({
      id: "term.end",
      icon: "healthy",
      Picture: () => (
        <BoatScene
          view={near(CABINS)}
          crew={{ cabins: ["human-1", "human-2", "human-3", "human-4", "human-1", "human-3"] }}
        />
      ),
      text: [told("term.end.text", { rounds: ROUNDS })],
      see: ["guide.aim", "option.mode.competitive", "option.mode.teams", "option.mode.coop"],
    }),
  ],
};
