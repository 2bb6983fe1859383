/** Starts the page for any list of games. */
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { LayoutContext, type RootLayout, rootLayout } from "../ui/look/root-layout.ts";
import { Speaking } from "../ui/texts/speaking.ts";
import { type App, appOf } from "./app.ts";
import { inBackground } from "./in-background.ts";
import { Page } from "./page.tsx";
import type { Games } from "./shelf.ts";
import "../ui/look/base.css";
import "../ui/look/tokens.css";
import "../ui/look/high-contrast.css";
import "../ui/look/left-handed.css";

export function startPage(games: Games, place: HTMLElement | null): void {
  if (place === null) throw new Error("There is no place for the page.");
  const app = appOf(games, {
    calm: signalOf(matchMedia("(prefers-reduced-motion: reduce)")),
    contrast: signalOf(matchMedia("(prefers-contrast: more)")),
  });
  const root = document.documentElement;
  const title = signal<string>();
  effect(() => {
    root.lang = app.languages.language.value;
    document.title = title.value ?? app.speaker.value.say({ key: "app.title" });
  });
  const layout = rootLayout(root);
  applyToRoot(app, root, layout);
  render(
    <Speaking.Provider value={app.speaker}>
      <LayoutContext.Provider value={layout.now}>
        <Page app={app} />
      </LayoutContext.Provider>
    </Speaking.Provider>,
    place,
  );
  app.begin();
  app.whenBasics().then(
    async () => (await import("./attend.ts")).attend(app, title),
    () => undefined,
  );
  // Few people have one.
  addEventListener("gamepadconnected", () => inBackground(followGamepads()), { once: true });
}

async function followGamepads(): Promise<void> {
  (await import("../ui/gamepad.ts")).followGamepads();
}

/** Keeps on the root element what style sheets ask for. */
function applyToRoot({ settings, seenWith }: App, root: HTMLElement, layout: RootLayout): void {
  effect(() => {
    root.toggleAttribute("data-calm", settings.isCalm.value);
    root.toggleAttribute("data-contrast", settings.isContrastHigh.value);
    root.toggleAttribute("data-left-handed", settings.now.value.isLeftHanded);
  });
  effect(() => {
    if (seenWith.value === undefined) delete root.dataset.seenWith;
    else root.dataset.seenWith = seenWith.value;
  });
  effect(() => layout.sizeText(settings.now.value.textSize / 100));
}

function signalOf(query: MediaQueryList) {
  const matches = signal(query.matches);
  query.addEventListener("change", () => {
    matches.value = query.matches;
  });
  return matches;
}
