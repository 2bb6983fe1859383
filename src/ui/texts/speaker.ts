/** Says lines in one language. It needs no page. */
import type { Seat } from "../../session/session.ts";
import { fill, type Grammar, grammarOf, type Message, readMessage } from "./icu-message.ts";
import { isList, isSeatParam, type Line, type Param } from "./line.ts";
import { type Texts, textOf } from "./messages.ts";
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
  /** The same speaker, who knows these texts too. */
  with(...more: readonly Texts[]): Speaker;
}

interface Sayable {
  readonly message: Message;
  readonly grammar: Grammar;
}

/** Knows these texts, such as a game's and the shell's. */
export function speakerOf(language: string, ...lists: readonly Texts[]): Speaker {
  // A log repeats the same few.
  const known = new Map<string, Sayable>();
  const grammars = new Map<string, Grammar>();
  const enumerate = new Intl.ListFormat(language);

  function sayable(key: string): Sayable {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  }

  function read(key: string): Sayable {
    const { text, language: its } = textOf(key, language, lists);
    const grammar = grammars.get(its) ?? grammarOf(its);
    grammars.set(its, grammar);
    return { message: readMessage(typeset(text, its)), grammar };
  }

  function parts({ key, params = {} }: Line, names: readonly string[] = []): Part[] {
    const { message, grammar } = sayable(key);
    return fill<Param>(message, params, grammar).flatMap((value) => partsOf(value, names));
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

  return {
    language,
    parts,
    say: (line, names) => sayAll(parts(line, names)),
    with: (...more) => speakerOf(language, ...more, ...lists),
  };
}

const sayAll = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");
