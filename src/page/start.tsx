/** The page for any games: what there is to be played is loaded once the first page is there. */
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { Speaking } from "../ui/texts/speaking.ts";
import { appOf } from "./app.ts";
import { Page } from "./page.tsx";
import type { Shelf } from "./shelf.ts";
import "../ui/look/base.css";
import "../ui/look/tokens.css";

export function startPage(loadShelf: () => Promise<Shelf>, place: HTMLElement | null): void {
  if (place === null) throw new Error("There is no place for the page.");
  const app = appOf(loadShelf, signalOf(matchMedia("(prefers-reduced-motion: reduce)")));
  const root = document.documentElement;
  effect(() => {
    root.lang = app.languages.language.value;
    document.title = app.speaker.value.say({ key: "app.title" });
  });
  effect(() => {
    root.toggleAttribute("data-calm", app.settings.isCalm.value);
  });
  render(
    <Speaking.Provider value={app.speaker}>
      <Page app={app} />
    </Speaking.Provider>,
    place,
  );
  app.begin();
}

function signalOf(query: MediaQueryList) {
  const matches = signal(query.matches);
  query.addEventListener("change", () => {
    matches.value = query.matches;
  });
  return matches;
}
