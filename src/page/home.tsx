import { useLookingUp } from "../ui/reference/looking-up.ts";
import { LanguageSwitch } from "../ui/shell/language-switch.tsx";
import { useSpeaker, useText } from "../ui/texts/speaking.ts";
import type { App, Opened } from "./app.ts";
import { later } from "./later.ts";
import "./home.css";

/** The first page: there before anything of a game is. */
export function Home({ app }: { readonly app: App }) {
  const text = useText();
  const { say } = useSpeaker();
  const about = app.ready.value?.offer.table.about;
  const canGoOn = app.canGoOn.value;
  const kept = app.online.kept.value;
  const looking = useLookingUp();
  const open = (what: Opened) => () => later(app.open(what));
  return (
    <main class="home">
      <div class="home-sky" aria-hidden="true" />
      <header class="home-head">
        <h1>{text("app.name")}</h1>
        <p class="home-game">{about && say(about.name)}</p>
        <p class="home-pitch">{about ? say(about.pitch) : text("app.pitch")}</p>
      </header>
      <nav class="home-actions" aria-label={text("home.play")}>
        {canGoOn && (
          <button type="button" class="main large" onClick={app.goOn}>
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
        <button type="button" onClick={() => later(app.invite())}>
          {text("home.online")}
        </button>
        <button type="button" onClick={() => later(app.askForCode())}>
          {text("home.join")}
        </button>
        {kept !== undefined && (
          <button type="button" onClick={() => app.goToRoom(kept)}>
            <span>
              {text("home.room")} <b>{kept}</b>
            </span>
          </button>
        )}
        {looking && (
          <button type="button" aria-keyshortcuts="R F1" onClick={() => looking.open()}>
            {text("rules.title")}
          </button>
        )}
        <button type="button" onClick={open("settings")}>
          {text("settings.title")}
        </button>
      </nav>
      <footer class="home-foot">
        <LanguageSwitch choice={app.languages} />
        <p>{text("app.pitch")}</p>
        <button type="button" class="bare" onClick={open("history")}>
          {text("history.title")}
        </button>
        <button type="button" class="bare" onClick={open("about")}>
          {text("about.title")}
        </button>
      </footer>
    </main>
  );
}
