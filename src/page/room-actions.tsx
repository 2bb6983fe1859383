import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { inBackground } from "./in-background.ts";

/** Buttons into the rooms with a match to be finished, two in a row. */
export function RoomsUnderWay({ app }: { readonly app: App }) {
  const codes = app.online.underWay.value;
  const isWide = (at: number) => at === codes.length - 1 && at % 2 === 0;
  return (
    <>
      {codes.map((code, at) => (
        <BackToRoom key={code} app={app} code={code} look={isWide(at) ? "wide" : ""} />
      ))}
    </>
  );
}

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
      {kept !== undefined && <BackToRoom app={app} code={kept} look="" />}
    </>
  );
}

interface BackToRoomProps {
  readonly app: App;
  readonly code: string;
  readonly look: "wide" | "";
}

function BackToRoom({ app, code, look }: BackToRoomProps) {
  const text = useText();
  return (
    <button type="button" class={look} onClick={() => app.goToRoom(code)}>
      <span>
        {text("home.room")} <b>{code}</b>
      </span>
    </button>
  );
}
