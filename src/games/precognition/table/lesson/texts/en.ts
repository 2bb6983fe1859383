/** What the coach of the first journey says. */

export const texts = {
  "lesson.title": "Your first journey",
  "lesson.pitch":
    "Bring the most healthy Humans to Letea. Learn by playing: to the first island in about four minutes.",
  "lesson.split": "Split your cards",
  "lesson.cards": "Play your cards",
  "lesson.ymunes": "Doctors and Protectors",
  "lesson.machines": "Wake a Machine",
  "lesson.island": "Feed your crew",
  "lesson.keep": "Keep one card for yourself: drag or tap {card}.",
  "lesson.give": "Give {left} one of your two face-up cards, such as {card}.",
  "lesson.pass": "The last two pass to {right}, who must give you one of them next round.",
  "lesson.lock": "Lock in: all choices are revealed at once.",
  "lesson.costs":
    "{cost, plural, one {Using both cards contaminates # Human, using one is free: press a card to try.} other {Using both cards contaminates # Humans, using one is free: press a card to try.}}",
  "lesson.accept": "Accept to bring this aboard, or press the card again to undo.",
  "lesson.tile": "Every round ends with a river tile: gifts now, losses from round {round, number} on.",
  "lesson.gift": "Another gift: accept it, and save your Protector for tiles that take.",
  "lesson.doctors":
    "{paid, plural, =0 {New Humans come aboard contaminated: each Doctor heals 1 every round.} one {Using both cards contaminated # Human: each Doctor heals 1 every round.} other {Using both cards contaminated # Humans: each Doctor heals 1 every round.}}",
  "lesson.ymune": "Keep {card}: Ymunes are river people who heal or protect your crew.",
  "lesson.again": "Now give {left} a face-up card, and lock in.",
  "lesson.lock-again": "Now lock in.",
  "lesson.comes-back": "{card} is back: you passed it, and {right} gave it to you.",
  "lesson.use-ymune": "Press {card} to use it and take the Ymune aboard.",
  "lesson.protector": "Make this Doctor a Protector, who guards you against losses: drag it to the Bow, or tap it.",
  "lesson.bane":
    "From round {round, number} on, cards bring Bane, which takes Humans every round: Protectors lower it.",
  "lesson.battery": "Keep {card}: its Batteries can wake a Machine.",
  "lesson.use-battery": "Press {card} to use it: its Batteries go to your Machines.",
  "lesson.machine": "{machine} has all its Batteries and your two cards match it: accept, and it works.",
  "lesson.plugged": "Batteries stay on their Machine, which works once it’s full and your cards match: accept.",
  "lesson.hunger":
    "At {island}, after this round, each healthy Human eats 1 Food or is lost: you have {food, number} for {crew, number}.",
  "lesson.fed":
    "{starved, plural, =0 {The island took {food, number} Food and fed all your healthy Humans; what is left stays yours.} one {The island took {food, number} Food, and # unfed Human was lost.} other {The island took {food, number} Food, and # unfed Humans were lost.}}",
  "lesson.farewell": "Now steer on to Letea: most healthy Humans wins, and I’ll speak up when something is new.",
  "lesson.bane-card":
    "{n, plural, one {{card} carries # Bane for whoever ends up with it, used or not.} other {{card} carries # Bane for whoever ends up with it, used or not.}}",
  "lesson.protect": "Spend Protectors here: each lowers the Bane by 2 before it takes Humans.",
  "lesson.avoid": "{tile} takes something: one Protector lets you pass it by.",
  "lesson.x-cost": "X on {card} means what the other card costs: here {cost, number}.",
  "lesson.bonus": "Two cards of one type: each also gives what is in its second circle.",
  "lesson.last-round": "The decks are empty: keep one card and give the other.",
} as const;
