/** What a peer may send. Whoever sends more is shown to the others, and its link is closed. */
import type { Rate } from "./token-bucket.ts";

export const MOST_LENGTH = 64 * 1024;
/** For messages of the handshake, which are short. */
export const MOST_HANDSHAKE = 1024;
/** The longest entry, so that a message with it still has room for a proof about it. */
export const MOST_ENTRY = 60 * 1024;
/** How far lists and objects are nested in each other. */
export const MOST_DEPTH = 32;
/** In bytes: if more waits to be sent on a link, the other end has stopped listening. */
export const MOST_WAITING = 1024 * 1024;
export const MOST_MESSAGES_A_SECOND = 100;
/** Remarks are passed on to everybody, so they are limited for each device and for all together. */
export const MOST_WORDS_A_SECOND = 5;
export const MOST_WORDS_OF_ALL_A_SECOND = 25;

/** How many texts, and how many letters in them. */
export interface Traffic {
  readonly messages: Rate;
  readonly letters: Rate;
}

const KB = 1024;

/** The traffic of one device, over all its links. */
export const FROM_ONE: Traffic = {
  messages: { burst: MOST_MESSAGES_A_SECOND, perSecond: MOST_MESSAGES_A_SECOND },
  letters: { burst: 1024 * KB, perSecond: 256 * KB },
};

/** Of those without a reserved place only so much is read, of one and of all of them together; the rest is passed over. */
export const READ_OF_ONE: Traffic = {
  messages: { burst: 40, perSecond: 20 },
  letters: { burst: 128 * KB, perSecond: 16 * KB },
};
export const READ_OF_ALL: Traffic = {
  messages: { burst: 400, perSecond: 200 },
  letters: { burst: 512 * KB, perSecond: 192 * KB },
};

/** Each handshake costs a signature: limits for one connection, and for all visitors together. */
export const HANDSHAKES_OF_ONE: Rate = { burst: 8, perSecond: 1 };
export const HANDSHAKES_OF_ALL: Rate = { burst: 128, perSecond: 32 };

/** Accusations of one device that prove nothing: checking them is expensive. */
export const VAIN_ACCUSATIONS: Rate = { burst: 8, perSecond: 1 };
/** Attestations of one device that aren't about the record as it stands. */
export const VAIN_WORDS: Rate = { burst: 16, perSecond: 4 };

/**
 * Letters of the record that are sent to whoever asks for them. To a seat it's half of what it takes; a whole match that
 * has been played for long is shorter than what a visitor gets at once.
 */
export const TO_A_SEAT: Rate = { burst: 512 * KB, perSecond: 128 * KB };
export const TO_A_VISITOR: Rate = { burst: 512 * KB, perSecond: 8 * KB };
export const TO_ALL_VISITORS: Rate = { burst: 4096 * KB, perSecond: 128 * KB };
