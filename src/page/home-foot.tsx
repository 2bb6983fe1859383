import { LanguageSwitch } from "../ui/shell/language-switch.tsx";
import { useText } from "../ui/texts/speaking.ts";
import type { App, Opened } from "./app.ts";
import { inBackground } from "./in-background.ts";

/** The foot of the first page. */
export function HomeFoot({ app }: { readonly app: App }) {
  const text = useText();
  const open = (what: Opened) => () => inBackground(app.open(what));
  return (
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
  );
}
