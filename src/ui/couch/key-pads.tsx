import { useLayoutEffect } from "preact/hooks";
import type { Seat } from "../../session/session.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { Sign } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";
import type { Couch } from "./couch.ts";
import { edgeOf } from "./edges.ts";
import { type KeyNames, keysOf, pressOf } from "./key-sets.ts";
import { isLocked } from "./turns.ts";
import "./key-pads.css";

interface KeyPadsProps {
  readonly couch: Couch;
  readonly names: readonly string[];
  readonly keyNames: KeyNames;
}

/** With these, a key writes something other than what is printed on it. */
const SHIFTING = ["Shift", "CapsLock", "AltGraph"] as const;

/** Everybody's six keys, on the keyboard and on the screen. Never shows which one was pressed. */
export function KeyPads({ couch, names, keyNames }: KeyPadsProps) {
  const text = useText();
  // A layout effect, so that keys work as soon as they are visible.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]") !== null) return;
      const press = pressOf(event.code, couch.seats);
      if (press === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (!SHIFTING.some((one) => event.getModifierState(one))) keyNames.learn(event.code, event.key);
      if (!event.repeat) couch.press(press.seat, press.key);
    };
    document.addEventListener("keydown", hear, { capture: true });
    return () => document.removeEventListener("keydown", hear, { capture: true });
  }, [couch, keyNames]);
  return (
    <div class="pads">
      <div class="pads-words">
        <h2>{text("couch.keys")}</h2>
        <p>{text("couch.keys.rule")}</p>
      </div>
      <div class="pads-all">
        {couch.seats.map((seat, nth) => (
          <Pad key={seat} couch={couch} seat={seat} nth={nth} names={names} keyNames={keyNames} />
        ))}
      </div>
    </div>
  );
}

interface PadProps extends KeyPadsProps {
  readonly seat: Seat;
  readonly nth: number;
}

function Pad({ couch, seat, nth, names, keyNames }: PadProps) {
  const text = useText();
  const name = names[seat] ?? "";
  const isDone = isLocked(couch.turns.value, seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row
    <div class={`pad seat-${seat} ${edgeOf(seat, names.length)}`} role="group" aria-label={name}>
      <h3>
        <SeatMark seat={seat} /> {name}
        <span class={isDone ? "status done" : "status"} role="status">
          {isDone && <Sign name="locked" />}
          {text(isDone ? "couch.locked" : "couch.chooses")}
        </span>
      </h3>
      <div class="pad-keys">
        {keysOf(nth, couch.seats.length).map((code, key) => (
          // Not focusable: the focus would show which one was pressed. With a keyboard, people press the key itself.
          <button
            key={code}
            type="button"
            class="cap"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={notPressed}
            onKeyUp={notPressed}
            onClick={() => couch.press(seat, key)}
          >
            {keyNames.names.value.get(code)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** If a key on the screen has the focus after all, Space and Enter must not press it: anybody could have pressed them. */
function notPressed(event: KeyboardEvent): void {
  if (event.key === " " || event.key === "Enter") event.preventDefault();
}
