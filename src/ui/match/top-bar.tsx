import type { GameViews } from "../game-table.ts";
import { type SettingsChoice, SPEEDS, speedFrom, speedLine } from "../settings.ts";
import { RulesButton } from "../shell/rules-button.tsx";
import { Sign, type SignName } from "../shell/sign.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { MuteButton } from "./mute-button.tsx";
import { LOG, OVERVIEW, type Sheet } from "./sheet.ts";
import type { TableMatch } from "./table-match.ts";
import "./top-bar.css";

interface TopBarProps {
  readonly match: TableMatch;
  readonly settings: SettingsChoice;
  readonly views: GameViews | undefined;
  readonly sheet: Sheet;
  readonly onMenu: () => void;
}

/** The current round, the speed, and buttons for what can be looked up. */
export function TopBar({ match: { table, shown, world, pacer, isHand }, settings, views, sheet, onMenu }: TopBarProps) {
  const text = useText();
  const { say } = useSpeaker();
  const hasWorld = world.status.value !== "missing";
  const heading = shown.log.value.findLast((section) => section.heading !== undefined)?.heading;
  return (
    <header class="top-bar handed">
      <button type="button" class="bare" onClick={onMenu}>
        <Sign name="menu" />
        <Named name={text("table.menu")} />
      </button>
      <Moment told={heading === undefined ? text("table.beginning") : say(heading.line, shown.names)} />
      <div class="top-tools handed">
        {/* A hand is silent. */}
        {table.loadSounds && !isHand && <MuteButton settings={settings} />}
        {(hasWorld || pacer !== undefined) && <SpeedChoice settings={settings} />}
        {hasWorld && (
          <button
            type="button"
            class="bare skip"
            aria-keyshortcuts="S"
            title="S"
            aria-disabled={world.isIdle.value}
            onClick={() => world.skip()}
          >
            <Sign name="skip" />
            <Named name={text("table.skip")} />
          </button>
        )}
        {hasWorld && (
          <SheetButton sheet={sheet} id={OVERVIEW} sign="overview" name={text("table.overview")} keyName="O" />
        )}
        {views?.panels?.map(({ id, name }) => (
          <SheetButton key={id} sheet={sheet} id={id} sign="look" name={say(name)} />
        ))}
        <RulesButton named="if-wide" />
        <SheetButton sheet={sheet} id={LOG} sign="log" name={text("match.log")} keyName="L" />
      </div>
    </header>
  );
}

const DOT = " · ";

/** Parts separated by dots; if there is no room, they are stacked without dots. */
const Moment = ({ told }: { readonly told: string }) => (
  <p class="table-moment">
    {told.split(DOT).map((part, i) => (
      <span key={part}>
        {i > 0 && <span class="dot">{DOT}</span>}
        {part}
      </span>
    ))}
  </p>
);

interface SheetButtonProps {
  readonly sheet: Sheet;
  readonly id: string;
  readonly sign: SignName;
  readonly name: string;
  readonly keyName?: string;
}

function SheetButton({ sheet, id, sign, name, keyName }: SheetButtonProps) {
  return (
    <button
      type="button"
      class="bare"
      aria-expanded={sheet.open.value === id}
      aria-keyshortcuts={keyName}
      title={keyName}
      onClick={() => sheet.toggle(id)}
    >
      <Sign name={sign} />
      <Named name={name} />
    </button>
  );
}

/** The visible name is hidden if there is no room; the accessible name stays. */
const Named = ({ name }: { readonly name: string }) => <span class="if-wide">{name}</span>;

function SpeedChoice({ settings }: { readonly settings: SettingsChoice }) {
  const text = useText();
  const { say } = useSpeaker();
  const { speed } = settings.now.value;
  return (
    <select
      class="speed"
      aria-label={text("match.speed")}
      value={String(speed)}
      onChange={({ currentTarget }) => settings.change({ speed: speedFrom(currentTarget.value) })}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={String(one)} selected={one === speed}>
          {say(speedLine(one))}
        </option>
      ))}
    </select>
  );
}
