/** The linked matches of a game. */

export const texts = {
  "campaign.chapters": "Chapters",
  "campaign.chapter": "Chapter {number, number}: {name}",
  "campaign.reached": "done",
  "campaign.open": "next",
  "campaign.locked": "not open yet",
  "campaign.tries": "{n, plural, =0 {} one {# failed try} other {# failed tries}}",
  "campaign.so-far": "{n, plural, =0 {A story in chapters} one {# chapter done} other {# chapters done}}",
  "campaign.crew": "Who plays?",
  "campaign.crew.bots": "{n, plural, one {You and a bot} other {You and # bots}}",
  "campaign.crew.friend": "{n, plural, =2 {Two at this screen} other {# at this screen}}",
  "campaign.begin": "Begin chapter {number, number}",
  "campaign.again": "Play chapter {number, number} again",
  "campaign.waits": "Opens after chapter {number, number}.",
  "campaign.done": "The campaign is complete. Every chapter can be played again.",
  "campaign.onwards": "Next chapter",
  "campaign.retry": "Try again",
  "campaign.to-chapters": "Chapters",
} as const;
