/**
 * Messages in ICU syntax, as far as the language files use it: arguments, `number`, `plural`, `selectordinal`, `select`. A
 * test compares every text with what a complete formatter makes of it; that one would be a fifth of what a phone loads.
 */

export type Message = readonly (string | Argument)[];

interface Argument {
  readonly name: string;
  readonly as: "is" | "number" | "percent" | "plural" | "selectordinal" | "select";
  /** By a number like `=0`, a plural category, or a word. */
  readonly options: ReadonlyMap<string, Message>;
}

/** Throws if the text is no such message. */
export function readMessage(text: string): Message {
  let at = 0;

  function found(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const part = pattern.exec(text)?.[0];
    at += part?.length ?? 0;
    return part;
  }

  function take(pattern: RegExp): string {
    const from = at;
    const part = found(pattern);
    if (part === undefined) throw new Error(`"${text}" is no message from its character ${from} on.`);
    return part;
  }

  /** `counted`: the argument that # stands for. */
  function message(counted?: string): Message {
    const parts: (string | Argument)[] = [];
    while (at < text.length && text[at] !== "}") {
      if (text[at] === "{") parts.push(argument());
      else if (counted === undefined) parts.push(take(/[^{}]+/y));
      else if (found(/#/y) === undefined) parts.push(take(/[^{}#]+/y));
      else parts.push({ name: counted, as: "number", options: NONE });
    }
    return parts;
  }

  function argument(): Argument {
    take(/\{\s*/y);
    const name = take(/\w+/y);
    const as = found(/\s*,\s*/y) === undefined ? "is" : kind();
    const options = as === "plural" || as === "selectordinal" || as === "select" ? choices(name, as) : NONE;
    take(/\s*\}/y);
    return { name, as, options };
  }

  function kind(): Argument["as"] {
    const word = take(/number|plural|selectordinal|select/y);
    if (word === "number") return found(/\s*,\s*percent/y) === undefined ? word : "percent";
    take(/\s*,/y);
    return word === "plural" || word === "selectordinal" ? word : "select";
  }

  function choices(name: string, as: Argument["as"]): ReadonlyMap<string, Message> {
    const options = new Map<string, Message>();
    for (let key = found(OPTION()); key !== undefined; key = found(OPTION())) {
      take(/\s*\{/y);
      options.set(key.trim(), message(as === "select" ? undefined : name));
      take(/\}/y);
    }
    return options;
  }

  const whole = message();
  if (at < text.length) throw new Error(`"${text}" has a } too many.`);
  return whole;
}

const NONE: ReadonlyMap<string, Message> = new Map();
const OPTION = (): RegExp => /\s*(?:=\d+|[\p{L}\w-]+)/uy;

/** How a language writes numbers, and which words go with them. */
export interface Grammar {
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
  readonly selectordinal: Intl.PluralRules;
}

export const grammarOf = (language: string): Grammar => ({
  number: new Intl.NumberFormat(language),
  percent: new Intl.NumberFormat(language, { style: "percent" }),
  plural: new Intl.PluralRules(language),
  selectordinal: new Intl.PluralRules(language, { type: "ordinal" }),
});

/** The message with these arguments. Whatever is neither a word nor a number stays as it is, among the words. */
export function fill<T>(
  message: Message,
  params: Readonly<Record<string, T>>,
  grammar: Grammar,
): readonly (string | T)[] {
  const parts: (string | T)[] = [];
  for (const part of message) {
    for (const one of typeof part === "string" ? [part] : filled(part, params, grammar)) {
      const last = parts.at(-1);
      if (typeof one === "string" && typeof last === "string") parts[parts.length - 1] = last + one;
      else parts.push(one);
    }
  }
  return parts;
}

function filled<T>(
  { name, as, options }: Argument,
  params: Readonly<Record<string, T>>,
  grammar: Grammar,
): readonly (string | T)[] {
  const value = params[name];
  if (value === undefined) throw new Error(`nothing is given for {${name}}`);
  if (as === "is") return [typeof value === "number" ? String(value) : value];
  if (as === "select") return fill(optionOf(options, [String(value)], name), params, grammar);
  if (typeof value !== "number") throw new Error(`{${name}} has to be a number`);
  if (as === "number" || as === "percent") return [grammar[as].format(value)];
  return fill(optionOf(options, [`=${value}`, grammar[as].select(value)], name), params, grammar);
}

function optionOf(options: ReadonlyMap<string, Message>, keys: readonly string[], name: string): Message {
  for (const key of [...keys, "other"]) {
    const option = options.get(key);
    if (option !== undefined) return option;
  }
  throw new Error(`{${name}} has no option for this`);
}
