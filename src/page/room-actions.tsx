import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { inBackground } from "./in-background.ts";

/** Buttons into a room: a new one, one whose code is known, and the last one. */
export function RoomActions({ app }: { readonly app: App }) {
  const text = useText();
  const kept = app.online.kept.value;
  return (
    <>
      <button type="button" onClick={() => inBackground(app.invite())}>
        {text("home.online")}
      </button>
      <button type="button" onClick={() => inBackground(app.askForCode())}>
        {text("home.join")}
      </button>
      {kept !== undefined && (
        <button type="button" onClick={() => app.goToRoom(kept)}>
          <span>
            {text("home.room")} <b>{kept}</b>
          </span>
        </button>
      )}
    </>
  );
}
