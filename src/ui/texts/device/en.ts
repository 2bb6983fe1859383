/** English. */

export const texts = {
  "title.turn": "Your move · {where}",
  "title.room": "Room {code}",

  "turn.yours": "It’s your move",
  "turn.where": "{game}, room {code}",

  "update.ready": "A new version of Letea is ready.",
  "update.ready.playing": "A new version of Letea is ready. Your game is saved and goes on after the update.",
  "update.ready.other-rules":
    "A new version of Letea is ready, with changed rules. Finish your game first: it can’t go on after the update.",
  "update.taken": "Letea was updated in another tab.",
  "update.now": "Update",
  "update.anyway": "Update anyway",

  "settings.turns.notify": "Notify me when it’s my move online",
  "settings.turns.why": "While Letea is open in the background. The tab’s title says it in any case.",
  "settings.turns.denied": "This browser blocks notifications from Letea. You can allow them in its site settings.",
} as const;
