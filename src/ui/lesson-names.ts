/** Where this device stores what it remembers of lessons. Apart from what reads it, which is loaded later. */

/** There once the lesson has been offered. */
export const notesName = (game: string): string => `lesson.${game}`;
/** There while the match that is kept is the lesson's. */
export const coachingName = (game: string): string => `coached.${game}`;
