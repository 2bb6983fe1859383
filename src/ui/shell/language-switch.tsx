import { LANGUAGES, type LanguageChoice } from "../language.ts";
import { useText } from "../texts/speaking.ts";
import { Choice } from "./choice.tsx";

export function LanguageSwitch({ choice }: { readonly choice: LanguageChoice }) {
  const text = useText();
  return (
    <Choice
      name="language"
      label={text("language.choose")}
      options={[...LANGUAGES].map(([code, name]) => ({ value: code, text: name, lang: code }))}
      chosen={choice.language.value}
      onChoose={choice.choose}
    />
  );
}
