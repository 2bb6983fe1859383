/** Says lines in one language. It needs no page. */
import IntlMessageFormat from "intl-messageformat";
import type { Seat } from "../../session/session.ts";
import { isList, isSeatParam, type Line, type Param } from "./line.ts";
import { type Texts, textOf } from "./messages.ts";
import { texts as shellTexts } from "./shell.ts";
import { typeset } from "./typography.ts";

/** A part of a text, so that names can look different from the rest. */
export type Part =
  | { readonly text: string }
  | { readonly text: string; readonly seat: Seat }
  | { readonly text: string; readonly piece: string };

export interface Speaker {
  readonly language: string;
  /** `names`: those of the seats, if the line is about a match. */
  say(line: Line, names?: readonly string[]): string;
  parts(line: Line, names?: readonly string[]): readonly Part[];
}

/** Knows the shell's texts and these others, such as a game's. */
export function speakerOf(language: string, ...others: readonly (Texts | undefined)[]): Speaker {
  const lists = [...others, shellTexts].filter((one) => one !== undefined);
  // Compiling messages is slow, and a log repeats the same few.
  const compiled = new Map<string, IntlMessageFormat>();
  const enumerate = new Intl.ListFormat(language);

  function messageFor(key: string): IntlMessageFormat {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const found = textOf(key, language, lists);
    const message = new IntlMessageFormat(typeset(found.text, found.language), found.language);
    compiled.set(key, message);
    return message;
  }

  function parts({ key, params = {} }: Line, names: readonly string[] = []): Part[] {
    return messageFor(key)
      .formatToParts<Param>(params)
      .flatMap(({ value }) => partsOf(value, names));
  }

  function partsOf(param: Param, names: readonly string[]): Part[] {
    if (typeof param === "string" || typeof param === "number") return [{ text: String(param) }];
    if (isList(param)) return listed(param, names);
    if (isSeatParam(param)) {
      const { seat } = param;
      return [{ text: names[seat] ?? sayAll(parts({ key: "seat.unnamed", params: { number: seat + 1 } })), seat }];
    }
    if ("piece" in param) return [{ text: sayAll(parts({ key: param.piece })), piece: param.piece }];
    return parts(param, names);
  }

  function listed(params: readonly Param[], names: readonly string[]): Part[] {
    const places = params.map((_, i) => String(i));
    return enumerate
      .formatToParts(places)
      .flatMap(({ type, value }) =>
        type === "element" ? partsOf(params[Number(value)] ?? "", names) : [{ text: value }],
      );
  }

  return { language, parts, say: (line, names) => sayAll(parts(line, names)) };
}

const sayAll = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");
