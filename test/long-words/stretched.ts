/** English as a language in which everything takes 40 % more room: every text with accents and longer words. */

const MORE = 0.4;

const ACCENTS: Readonly<Record<string, string>> = {
  a: "á",
  e: "ë",
  i: "î",
  o: "ö",
  u: "ü",
  y: "ý",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ø",
  U: "Û",
  Y: "Ý",
};

type Messages = Readonly<Record<string, string>>;

export const stretchedAll = (texts: Messages): Messages =>
  Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, stretchedMessage(message)]));

/** Of an ICU message only what is read: names of arguments, and the words that it selects by, stay. */
export function stretchedMessage(message: string): string {
  const reader = { message, at: 0 };
  return readText(reader);
}

interface Reader {
  readonly message: string;
  at: number;
}

/** To the end, or to the brace that closes what it is part of. */
function readText(reader: Reader): string {
  let made = "";
  let plain = "";
  while (reader.at < reader.message.length && reader.message[reader.at] !== "}") {
    const sign = reader.message[reader.at] ?? "";
    if (sign === "{") {
      made += stretchedWords(plain) + readArgument(reader);
      plain = "";
    } else {
      plain += sign;
      reader.at += 1;
    }
  }
  return made + stretchedWords(plain);
}

/** `{name}`, `{name, number}` or `{name, plural, one {…} other {…}}`. */
function readArgument(reader: Reader): string {
  let made = "{";
  reader.at += 1;
  while (reader.message[reader.at] !== "}") {
    const sign = reader.message[reader.at];
    if (sign === undefined) throw new Error(`A brace isn't closed: ${reader.message}`);
    reader.at += 1;
    made += sign;
    if (sign !== "{") continue;
    made += `${readText(reader)}}`;
    reader.at += 1;
  }
  reader.at += 1;
  return `${made}}`;
}

const stretchedWords = (text: string): string => text.replace(/\p{L}+/gu, stretchedWord);

function stretchedWord(word: string): string {
  const letters = [...word];
  const vowels = letters.filter((letter) => letter in ACCENTS).length;
  let due = Math.ceil(MORE * letters.length);
  let left = vowels;
  if (vowels === 0) return word + (letters.at(-1) ?? "").repeat(due);
  return letters
    .map((letter) => {
      const accented = ACCENTS[letter];
      if (accented === undefined) return letter;
      const more = Math.ceil(due / left);
      due -= more;
      left -= 1;
      return accented + accented.toLowerCase().repeat(more);
    })
    .join("");
}
