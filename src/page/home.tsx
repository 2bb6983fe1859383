import { useLayoutEffect, useRef } from "preact/hooks";
import { BoxFacts } from "../ui/box/box-facts.tsx";
import { useBoxWords } from "../ui/box/box-words.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import { useLookingUp } from "../ui/reference/looking-up.ts";
import { Sign } from "../ui/shell/sign.tsx";
import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { HomeFoot } from "./home-foot.tsx";
import { later } from "./later.ts";
import { RoomActions } from "./room-actions.tsx";
import { ShelfPage } from "./shelf-page.tsx";
import "./home.css";
import "./game-page.css";

interface HomeProps {
  readonly app: App;
}

/** The first page, there before anything of a game is: the one game there is, or the shelf with all of them. */
export function Home({ app }: HomeProps) {
  const { boxes, areSeveral, box } = app.games;
  const shown = areSeveral ? (app.route.value === "game" ? box(app.atHand.value) : undefined) : boxes[0];
  /** The game whose page was here just before, or none on the shelf. */
  const before = useRef<{ readonly id: string | undefined } | undefined>(undefined);
  useLayoutEffect(() => {
    before.current = { id: shown?.id };
  });
  return shown ? (
    <GamePage key={shown.id} app={app} box={shown} isCalled={before.current !== undefined} />
  ) : (
    <ShelfPage app={app} cameFrom={before.current?.id} />
  );
}

interface GamePageProps extends HomeProps {
  readonly box: GameBox;
  /** Somebody has come to it from the shelf. */
  readonly isCalled: boolean;
}

/** One game, and all one may do with it. Where it's the only one, that's the first page. */
function GamePage({ app, box, isCalled }: GamePageProps) {
  const text = useText();
  const { name, pitch } = useBoxWords(box);
  const { areSeveral } = app.games;
  const canGoOn = app.canGoOn.value;
  const looking = useLookingUp();
  const { accent, ground } = box.colours;
  return (
    <main
      class={areSeveral ? "home of-game" : "home"}
      style={areSeveral ? { "--accent": accent, "--ground": ground } : {}}
    >
      {areSeveral ? <GameSky box={box} /> : <div class="home-sky" aria-hidden="true" />}
      {areSeveral ? (
        <header class="home-head">
          <a class="home-back" href="#home">
            <Sign name="back" />
            {text("home.all-games")}
          </a>
          <GameName name={name} isCalled={isCalled} />
          <p class="home-pitch">{pitch}</p>
          <BoxFacts box={box} />
        </header>
      ) : (
        <header class="home-head">
          <h1>{text("app.name")}</h1>
          <p class="home-game">{name}</p>
          <p class="home-pitch">{pitch}</p>
        </header>
      )}
      <nav class="home-actions" aria-label={text("home.play")}>
        {canGoOn && (
          <button type="button" class="main large" onClick={() => app.goOn()}>
            {text("home.continue")}
          </button>
        )}
        <button type="button" class={canGoOn ? "large" : "main large"} onClick={() => later(app.playNow())}>
          {text("home.play-now")}
        </button>
        <button type="button" onClick={() => later(app.askForNewGame())}>
          {text("match.new")}
        </button>
        <button type="button" onClick={() => later(app.watch())}>
          {text("home.watch")}
        </button>
        <RoomActions app={app} />
        {looking && (
          <button type="button" aria-keyshortcuts="R F1" onClick={() => looking.open()}>
            {text("rules.title")}
          </button>
        )}
        <button type="button" onClick={() => later(app.open("settings"))}>
          {text("settings.title")}
        </button>
      </nav>
      <HomeFoot app={app} />
    </main>
  );
}

/** Seen as a whole, with room for words where it is dark. */
const GameSky = ({ box: { picture, focus } }: { readonly box: GameBox }) => (
  <div class="home-sky" aria-hidden="true">
    <img src={picture} alt="" style={{ objectPosition: focus }} />
  </div>
);

/** Whoever comes from the shelf is told where they are now. */
function GameName({ name, isCalled }: { readonly name: string; readonly isCalled: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isCalled) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {name}
    </h1>
  );
}
