import { useLayoutEffect, useRef } from "preact/hooks";
import { BoxFacts } from "../ui/box/box-facts.tsx";
import { BoxPicture } from "../ui/box/box-picture.tsx";
import { useBoxWords } from "../ui/box/box-words.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { HomeFoot } from "./home-foot.tsx";
import { inBackground } from "./in-background.ts";
import { RoomActions, RoomsUnderWay } from "./room-actions.tsx";
import "./home.css";
import "./shelf-page.css";

interface ShelfPageProps {
  readonly app: App;
  /** The game whose page was shown just before. */
  readonly cameFrom: string | undefined;
}

/** The first page if there are several games: their boxes, and a button for the one played last. */
export function ShelfPage({ app, cameFrom }: ShelfPageProps) {
  const text = useText();
  const { boxes } = app.games;
  return (
    <main class="home shelf-page">
      <div class="home-sky" aria-hidden="true" />
      <header class="home-head">
        <h1>{text("app.name")}</h1>
      </header>
      <nav class="home-actions" aria-label={text("home.play")}>
        <PlayLast app={app} />
        <RoomsUnderWay app={app} />
        <RoomActions app={app} />
        <button type="button" onClick={() => inBackground(app.open("settings"))}>
          {text("settings.title")}
        </button>
      </nav>
      <ul class={`shelf shelf-${boxes.length}`} aria-label={text("home.shelf")}>
        {boxes.map((box) => (
          <Box key={box.id} app={app} box={box} takesFocus={box.id === cameFrom} />
        ))}
      </ul>
      <HomeFoot app={app} />
    </main>
  );
}

/** Continues the match of the game played last, or begins one. */
function PlayLast({ app }: Pick<ShelfPageProps, "app">) {
  const text = useText();
  const { name } = useBoxWords(app.games.last.value);
  const canGoOn = app.canGoOn.value;
  return (
    <button type="button" class="main large" onClick={canGoOn ? () => app.goOn() : () => inBackground(app.playNow())}>
      <span>
        {text(canGoOn ? "home.continue" : "home.play-now")} <small>{name}</small>
      </span>
    </button>
  );
}

interface BoxProps extends Pick<ShelfPageProps, "app"> {
  readonly box: GameBox;
  /** Takes the focus, because somebody has come back from this game's page. */
  readonly takesFocus: boolean;
}

/** The whole box is a link, but only the game's name names it for screen readers. */
function Box({ app, box, takesFocus }: BoxProps) {
  const text = useText();
  const { name, pitch } = useBoxWords(box);
  const link = useRef<HTMLAnchorElement>(null);
  const { accent, ground } = box.colours;
  useLayoutEffect(() => {
    if (takesFocus) link.current?.focus();
  }, []);
  return (
    <li class="box" style={{ "--accent": accent, "--ground": ground }}>
      <BoxPicture box={box} isDue={app.ready.value !== undefined} />
      <div class="box-words">
        <h2>
          <a ref={link} href={`#game=${box.id}`}>
            {name}
          </a>
        </h2>
        {app.kept.games.value.includes(box.id) && <p class="box-kept">{text("home.under-way")}</p>}
        <BoxFacts box={box} />
        <p class="box-pitch">{pitch}</p>
      </div>
    </li>
  );
}
