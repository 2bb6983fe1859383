import type { GameViews } from "../ui/game-table.ts";
import { LogView } from "../ui/match/log-view.tsx";
import { MatchNews } from "../ui/match/match-news.tsx";
import { Playback } from "../ui/match/playback.tsx";
import { Standings } from "../ui/match/standings.tsx";
import { answered, playerCounts, questions, withPlayers } from "../ui/match/variant-choice.ts";
import { Choice } from "../ui/shell/choice.tsx";
import { useSpeaker, useText } from "../ui/texts/speaking.ts";
import { recordName, saveFile } from "./save-file.ts";
import type { Watching } from "./watching.ts";
import "./watch.css";

interface WatchProps {
  readonly watching: Watching;
  /** Nothing until they are loaded. */
  readonly views: GameViews | undefined;
}

/** A game that bots play: its controls, how things stand, and its log. */
export function Watch({ watching, views }: WatchProps) {
  const text = useText();
  const { say } = useSpeaker();
  const { session, shown } = watching.match.value;
  const { game, table } = watching.watched;
  const { ways } = watching;
  const { way, level } = watching.lineup.value;
  const result = shown.result.value;
  return (
    <div class="watch">
      <section class="watch-head panel" aria-labelledby="match-title">
        <h2 id="match-title">
          <small>{text("match.watch")}</small> {say(table.about.name)}
        </h2>
        <p class="pitch">{say(table.about.pitch)}</p>
        <div class="match-controls">
          <button type="button" class="main" onClick={() => watching.restart()}>
            {text("match.new")}
          </button>
          {questions(ways, way).map(({ name, answers, chosen }) => (
            <Choice
              key={name}
              name={name}
              label={say({ key: `option.${name}` })}
              options={answers.map((answer) => ({ value: answer, text: say({ key: `option.${name}.${answer}` }) }))}
              chosen={chosen}
              onChoose={(answer) => watching.restart({ way: answered(ways, way, name, answer) })}
            />
          ))}
          <Choice
            name="players"
            label={text("match.players")}
            options={playerCounts(ways, way).map((count) => ({ value: String(count), text: String(count) }))}
            chosen={String(way.players)}
            onChoose={(count) => watching.restart({ way: withPlayers(ways, way, Number(count)) })}
          />
          {watching.levels.length > 1 && (
            <Choice
              name="bots"
              label={text("match.bots")}
              options={watching.levels.map((one) => ({ value: one, text: say({ key: `bot.${one}` }) }))}
              chosen={level}
              onChoose={(one) => watching.restart({ level: one })}
            />
          )}
        </div>
        <Playback pacer={watching.pacer} isOver={result !== undefined} />
        <MatchNews match={shown} />
      </section>
      <div class="match panel">
        {views && <views.Overview state={shown.state.value} names={shown.names} />}
        <button type="button" onClick={() => saveFile(recordName(game.id, new Date()), session.record())}>
          {text("match.download")}
        </button>
      </div>
      <div class="beside">
        {result && (
          <div class="end panel">
            <Standings result={result} names={shown.names} scores={game.scores} />
          </div>
        )}
        <LogView match={shown} />
      </div>
    </div>
  );
}
