/**
 * What people write, names and words in a chat, as it may be shown to others: composed (NFC), in one line, without what
 * can't be seen or turns other text round, and with few marks over one letter. Whoever sends cleans; whatever comes in
 * has to be clean. What Unicode hasn't assigned yet is let through, or newer devices couldn't talk to older ones.
 */

/** So long may be what is said in one go. */
export const MOST_TALK = 500;
/** Combining marks on one letter: enough for any script, too few to reach into the lines beside it. */
const MOST_MARKS = 3;

/** Joins signs of an emoji, chooses its colours, or draws a key around a figure: the only use of these that can be seen. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/u;
/** Some scripts need joiners inside words. In names they would only help to imitate another name. */
const IN_WORD = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/u;
/** Also letters and signs that are drawn as nothing. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

const cleaning = (...kept: readonly RegExp[]): RegExp =>
  new RegExp(`(${kept.map(({ source }) => source).join("|")})|${UNSEEN.source}`, "gu");
const UNSEEN_IN_NAMES = cleaning(IN_EMOJI);
const UNSEEN_IN_TALK = cleaning(IN_EMOJI, IN_WORD);

const SPACES = /[\s\u0085]+/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");
/** Marks without a letter would be drawn over whatever comes before. */
const LOOSE_MARKS = /(^| )\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;

function cleaned(raw: string, unseen: RegExp): string {
  const text = raw
    .replace(SPACES, " ")
    .replace(unseen, "$1")
    .normalize("NFC")
    .replace(MARKS, "$1")
    .replace(LOOSE_MARKS, "$1")
    .replace(SPACES, " ")
    .trim();
  // What was apart may have come together. It only gets shorter, or is composed.
  return text === raw ? text : cleaned(text, unseen);
}

/** Nothing, if nothing can be seen of it. */
export function cleanName(raw: string): string {
  const name = cleaned(raw, UNSEEN_IN_NAMES);
  return VISIBLE.test(name) ? name : "";
}

/** Of a chat. */
export const cleanTalk = (raw: string): string => cleaned(raw, UNSEEN_IN_TALK);

/** As whoever has written it sends it. */
export const talkOf = (raw: string): string => cleanTalk(cut(cleanTalk(raw), MOST_TALK));

/** Only whole characters. */
export function cut(name: string, most: number): string {
  let short = "";
  for (const character of name) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short;
}
