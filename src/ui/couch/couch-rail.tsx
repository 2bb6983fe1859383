import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../../session/session.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import type { SettingsChoice } from "../settings.ts";
import { Sign } from "../shell/sign.tsx";
import type { Line } from "../texts/line.ts";
import type { ShellKey } from "../texts/shell.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { Couch } from "./couch.ts";
import { HoldButton } from "./hold-button.tsx";
import { isLocked, type Sight } from "./turns.ts";
import "./couch-rail.css";

interface CouchRailProps {
  readonly couch: Couch;
  readonly names: readonly string[];
  readonly settings: SettingsChoice;
  /** What the other seats hold, if one person leads all of them. */
  readonly held?: ComponentChildren;
}

/** Who is at this screen, how far everybody is, and what comes next. Always visible, and never secret. */
export function CouchRail({ couch, names, settings, held }: CouchRailProps) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  const sight = couch.sight.value;
  const front = "seat" in sight ? sight.seat : undefined;
  // When the focused control has gone, the next step's control takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = box.current?.querySelector<HTMLElement>("[data-first]");
    (next ?? document.querySelector<HTMLElement>(".desk [data-first]"))?.focus({ preventScroll: true });
  }, [sight.at, front]);
  return (
    <section
      ref={box}
      class="rail"
      aria-label={text(couch.isAlone ? "couch.yours" : "couch.rail")}
      // A key still held down from something else must not press a button here.
      onKeyDownCapture={(event) => event.repeat && event.key !== "Tab" && event.preventDefault()}
    >
      <ul class="rail-seats">
        {couch.seats.map((seat) => (
          <li key={seat}>
            <SeatButton couch={couch} seat={seat} name={names[seat] ?? ""} sight={sight} />
          </li>
        ))}
      </ul>
      {held}
      <Next couch={couch} names={names} settings={settings} />
    </section>
  );
}

/** Gives the screen to the next seat that has something to do. */
export function takeNext(couch: Couch): void {
  const sight = couch.sight.value;
  if (sight.at !== "desk") return;
  const next = sight.among[(sight.among.indexOf(sight.seat) + 1) % sight.among.length];
  if (next !== undefined) couch.take(next);
}

interface SeatButtonProps {
  readonly couch: Couch;
  readonly seat: Seat;
  readonly name: string;
  readonly sight: Sight;
}

/** Gives the screen to this seat. */
function SeatButton({ couch, seat, name, sight }: SeatButtonProps) {
  const text = useText();
  const status = statusOf(couch, seat, sight);
  const isFront = (sight.at === "curtain" || sight.at === "desk") && sight.seat === seat;
  const isAble = status !== "couch.waits";
  return (
    <button
      type="button"
      class={`seat-${seat} rail-seat`}
      aria-pressed={isFront}
      aria-disabled={!isAble}
      aria-keyshortcuts={couch.isAlone && !isFront ? "B" : undefined}
      onClick={() => isAble && couch.take(seat)}
    >
      <SeatMark seat={seat} />
      <b class={isFront ? undefined : "unless-beside"}>{name}</b>
      <span class={`status unless-beside ${status === "couch.locked" ? "done" : ""}`}>
        {status === "couch.locked" && <Sign name="locked" />}
        {text(status)}
      </span>
    </button>
  );
}

function statusOf({ turns }: Couch, seat: Seat, sight: Sight): ShellKey {
  if (sight.at === "nobody") return "couch.waits";
  if (sight.at === "desk" && !sight.among.includes(seat)) return "couch.waits";
  if (sight.at === "desk" && !isLocked(turns.value, seat)) return "couch.acts";
  if (isLocked(turns.value, seat)) return "couch.locked";
  return turns.value.through.includes(seat) ? "couch.looked" : "couch.chooses";
}

function Next({ couch, names, settings }: Omit<CouchRailProps, "held">) {
  const text = useText();
  const { say } = useSpeaker();
  const [refused, setRefused] = useState<Line>();
  const sight = couch.sight.value;
  const { taps } = settings.now.value;
  if (sight.at === "curtain") {
    const hasLooked = couch.turns.value.looked.includes(sight.seat);
    const isThrough = isLocked(couch.turns.value, sight.seat) || (couch.habits.value.method === "keys" && hasLooked);
    return (
      <div class="rail-next">
        <button type="button" class="bare" aria-pressed={taps} onClick={() => settings.change({ taps: !taps })}>
          {text("couch.tap-instead")}
        </button>
        {isThrough && !sight.isOpen && (
          <button type="button" onClick={() => couch.passOn()}>
            {text("couch.pass-on")}
          </button>
        )}
        <HoldButton key={sight.seat} couch={couch} settings={settings} isOpen={sight.isOpen} />
      </div>
    );
  }
  if (sight.at !== "chosen" && sight.at !== "keys") return null;
  const isEarly = sight.at === "keys" && !sight.isComplete;
  return (
    <div class="rail-next">
      {refused && <p role="alert">{say(refused, names)}</p>}
      <button
        type="button"
        class="main"
        data-first
        aria-disabled={isEarly}
        onClick={() => !isEarly && setRefused(couch.sendAll())}
      >
        {text("couch.open-all")}
      </button>
    </div>
  );
}
