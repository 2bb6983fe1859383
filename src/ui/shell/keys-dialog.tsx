import type { KeyHelp } from "../game-table.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { Dialog } from "./dialog.tsx";
import "./keys-dialog.css";

interface KeysDialogProps {
  /** The game's own keys. */
  readonly ofGame: readonly KeyHelp[];
  readonly onClose: () => void;
}

const KEYS: readonly KeyHelp[] = [
  { keys: ["Tab", "⇧ Tab"], what: { key: "keys.move" } },
  { keys: ["Enter", "Space"], what: { key: "keys.press" } },
  { keys: ["B"], what: { key: "keys.other-seat" } },
  { keys: ["S"], what: { key: "keys.skip" } },
  { keys: ["L"], what: { key: "keys.log" } },
  { keys: ["O"], what: { key: "keys.overview" } },
  { keys: ["G"], what: { key: "keys.point" } },
  { keys: ["P"], what: { key: "keys.pause" } },
  { keys: ["V"], what: { key: "keys.mute" } },
  { keys: ["R", "F1"], what: { key: "keys.rules" } },
  { keys: ["M", "Esc"], what: { key: "keys.menu" } },
  { keys: ["?"], what: { key: "keys.help" } },
];

/** Gamepads, with the names on the most usual ones. */
const PAD: readonly KeyHelp[] = [
  { keys: ["✛"], what: { key: "pad.move" } },
  { keys: ["L1", "R1"], what: { key: "keys.move" } },
  { keys: ["A", "✕"], what: { key: "keys.press" } },
  { keys: ["B", "○"], what: { key: "pad.back" } },
  { keys: ["Y", "△"], what: { key: "keys.skip" } },
  { keys: ["☰"], what: { key: "pad.menu" } },
];

/** Keys whose names are translated. */
const NAMED = { Enter: "key.enter", Space: "key.space", Esc: "key.escape" } as const;

const isNamed = (key: string): key is keyof typeof NAMED => key in NAMED;

export function KeysDialog({ ofGame, onClose }: KeysDialogProps) {
  const text = useText();
  const { say } = useSpeaker();
  return (
    <Dialog title={text("keys.title")} isForReading onClose={onClose}>
      <dl class="keys">
        {[...ofGame, ...KEYS].map(({ keys, what }) => (
          <div key={what.key}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{isNamed(key) ? text(NAMED[key]) : key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      <h3>{text("pad.title")}</h3>
      <dl class="keys">
        {PAD.map(({ keys, what }) => (
          <div key={what.key}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
