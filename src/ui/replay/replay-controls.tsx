import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Seat } from "../../session/session.ts";
import type { GameViews, KeyHelp } from "../game-table.ts";
import type { ReplayControlsProps } from "../match/replayed.ts";
import { ToldLineText } from "../match/told-line.tsx";
import type { SettingsChoice } from "../settings.ts";
import { useLayer } from "../shell/layers.ts";
import { Sign, type SignName } from "../shell/sign.tsx";
import { listenForKeys } from "../shortcuts.ts";
import { useSpeaker } from "../texts/speaking.ts";
import { PlayOnDialog } from "./play-on-dialog.tsx";
import { type Player, UNITS, type Unit, unitFrom } from "./player.ts";
import { useReplayText } from "./texts.ts";
import { Timeline } from "./timeline.tsx";
import { type FoundTurn, turnsOf } from "./turns.ts";
import { VerdictChip, type VerdictChipProps } from "./verdict-chip.tsx";
import "./replay-controls.css";

export interface ReplayActions extends Pick<VerdictChipProps, "report" | "claim"> {
  readonly settings: SettingsChoice;
  /** The seats from which somebody could play on now. */
  readonly seatsToPlayOn: () => readonly Seat[];
  readonly isAnotherOpen: () => boolean;
  readonly onPlayOn: (seat: Seat) => void;
  readonly onShare: () => void;
  readonly onVerdict: VerdictChipProps["onOpen"];
}

interface ControlsProps extends ReplayControlsProps {
  readonly player: Player;
  readonly actions: ReplayActions;
}

export const KEYS: readonly KeyHelp[] = [
  { keys: ["←", "→"], what: { key: "replay.keys.step" } },
  { keys: ["[", "]"], what: { key: "replay.keys.round" } },
  { keys: ["Home", "End"], what: { key: "replay.keys.ends" } },
];

