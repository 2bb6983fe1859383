import type { Taken } from "../online/moving.ts";
import { type RoomKey, useRoomText } from "./texts.ts";
import "./room-screen.css";

type Untaken = Exclude<Taken, "taken">;

const WHY: Readonly<Record<Untaken, RoomKey>> = {
  nobody: "hand.take.nobody",
  unreadable: "hand.take.unreadable",
  unkept: "hand.take.unkept",
  unsure: "hand.take.unsure",
};

interface TakeScreenProps {
  /** Undefined while it goes on. */
  readonly outcome: Untaken | undefined;
  readonly onAgain: () => void;
  readonly onGoOn: () => void;
  readonly onHome: () => void;
}

/** On a phone that takes a hand over from another one. */
export function TakeScreen({ outcome, onAgain, onGoOn, onHome }: TakeScreenProps) {
  const text = useRoomText();
  return (
    <div class="room-screen">
      <header class="room-bar">
        <h1>{text("hand.title")}</h1>
      </header>
      <main class="room-main">
        {outcome === undefined ? (
          <section class="room-card room-wait" role="status">
            <p class="room-wait-what">{text("hand.take")}</p>
          </section>
        ) : (
          <section class="room-card room-trouble" role="alert">
            <h2>{text("hand.take.not")}</h2>
            <p>{text(WHY[outcome])}</p>
            <div class="room-ways">
              <button type="button" class="main" onClick={onAgain}>
                {text("way.again")}
              </button>
              {outcome === "unsure" && (
                <button type="button" onClick={onGoOn}>
                  {text("hand.take.go-on")}
                </button>
              )}
              <button type="button" onClick={onHome}>
                {text("way.home")}
              </button>
            </div>
          </section>
        )}
      </main>
    </div>
  );
}
