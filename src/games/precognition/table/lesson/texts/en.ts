/** What the coach of the first journey says. */

export const texts = {
  "lesson.title": "Your first journey",
  "lesson.pitch": "Learn by playing: to the first island in about four minutes, one idea at a time.",
  "lesson.split": "Split your cards",
  "lesson.cards": "Play your cards",
  "lesson.ymunes": "Doctors and Protectors",
  "lesson.machines": "Wake a Machine",
  "lesson.island": "Feed your crew",
  "lesson.keep": "Keep one card for yourself: drag or tap {card}.",
  "lesson.give": "Give {left} one of your two face-up cards, such as {card}.",
  "lesson.pass": "The last two pass to {right}, and one of them comes back to you next round.",
  "lesson.lock": "Lock in: all choices are revealed at once.",
  "lesson.one-free": "One card alone is free: press one to leave it out.",
  "lesson.both-cost":
    "{cost, plural, one {Press it again: both cost # Human, who comes back contaminated.} other {Press it again: both cost # Humans, who come back contaminated.}}",
  "lesson.accept": "Accept to bring all of this aboard.",
  "lesson.doctors":
    "{n, plural, one {Your Doctor healed # Human, and does so every round.} other {Your Doctors healed # Humans: one each, every round.}}",
  "lesson.ymune": "Keep {card}: it brings an Ymune aboard, a healer or a guard.",
  "lesson.comes-back": "{card} is back: you passed it, and {right} gave it to you.",
  "lesson.protector": "Ymunes become Doctors or Protectors: send one to the Bow as a Protector.",
  "lesson.bane":
    "From round {round, number} on, cards bring Bane, which takes Humans every round; each Protector lowers it by 2.",
  "lesson.battery": "Keep {card}: its Battery can wake a Machine.",
  "lesson.machine": "{machine} has all its Batteries and the cards it needs, so it works for you: accept.",
  "lesson.hunger":
    "This round ends at {island}, where each healthy Human eats 1 Food: you have {food, number} for {crew, number}.",
  "lesson.fed":
    "{starved, plural, =0 {The island took {food, number} Food and fed everybody; what is left stays yours.} one {The island took {food, number} Food, and # unfed Human was lost.} other {The island took {food, number} Food, and # unfed Humans were lost.}}",
  "lesson.farewell": "Now steer on to Letea: most healthy Humans wins, and I’ll speak up when something is new.",
  "lesson.bane-card":
    "{n, plural, one {{card} carries # Bane, which you get whether the card acts or not.} other {{card} carries # Bane, which you get whether the card acts or not.}}",
  "lesson.protect": "Spend Protectors here: each lowers the Bane by 2 before it takes Humans.",
  "lesson.avoid": "{tile} takes something: one Protector lets you pass it by.",
  "lesson.x-cost": "X on {card} means what the other card costs: here {cost, number}.",
  "lesson.bonus": "Two cards of one type: each also gives what is in its second circle.",
  "lesson.last-round": "The decks are empty: keep one card and give the other.",
} as const;
