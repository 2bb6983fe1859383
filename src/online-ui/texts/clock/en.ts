/** English, for the table's clock. The apostrophe is ’, because ' has a special meaning in these messages. */

export const texts = {
  "clock.title": "Clock",
  "clock.off": "None",
  "clock.off.how": "Everybody takes as long as they need.",
  "clock.relaxed": "Relaxed",
  "clock.steady": "Steady",
  "clock.brisk": "Brisk",
  "clock.other": "{choice} + {bank}",
  "clock.minutes": "{n, number} min",
  "clock.seconds": "{n, number} s",
  "clock.how":
    "{choice} for each choice, and {bank} for the whole game when that isn’t enough. Once both are gone, the others are asked whether a bot should take the seat: nothing happens by itself.",

  "clock.left.choice": "{time} left for this choice",
  "clock.left.bank": "{time} left of the time bank",
  "clock.left.up": "time is up",

  "clock.mine": "Your time",
  "clock.mine.of": "{seat}’s time",
  "clock.mine.bank": "from your time bank",
  "clock.mine.up": "Your time is up",
  "clock.say.bank": "The time for this choice is up: your time bank is running.",
  "clock.say.minute": "Less than a minute left.",
  "clock.say.ten": "Ten seconds left.",
  "clock.say.up": "Your time is up: the others are asked whether a bot should play on for you.",

  "ask.late": "{seat}’s time is up. Give the seat to a bot until they are back?",
  "fair.late": "{seat}’s time was up: {names} gave the seat to a bot.",
  "rec.turn.late": "Entry {entry, number}: {seat}’s time was up; the others gave the seat to a bot.",
} as const;
