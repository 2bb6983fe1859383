import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import type { SettingsChoice } from "../settings.ts";
import { Sign } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";
import type { Couch } from "./couch.ts";
import { watchHolding } from "./holding.ts";
import { whenUnattended } from "./unattended.ts";

interface HoldButtonProps {
  readonly couch: Couch;
  readonly settings: SettingsChoice;
  readonly isOpen: boolean;
}

const REGION = ".desk";
const FIRST = "[data-first]";
const CONTROL = ":is(button, input, select):not(:disabled)";

/** Opens the curtain while it's held. */
export function HoldButton({ couch, settings, isOpen }: HoldButtonProps) {
  const text = useText();
  const how = useId();
  const box = useRef<HTMLButtonElement>(null);
  const { taps } = settings.now.value;
  /** If the curtain was opened by keyboard, its first control takes the focus. */
  const isByKeys = useRef(false);

  useLayoutEffect(() => {
    const button = box.current;
    if (button === null) return;
    return watchHolding(button, {
      region: () => document.querySelector(REGION),
      isByTap: () => settings.now.value.taps,
      isOpen: () => couch.turns.value.open !== undefined,
      show(by) {
        isByKeys.current = by === "keys";
        // From now on, keys go to the desk.
        if (!isByKeys.current) document.querySelector<HTMLElement>(REGION)?.focus({ preventScroll: true });
        couch.show();
      },
      hide: () => couch.hide(),
    });
  }, [couch, settings]);
  useLayoutEffect(() => (isOpen ? whenUnattended(() => couch.hide()) : undefined), [isOpen]);
  // Runs once the desk is rendered.
  useEffect(() => {
    if (!isOpen) return;
    const region = document.querySelector<HTMLElement>(REGION);
    const first = region?.querySelector<HTMLElement>(FIRST) ?? region?.querySelector<HTMLElement>(CONTROL);
    // The desk itself if its controls aren't loaded yet: it passes the focus on.
    if (isByKeys.current) (first ?? region)?.focus({ preventScroll: true });
    return () => box.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const name = taps ? (isOpen ? "couch.hide" : "couch.show") : isOpen ? "couch.held" : "couch.hold";
  return (
    <>
      <button ref={box} type="button" class="main hold" aria-describedby={how} data-first data-private>
        <Sign name={isOpen ? "shut" : "look"} />
        {text(name)}
      </button>
      <span id={how} class="unseen">
        {text(taps ? "couch.how.tap" : "couch.how.hold")}
      </span>
    </>
  );
}
