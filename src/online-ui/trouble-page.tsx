import { useLayoutEffect, useRef } from "preact/hooks";
import type { Trouble } from "../online/online-room.ts";
import { RoomSign } from "./room-sign.tsx";
import { useRoomText } from "./texts.ts";
import { TROUBLE_WORDS, type WayOn } from "./troubles.ts";

interface TroublePageProps {
  readonly trouble: Trouble;
  readonly code: string;
  readonly onWay: (to: WayOn) => void;
}

/** Why one isn't in the room, and what can be done about it. */
export function TroublePage({ trouble: { key, facts }, code, onWay }: TroublePageProps) {
  const text = useRoomText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text: words, ways, sign } = TROUBLE_WORDS[key];
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  return (
    <section class="room-card room-trouble" role="alert">
      <div class="room-trouble-sign">
        <RoomSign name={sign} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {text(title)}
      </h2>
      <p>{text(words, { code, ...facts })}</p>
      <div class="room-ways">
        {ways.map(({ to, name }, i) => (
          <button key={to} type="button" class={i === 0 ? "main" : ""} onClick={() => onWay(to)}>
            {text(name)}
          </button>
        ))}
      </div>
    </section>
  );
}
