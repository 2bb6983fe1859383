/** Writes the log of a match as text. */
import type { Game, Input, Types } from "../../engine/game.ts";
import type { Header, Match } from "../../engine/match.ts";
import { openingLines } from "../../ui/opening.ts";
import { growLine } from "../../ui/texts/grow-line.ts";
import type { Line, LogLine } from "../../ui/texts/line.ts";
import { speakerIn } from "../../ui/texts/speaker-in.ts";
import { tableOf } from "../play/games.ts";

export interface Teller {
  readonly title: string;
  /** Applies an input and returns its log lines. At the beginning of a section they include the state of the table. */
  tellStep(input: Input): readonly string[];
  /** The same for many inputs. Lines of several inputs may be combined. */
  tellAll(inputs: readonly Input[]): readonly string[];
  stand(): readonly string[];
}

interface Told {
  readonly line: LogLine;
  /** The state of the table, below a heading. */
  readonly stand: readonly string[];
}

export async function tellerOf(match: Match, language: string): Promise<Teller> {
  const table = tableOf(match.game);
  const speaker = await speakerIn(language, table.loadTexts);
  const names = match.header.seats.map(({ name }) => name);
  const say = (line: Line) => speaker.say(line, names);
  const stand = () => table.stand(match.state).map((line) => `  ${say(line)}`);

  const toldOf = (input: Input): Told[] =>
    match
      .apply(input)
      .flatMap((event) => table.log(event, match.state))
      .map((line) => ({ line, stand: line.heading ? stand() : [] }));
  const wordsOf = (told: Told): string[] =>
    told.line.heading ? ["", say(told.line), ...told.stand, ""] : [say(told.line)];

  function tellAll(inputs: readonly Input[]): readonly string[] {
    const isStart = match.inputs.length === 0;
    const opening = isStart ? openingLines(table, match.state, names.length) : [];
    const all: Told[] = opening.map((line) => ({ line, stand: [] }));
    for (const told of inputs.flatMap(toldOf)) {
      const grown = growLine(all.at(-1)?.line, told.line);
      if (grown === undefined) all.push(told);
      else all[all.length - 1] = { ...told, line: grown };
    }
    return all.flatMap(wordsOf);
  }

  return {
    title: titleOf(match.game, match.header, say({ key: "game.name" })),
    stand,
    tellAll,
    tellStep: (input) => toldOf(input).flatMap(wordsOf),
  };
}

/** Options and names aren't translated. */
function titleOf({ id }: Game, { options, seats }: Header<Types>, name: string): string {
  const how = Object.entries(Object(options)).flatMap(([key, option]) =>
    typeof option === "object" ? [] : [`${key}: ${option}`],
  );
  const who = seats.map((seat, i) => `${i + 1}. ${seat.name} (${seat.by === "bot" ? seat.level : seat.by})`);
  return [`${name} (${id}) · ${how.join(" · ")}`, who.join(" · ")].join("\n");
}
