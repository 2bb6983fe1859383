/** What a peer may send. Whoever sends more is shown to the others, and its link is closed. */
export const MOST_LENGTH = 64 * 1024;
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
