/** What a peer may send. Whoever sends more is shown to the others, and its link is closed. */
import type { Limit } from "./allowance.ts";

export const MOST_LENGTH = 64 * 1024;
/** Before it's known who they are: a greeting is short. */
export const MOST_GREETING = 1024;
/** Of an entry, so that there is room to prove what is wrong with it. */
export const MOST_ENTRY = 60 * 1024;
/** How far lists and objects are nested in each other. */
export const MOST_DEPTH = 32;
/** Bytes that wait to be sent on one link: the other end has stopped listening. */
export const MOST_WAITING = 1024 * 1024;
export const MOST_MESSAGES_A_SECOND = 100;
/** What is said beside the record goes to everybody: of one device, and of all together. */
export const MOST_WORDS_A_SECOND = 5;
export const MOST_WORDS_OF_ALL_A_SECOND = 25;

/** How many texts, and how many letters in them. */
export interface Traffic {
  readonly messages: Limit;
  readonly letters: Limit;
}

const KB = 1024;

/** Of one device, over however many links. */
export const FROM_ONE: Traffic = {
  messages: { atOnce: MOST_MESSAGES_A_SECOND, aSecond: MOST_MESSAGES_A_SECOND },
  letters: { atOnce: 1024 * KB, aSecond: 256 * KB },
};

/** Of those without a reserved place only so much is read, of one and of all of them together; the rest is passed over. */
export const READ_OF_ONE: Traffic = {
  messages: { atOnce: 40, aSecond: 20 },
  letters: { atOnce: 128 * KB, aSecond: 16 * KB },
};
export const READ_OF_ALL: Traffic = {
  messages: { atOnce: 400, aSecond: 200 },
  letters: { atOnce: 512 * KB, aSecond: 192 * KB },
};

/** Each greeting has to be signed: over one connection, and by all together who have no reserved place. */
export const GREETINGS_OF_ONE: Limit = { atOnce: 8, aSecond: 1 };
export const GREETINGS_OF_ALL: Limit = { atOnce: 128, aSecond: 32 };

/** Accusations of one device that come to nothing: to look into them is work. */
export const VAIN_ACCUSATIONS: Limit = { atOnce: 8, aSecond: 1 };
/** Words about somebody's absence of one device that aren't about the record as it stands. */
export const VAIN_WORDS: Limit = { atOnce: 16, aSecond: 4 };

/**
 * Letters of the record that are sent to whoever asks for them. To a seat it's half of what it takes; a whole match that
 * has been played for long is shorter than what a visitor gets at once.
 */
export const TO_A_SEAT: Limit = { atOnce: 512 * KB, aSecond: 128 * KB };
export const TO_A_VISITOR: Limit = { atOnce: 512 * KB, aSecond: 8 * KB };
export const TO_ALL_VISITORS: Limit = { atOnce: 4096 * KB, aSecond: 128 * KB };
