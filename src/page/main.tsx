/** What `index.html` starts: puts the games and the page together. */
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { GAMES } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import { storeIn } from "../ui/store.ts";
import { languageChoice } from "../ui/texts/language.ts";
import { speakerOf } from "../ui/texts/speaker.ts";
import { Speaking } from "../ui/texts/speaking.ts";
import "../ui/look/base.css";
import "../ui/look/tokens.css";
import { type Loaded, Page } from "./page.tsx";
import { watch } from "./watching.ts";

const place = document.getElementById("page");
const [game] = GAMES;
const table = TABLES[game?.id ?? ""];
if (place === null || game === undefined || table === undefined) throw new Error("There is nothing to show.");

const languages = languageChoice(
  storeIn(() => localStorage),
  navigator.languages,
);
const speaker = computed(() => speakerOf(languages.language.value, table.texts));
effect(() => {
  document.documentElement.lang = languages.language.value;
  document.title = speaker.value.say({ key: "app.title" });
});

// Whoever asks for less motion gets a page that stands still until told.
const watching = watch({ game, table }, matchMedia("(prefers-reduced-motion: reduce)").matches);

const views = signal<Loaded>("loading");
table.loadViews().then(
  (loaded) => {
    views.value = loaded;
  },
  () => {
    views.value = "broken";
  },
);

render(
  <Speaking.Provider value={speaker}>
    <Page languages={languages} watching={watching} views={views} />
  </Speaking.Provider>,
  place,
);
