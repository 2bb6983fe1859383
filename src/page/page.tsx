import type { ReadonlySignal } from "@preact/signals";
import type { GameViews } from "../ui/game-table.ts";
import { Banner } from "../ui/shell/banner.tsx";
import { LanguageSwitch } from "../ui/shell/language-switch.tsx";
import type { LanguageChoice } from "../ui/texts/language.ts";
import { useText } from "../ui/texts/speaking.ts";
import { StateOfThings } from "./state-of-things.tsx";
import { Watch } from "./watch.tsx";
import type { Watching } from "./watching.ts";
import "./page.css";

export type Loaded = GameViews | "loading" | "broken";

interface PageProps {
  readonly languages: LanguageChoice;
  readonly watching: Watching;
  readonly views: ReadonlySignal<Loaded>;
}

export function Page({ languages, watching, views }: PageProps) {
  const text = useText();
  const loaded = views.value;
  return (
    <>
      <Banner>
        <LanguageSwitch choice={languages} />
      </Banner>
      <main class="page">
        {loaded === "broken" && <p role="alert">{text("app.broken")}</p>}
        <Watch watching={watching} views={typeof loaded === "string" ? undefined : loaded} />
        <StateOfThings about={watching.watched.table.about} />
      </main>
    </>
  );
}
