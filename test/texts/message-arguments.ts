/** What a message wants to be given. */
import IntlMessageFormat from "intl-messageformat";

type Elements = ReturnType<IntlMessageFormat["getAst"]>;

/** The names of its arguments; throws if the message is no valid ICU message. */
export function argumentsOf(message: string, language = "en"): ReadonlySet<string> {
  return new Set(namesIn(new IntlMessageFormat(message, language).getAst()));
}

/** For each `select`, the words that it knows. */
export function selectionsOf(message: string): readonly string[] {
  return new IntlMessageFormat(message, "en")
    .getAst()
    .flatMap((element) =>
      "options" in element && !("pluralType" in element)
        ? [`${element.value}: ${Object.keys(element.options).sort().join(" ")}`]
        : [],
    )
    .sort();
}

/** The names of the arguments that have to be numbers. */
export function numbersOf(message: string): ReadonlySet<string> {
  return new Set(numbersIn(new IntlMessageFormat(message, "en").getAst()));
}

function numbersIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (!("options" in element)) return element.type === NUMBER ? [element.value] : [];
    const within = Object.values(element.options).flatMap(({ value }) => numbersIn(value));
    return "pluralType" in element ? [element.value, ...within] : within;
  });
}

/** How the parser calls `{n, number}`. */
const NUMBER = 2;

function namesIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if ("options" in element) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    }
    return "value" in element && !isLiteral(element) ? [element.value] : [];
  });
}

/** Literals are the only elements with a value that don't name an argument. */
const isLiteral = ({ type }: Elements[number]): boolean => type === 0;
