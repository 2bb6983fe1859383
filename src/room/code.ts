/** Room codes: six letters that aren't easily mistaken for others. */
import { Refusal } from "../engine/refusal.ts";
import { fromHex, type Hex } from "../fair/bytes.ts";

/** Without I and O, which are read as figures. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 6;
/** Bytes from here on are skipped: they would make some letters more likely than others. */
const FAIR = 256 - (256 % LETTERS.length);

/** Out of bytes that nobody can guess. */
export function newCode(luck: () => Hex): string {
  let code = "";
  while (code.length < LENGTH) {
    for (const byte of fromHex(luck())) {
      if (byte < FAIR && code.length < LENGTH) code += LETTERS[byte % LETTERS.length];
    }
  }
  return code;
}

/** However it was written down: in small letters, with spaces or dashes. */
export function readCode(text: string): string {
  // A text that was pasted may be of any length.
  const letters = text
    .slice(0, LONGEST)
    .replace(/[\s\-–—._]/gu, "")
    .toUpperCase();
  const isCode = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  if (!isCode || text.length > LONGEST) throw new Refusal("code-unreadable");
  return letters;
}

const LONGEST = 40;
