export const texts = {
  "game.works.lay": "Draw three of your cards, lay one in secret, and all turn up at once",
  "game.works.ways": "Four rounds or six, with 2 to 4 players, people or bots",

  "option.length": "Length",
  "option.length.short": "Short: four rounds",
  "option.length.long": "Long: six rounds",
  "bot.random": "careless",
  "bot.thrifty": "thrifty",
  "bot.random.manner": "Lays whatever comes to hand.",
  "bot.thrifty.manner": "Saves high cards for high prizes.",
  "score.pearls": "Pearls",
  "score.left": "Sum of cards left",

  "card.name": "The {card, number}",
  "card.rule": "It takes the prize if nobody lays a higher card, nor another {card, number}. Once laid it is gone.",

  "act.lay": "Lay the {card, number}",
  "desk.prize": "To be won: {prize, plural, one {# pearl} other {# pearls}}",

  "overview.caption": "Where everybody stands",
  "overview.first": "Counted",
  "overview.pearls": "Pearls",
  "overview.pearls.means": "won so far",
  "overview.left": "Cards",
  "overview.left.means": "not played yet",
  "stand.player": "{seat}: {pearls, plural, one {# pearl} other {# pearls}}, {left, number} cards left",

  "rules.play": "How it’s played",
  "rules.round": "A round",
  "rules.round.draw": "Luck decides how many pearls are at stake, and deals everybody three of their own cards.",
  "rules.round.lay":
    "Everybody lays one of them face down, and all turn up at once. The highest card that is the only one of its kind [takes the pearls](rules.win); where there is none, they sink.",
  "rules.win": "Winning",
  "rules.win.pearls": "After the last [round](rules.round) most pearls wins; on a tie, the higher sum of cards left.",
  "rules.cards": "The cards",

  "log.round": "Round {round, number}: {prize, plural, one {# pearl} other {# pearls}} to be won",
  "log.laid": "{seat} lays a card face down.",
  "log.turned": "{seat} turns up the {card, number}.",
  "log.won": "{seat} wins {prize, plural, one {# pearl} other {# pearls}}.",
  "log.sunk": "No card is the only one of its kind: {prize, plural, one {# pearl sinks} other {# pearls sink}}.",
  "log.seat-bot": "A bot plays on for {seat}.",
  "log.seat-returning": "{seat} is back and comes in with the next round.",
  "log.seat-person": "{seat} plays again.",
  "log.over": "The end",
  "log.winners": "{n, plural, one {{winners} wins} other {{winners} share the win}}.",

  "refusal.wrong-players": "This game is for {fewest, number} to {most, number} players.",
  "refusal.no-such-card": "There is no such card.",
  "refusal.card-not-in-hand": "{seat} doesn’t hold the {card, number}.",
  "refusal.card-not-in-deck": "{seat} shows a card that can’t be there: the {card, number}.",
} as const;
