import { useEffect, useRef } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import { useHeightVariable } from "../height-variable.ts";
import { Sign, type SignName } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";
import type { Lookback } from "./lookback.ts";
import { ToldLineText } from "./told-line.tsx";
import "./moment-bar.css";

interface MomentBarProps {
  readonly lookback: Lookback;
  readonly names: readonly string[];
  readonly Icon: GameViews["LogIcon"];
}

/** Shown with a past moment: which one it is, with buttons to the next ones and back to the present. */
export function MomentBar({ lookback, names, Icon }: MomentBarProps) {
  const text = useText();
  const moment = lookback.moment.value;
  const back = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isOpen = moment !== undefined;
  useHeightVariable(bar, "--moment-height", ".table", isOpen);
  // On a small screen the log has closed now, and the focus in it would be lost.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) back.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <section ref={bar} class="moment-bar" aria-label={text("moment.title")}>
      <p role="status">
        <small>{text("moment.title")}</small>
        <span class="moment-line">
          <ToldLineText line={moment.line} names={names} Icon={Icon} />
        </span>
      </p>
      <div class="moment-ways">
        <Turn to="earlier" name={text("moment.earlier")} can={lookback.hasEarlier.value} onTurn={lookback.earlier} />
        <Turn to="later" name={text("moment.later")} can={lookback.hasLater.value} onTurn={lookback.later} />
        <button ref={back} type="button" class="main" aria-keyshortcuts="Escape" onClick={lookback.goBack}>
          {text("moment.back")}
        </button>
      </div>
    </section>
  );
}

interface TurnProps {
  readonly to: SignName;
  readonly name: string;
  readonly can: boolean;
  readonly onTurn: () => void;
}

const Turn = ({ to, name, can, onTurn }: TurnProps) => (
  <button type="button" class="bare" aria-label={name} aria-disabled={!can} onClick={onTurn}>
    <Sign name={to} />
  </button>
);
