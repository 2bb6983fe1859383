import { useLayoutEffect, useRef } from "preact/hooks";
import { BoxFacts } from "../ui/box/box-facts.tsx";
import { useBoxWords } from "../ui/box/box-words.ts";
import type { GameBox } from "../ui/box/game-box.ts";
import { useLookingUp } from "../ui/reference/looking-up.ts";
import { Sign } from "../ui/shell/sign.tsx";
import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { HomeFoot } from "./home-foot.tsx";
import { inBackground } from "./in-background.ts";
import { RoomActions, RoomsUnderWay } from "./room-actions.tsx";
import { ShelfPage } from "./shelf-page.tsx";
import "./home.css";
import "./game-page.css";

interface HomeProps {
  readonly app: App;
}

/** The first page, shown before any game is loaded: the page of the only game, or the shelf with all of them. */
export function Home({ app }: HomeProps) {
  const { boxes, areSeveral, box } = app.games;
  const shown = areSeveral ? (app.route.value === "game" ? box(app.atHand.value) : undefined) : boxes[0];
  /** The game whose page was shown just before; without an id it was the shelf. */
  const before = useRef<{ readonly id: string | undefined } | undefined>(undefined);
  useLayoutEffect(() => {
    before.current = { id: shown?.id };
  });
  return shown ? (
    <GamePage key={shown.id} app={app} box={shown} isFromShelf={before.current !== undefined} />
  ) : (
    <ShelfPage app={app} cameFrom={before.current?.id} />
  );
}

interface GamePageProps extends HomeProps {
  readonly box: GameBox;
  readonly isFromShelf: boolean;
}

/** One game, with all ways to play it. If there is only one game, this is the first page. */
function GamePage({ app, box, isFromShelf }: GamePageProps) {
  const text = useText();
  const { name, pitch, day } = useBoxWords(box);
  const { areSeveral } = app.games;
  const canGoOn = app.canGoOn.value;
  /** Words with numbers in them come after the first page. */
  const ready = app.ready.value;
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
          <GameName name={name} isFromShelf={isFromShelf} />
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
        <RoomsUnderWay app={app} />
        <button type="button" class={canGoOn ? "large" : "main large"} onClick={() => inBackground(app.playNow())}>
          {text("home.play-now")}
        </button>
        <button type="button" onClick={() => inBackground(app.askForNewGame())}>
          {text("match.new")}
        </button>
        <button type="button" onClick={() => inBackground(app.watch())}>
          {text("home.watch")}
        </button>
        <button type="button" class="telling" onClick={() => inBackground(app.playToday())}>
          {day}
          {ready && <ready.kit.DayLine logbook={ready.logbook} game={box.id} />}
        </button>
        {box.ways.includes("campaign") && (
          <button type="button" class="telling" onClick={() => inBackground(app.open("campaign"))}>
            {text("box.way.campaign")}
            {ready && <ready.kit.CampaignLine campaigns={ready.campaigns} game={box.id} />}
          </button>
        )}
        <RoomActions app={app} />
        {box.hasLesson && (
          <button type="button" onClick={() => inBackground(app.open("lesson"))}>
            {text("home.lesson")}
          </button>
        )}
        <button type="button" class="telling" onClick={() => inBackground(app.open("logbook"))}>
          {text("log-book.title")}
          {ready && <ready.kit.WinsLine logbook={ready.logbook} game={box.id} />}
        </button>
        {looking && (
          <button type="button" aria-keyshortcuts="R F1" onClick={() => looking.open()}>
            {text("rules.title")}
          </button>
        )}
        <button type="button" onClick={() => inBackground(app.open("settings"))}>
          {text("settings.title")}
        </button>
      </nav>
      <HomeFoot app={app} />
    </main>
  );
}

const GameSky = ({ box: { picture, focus } }: { readonly box: GameBox }) => (
  <div class="home-sky" aria-hidden="true">
    <img src={picture} alt="" style={{ objectPosition: focus }} />
  </div>
);

/** Takes the focus after the shelf, so that screen readers say which page this is. */
function GameName({ name, isFromShelf }: { readonly name: string; readonly isFromShelf: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFromShelf) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {name}
    </h1>
  );
}
