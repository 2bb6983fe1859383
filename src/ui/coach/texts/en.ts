/** What is said around every game's lesson. */

export const texts = {
  "coach.name": "Coach",
  "coach.got-it": "Got it",
  "coach.skip": "Skip",
  "coach.show": "Show me",
  "coach.leave": "Send the coach away (the menu brings it back)",
  "coach.chapters": "Chapters",
  "coach.chapter-done": "done",
  "coach.begin": "Start",
  "coach.resume": "Resume",
  "coach.just-play": "Just play",
} as const;