/** Everything that one can do with a recorded match that is played again. */
export function ReplayControls({ player, actions, views, onSkip, onEnd }: ControlsProps) {
  const text = useReplayText();
  const { say } = useSpeaker();
  const { tale, session, stop, unit } = player;
  const [isAsking, setAsking] = useState(false);
  useLayer(isAsking, () => setAsking(false));
  const turns = useMemo(() => turnsOf(session, tale, player.table, views), [player, views]);
  const targets = (by: Unit): readonly number[] => targetsOf(player, turns, by);
  const step = (way: 1 | -1, by: Unit) => {
    // What still moves would be in the way of what is stepped to.
    onSkip();
    player.step(way, targets(by));
  };
  useReplayKeys({ player, step, actions });
  const turn = turns.filter((one) => one.stop === stop.value);
  const by = unit.value;
  return (
    <div class="replay">
      <div class="replay-told">
        <Told player={player} turns={turn} names={session.names} Icon={views?.LogIcon} />
        <VerdictChip report={actions.report} claim={actions.claim} onOpen={actions.onVerdict} />
      </div>
      <Timeline
        tale={tale}
        turns={turns}
        stop={stop.value}
        told={[...turn.map(({ line }) => line), ...linesAt(player)].map((line) => say(line, session.names)).join(" ")}
        onGo={player.goTo}
      />
      <div class="replay-ways">
        <div class="transport">
          <Way sign="first" name={text("replay.start")} can={stop.value > 0} onPress={() => player.goTo(0)} />
          <Way
            sign="earlier"
            name={text("replay.back", { unit: by })}
            can={stop.value > 0}
            onPress={() => step(-1, by)}
          />
          <PlayButton player={player} />
          <Way
            sign="later"
            name={text("replay.on", { unit: by })}
            can={!player.isAtEnd.value}
            onPress={() => step(1, by)}
          />
          <Way
            sign="last"
            name={text("replay.end")}
            can={!player.isAtEnd.value}
            onPress={() => player.goTo(tale.stops.length - 1)}
          />
        </div>
        <div class="replay-choices">
          <UnitChoice player={player} hasTurns={turns.length > 0} />
          <SideChoice player={player} />
        </div>
        <div class="replay-actions">
          <button
            type="button"
            onClick={() => {
              player.pacer.pause();
              setAsking(true);
            }}
          >
            {text("play-on.open")}
          </button>
          <button type="button" onClick={actions.onShare}>
            {say({ key: "share.open" })}
          </button>
          {session.match.result && (
            <button
              type="button"
              class={player.isAtEnd.value ? "main" : ""}
              onClick={() => {
                player.goTo(tale.stops.length - 1);
                onEnd();
              }}
            >
              {say({ key: "table.see-end" })}
            </button>
          )}
        </div>
      </div>
      {isAsking && (
        <PlayOnDialog
          names={session.names}
          seats={actions.seatsToPlayOn()}
          isOver={session.isOver}
          isAnotherOpen={actions.isAnotherOpen()}
          onPlay={actions.onPlayOn}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function targetsOf({ tale }: Player, turns: readonly FoundTurn[], by: Unit): readonly number[] {
  switch (by) {
    case "event":
      return tale.stops.map((_, i) => i);
    case "phase":
      return tale.phases;
    case "round":
      return tale.rounds;
    case "turn":
      return turns.map(({ stop }) => stop);
  }
}

const linesAt = ({ tale, stop }: Player) => tale.stops[stop.value]?.lines ?? [];

interface ToldProps {
  readonly player: Player;
  readonly turns: readonly FoundTurn[];
  readonly names: readonly string[];
  readonly Icon: GameViews["LogIcon"];
}

/** What has just happened. While it plays, screen readers aren't told each event: they come too fast. */
function Told({ player, turns, names, Icon }: ToldProps) {
  const text = useReplayText();
  const { say } = useSpeaker();
  const lines = linesAt(player);
  return (
    <p class="replay-line" role="status" aria-live={player.pacer.isPaused.value ? "polite" : "off"}>
      {turns.map(({ line }) => (
        <strong key={line.key}>
          <small>{text("replay.turn")}</small> {say(line, names)}
        </strong>
      ))}
      {lines.length === 0 && text("replay.at-start")}
      {lines.map((line, i) => (
        <span key={i}>
          <ToldLineText line={line} names={names} Icon={Icon} />{" "}
        </span>
      ))}
    </p>
  );
}

interface WayProps {
  readonly sign: SignName;
  readonly name: string;
  readonly can: boolean;
  readonly onPress: () => void;
}

const Way = ({ sign, name, can, onPress }: WayProps) => (
  <button type="button" aria-label={name} title={name} aria-disabled={!can} onClick={() => can && onPress()}>
    <Sign name={sign} />
  </button>
);

function PlayButton({ player: { pacer, isAtEnd, toggle } }: Pick<ControlsProps, "player">) {
  const text = useReplayText();
  const isPaused = pacer.isPaused.value;
  const name = text(isAtEnd.value ? "replay.again" : isPaused ? "replay.play" : "replay.pause");
  return (
    <button
      type="button"
      class="main play"
      data-first
      aria-label={name}
      title={name}
      aria-keyshortcuts="P"
      onClick={toggle}
    >
      <Sign name={isAtEnd.value ? "again" : isPaused ? "play" : "pause"} />
    </button>
  );
}

function UnitChoice({ player, hasTurns }: Pick<ControlsProps, "player"> & { readonly hasTurns: boolean }) {
  const text = useReplayText();
  return (
    <label>
      <span>{text("replay.unit")}</span>
      <select
        value={player.unit.value}
        onChange={({ currentTarget }) => {
          player.unit.value = unitFrom(currentTarget.value);
        }}
      >
        {UNITS.filter((unit) => unit !== "turn" || hasTurns).map((unit) => (
          <option key={unit} value={unit} selected={unit === player.unit.value}>
            {text(UNIT_KEYS[unit])}
          </option>
        ))}
      </select>
    </label>
  );
}

const UNIT_KEYS = {
  event: "replay.unit.event",
  phase: "replay.unit.phase",
  round: "replay.unit.round",
  turn: "replay.unit.turn",
} as const satisfies Record<Unit, string>;

const NOBODY = "";

function SideChoice({ player: { session, side } }: Pick<ControlsProps, "player">) {
  const text = useReplayText();
  const now = side.value === undefined ? NOBODY : String(side.value);
  return (
    <label>
      <span>{text("replay.side")}</span>
      <select
        value={now}
        onChange={({ currentTarget: { value } }) => {
          side.value = value === NOBODY ? undefined : Number(value);
        }}
      >
        <option value={NOBODY} selected={now === NOBODY}>
          {text("replay.side.nobody")}
        </option>
        {session.names.map((name, seat) => (
          <option key={seat} value={String(seat)} selected={now === String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReplayKeys {
  readonly player: Player;
  readonly step: (way: 1 | -1, by: Unit) => void;
  readonly actions: ReplayActions;
}

/** Pausing has its key at every table that is watched. */
function useReplayKeys({ player, step, actions }: ReplayKeys): void {
  useLayoutEffect(
    () =>
      listenForKeys(
        [
          { key: "arrowleft", do: () => step(-1, player.unit.value) },
          { key: "arrowright", do: () => step(1, player.unit.value) },
          { key: "[", do: () => step(-1, "round") },
          { key: "]", do: () => step(1, "round") },
          { key: "home", do: () => player.goTo(0) },
          { key: "end", do: () => player.goTo(player.tale.stops.length - 1) },
        ],
        () => actions.settings.now.value.keys,
      ),
    [player, step],
  );
}
