import type { ComponentChildren } from "preact";
import { useText } from "../texts/speaking.ts";
import "./banner.css";

/** The head of the page; the river at night is behind it. */
export function Banner({ children }: { readonly children: ComponentChildren }) {
  const text = useText();
  return (
    <header class="banner">
      <h1>{text("app.name")}</h1>
      {children}
      <p>{text("app.pitch")}</p>
    </header>
  );
}
