import { useEffect, useState } from "preact/hooks";
import { looksOf } from "../../session/session.ts";
import { CouchChoices } from "../couch/couch-choices.tsx";
import type { GameTable, HandicapKind, LeadingTable, WayViews } from "../game-table.ts";
import { Portrait } from "../look/portrait.tsx";
import { SeatLooks } from "../look/seat-looks.tsx";
import { NAME_LENGTH, type SettingsChoice } from "../settings.ts";
import { Choice } from "../shell/choice.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { LookChoice } from "../shell/look-choice.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { HandicapChoice } from "./handicap-choice.tsx";
import {
  FRIEND,
  isAlone,
  type Lineup,
  type LineupSeat,
  leading as leadingSeats,
  led,
  ledIn,
  ME,
  type MyNames,
  namesOf,
  peopleIn,
  seated,
  wantedLooks,
  withSitter,
} from "./lineup.ts";
import type { Way } from "./variant-choice.ts";
import { PlayersChoice, WayQuestions } from "./way-choice.tsx";
import "./new-game-dialog.css";

interface NewGameDialogProps {
  readonly ways: readonly Way[];
  /** Levels of its bots, the weakest first. */
  readonly levels: readonly string[];
  /** The level of bots in new seats. */
  readonly level: string;
  readonly manners: GameTable["manners"];
  readonly handicaps: readonly HandicapKind[];
  /** Undefined if one person can't lead several seats. */
  readonly leading: LeadingTable | undefined;
  /** Undefined if the game has nothing to say about its ways. */
  readonly loadWays: (() => Promise<WayViews>) | undefined;
  readonly start: Lineup;
  readonly myNames: MyNames;
  readonly settings: SettingsChoice;
  /** The new match would replace another one. */
  readonly isAnotherOpen: boolean;
  readonly onClose: () => void;
  readonly onPlay: (lineup: Lineup) => void;
  /** Plays with a phone for each person. */
  readonly onPhones: (lineup: Lineup) => void;
}

export function NewGameDialog({
  ways,
  levels,
  level,
  manners,
  handicaps,
  leading,
  loadWays,
  start,
  myNames,
  settings,
  isAnotherOpen,
  onClose,
  onPlay,
  onPhones,
}: NewGameDialogProps) {
  const text = useText();
  const { say } = useSpeaker();
  const [{ way, sitters }, setLineup] = useState(start);
  const [wayViews, setWayViews] = useState<WayViews>();
  useEffect(() => {
    // Without them the choice is as good.
    loadWays?.().then(setWayViews, () => undefined);
  }, []);
  const mostLed = (of: Way): number => Math.min(of.players, leading?.most(of.exact) ?? 1);
  const take = (to: Way) =>
    setLineup((now) => {
      const { sitters: there } = seated({ way: to, sitters: now.sitters }, level);
      return { way: to, sitters: led(there, Math.min(ledIn(there), mostLed(to)), level) };
    });
  const lead = (count: number) => setLineup((now) => leadingSeats(ways, now, count, level));
  const seat = (i: number, change: Partial<LineupSeat>) =>
    setLineup((now) => ({ ...now, sitters: withSitter(now.sitters, i, change, level) }));
  const names = namesOf(sitters, myNames);
  const wanted = wantedLooks(sitters, settings.now.value.look);
  const looks = looksOf(wanted);
  return (
    <Dialog title={text("match.new")} onClose={onClose}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          onPlay({ way, sitters });
        }}
      >
        <WayQuestions
          ways={ways}
          way={way}
          onChoose={take}
          about={(question) => wayViews && <wayViews.About question={question} options={way.exact} names={names} />}
        />
        {leading && mostLed(way) > 1 && (
          <Choice
            name="leading"
            label={text("new.leading")}
            options={Array.from({ length: mostLed(way) }, (_, i) => ({
              value: String(i + 1),
              text: say(leading.name(i + 1)),
            }))}
            chosen={String(ledIn(sitters))}
            onChoose={(count) => lead(Number(count))}
          />
        )}
        <PlayersChoice ways={ways} way={way} onChoose={take} />
        <SeatLooks looks={looks}>
          <ol class="seats" aria-label={text("new.seats")}>
            {sitters.map(({ name, by, handicap = {} }, i) => (
              <li key={i} class={`seat-${i}`}>
                <LookChoice
                  label={text("look.of", { number: i + 1 })}
                  look={looks[i] ?? { color: 0, sign: 0 }}
                  taken={wanted.flatMap((look, at) => (at === i || look === undefined ? [] : look))}
                  onChoose={(look) => seat(i, { look })}
                />
                <input
                  type="text"
                  maxLength={NAME_LENGTH}
                  aria-label={text("new.name", { number: i + 1 })}
                  placeholder={names[i]}
                  value={name}
                  onInput={({ currentTarget }) => seat(i, { name: currentTarget.value })}
                />
                <select
                  aria-label={text("new.by", { number: i + 1 })}
                  value={by}
                  onChange={({ currentTarget }) => seat(i, { by: currentTarget.value })}
                >
                  {[ME, FRIEND, ...levels].map((one) => (
                    <option key={one} value={one} selected={one === by}>
                      {one === ME
                        ? text("new.me")
                        : one === FRIEND
                          ? text("new.friend")
                          : text("new.bot", { level: { key: `bot.${one}` } })}
                    </option>
                  ))}
                </select>
                {levels.includes(by) && <Portrait name={names[i] ?? ""} />}
                {handicaps.length > 0 && (
                  <HandicapChoice
                    number={i + 1}
                    kinds={handicaps}
                    chosen={handicap}
                    onChoose={(chosen) => seat(i, { handicap: chosen })}
                  />
                )}
              </li>
            ))}
          </ol>
        </SeatLooks>
        <Manners levels={levels.filter((one) => sitters.some(({ by }) => by === one))} manners={manners} />
        {peopleIn(sitters) > 1 && !isAlone(sitters) && (
          <>
            <div class="new-phones">
              <button type="button" onClick={() => onPhones({ way, sitters })}>
                {text("couch.phones")}
              </button>
              <p>{text("couch.phones.how")}</p>
            </div>
            <CouchChoices settings={settings} />
          </>
        )}
        {isAnotherOpen && <p class="warning">{text("new.instead")}</p>}
        <div class="dialog-actions handed">
          <button type="button" onClick={onClose}>
            {text("dialog.cancel")}
          </button>
          <button type="submit" class="main">
            {text(peopleIn(sitters) > 0 ? "new.play" : "new.watch")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface MannersProps extends Pick<NewGameDialogProps, "manners"> {
  /** Those that play along. */
  readonly levels: readonly string[];
}

/** How the bots at this table play. */
function Manners({ levels, manners = {} }: MannersProps) {
  const { say } = useSpeaker();
  return levels.map((level) => {
    const manner = manners[level];
    return (
      manner && (
        <p key={level} class="manner">
          <b>{say({ key: `bot.${level}` })}</b> {say(manner)}
        </p>
      )
    );
  });
}
