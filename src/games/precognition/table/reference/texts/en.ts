/**
 * The rules in English. `[words](entry)` links to another entry. The apostrophe is ’, because ' is special in these
 * messages.
 */

export const texts = {
  "chapter.start": "To begin with",
  "chapter.round": "A round",
  "chapter.aboard": "On board",
  "chapter.cards": "Expedition cards",
  "chapter.river": "The river",
  "chapter.machines": "Machine Rooms",
  "chapter.objectives": "Objectives",
  "chapter.ways": "Ways to play",

  "guide.round": "A round at a glance",
  "guide.round.intro":
    "A [journey](term.journey) has {rounds, number} rounds. Each has three phases, and everybody plays them at the same time.",
  "guide.round.decision": "1. [Decision](term.decision)",
  "guide.round.draw":
    "Draw two cards into your hand. With the two that lie face up in your [Decision Zone](term.decision-zone) you have four.",
  "guide.round.split":
    "In secret, [keep](term.keep) any one, [give](term.give) one of the face-up ones to your left neighbour, and [pass](term.pass) the other two to your right neighbour. Then all is turned up at once.",
  "guide.round.action": "2. [Action](term.action)",
  "guide.round.activate":
    "Play the card you kept and the one you were given. One of them alone is free; both together [cost](term.cost) Humans, who come back [contaminated](term.contaminated).",
  "guide.round.gain": "Take aboard what the cards bring, and the [bonus](term.bonus) as well if both are of one type.",
  "guide.round.machines": "Then fire each powered [Machine](term.machine) whose condition holds, once.",
  "guide.round.maintenance": "3. [Maintenance](term.maintenance)",
  "guide.round.bane":
    "The [Bane](term.bane) rises by the Bane of both cards. [Protectors](term.protector) you spend push it back, and then it takes as many Humans as it still shows.",
  "guide.round.heal": "Each [Doctor](term.doctor) heals one contaminated Human.",
  "guide.round.river":
    "The next [stretch of the river](term.stretch) gives or takes. Every fourth round it is an [island](term.island), where each healthy Human eats 1 Food.",

  "guide.aim": "What to aim for",
  "guide.aim.goal":
    "When the river ends, only [healthy Humans](term.healthy) count. Whoever brings the most of them to Letea wins.",
  "guide.aim.humans": "Take Humans aboard, and heal them",
  "guide.aim.humans.text":
    "They come aboard contaminated. Without [Doctors](term.doctor) they stay so: two or three Doctors early on work through the whole journey.",
  "guide.aim.food": "Count the Food before each island",
  "guide.aim.food.text":
    "Every healthy Human eats 1 Food in rounds 4, 8 and 12. Whoever finds none is lost. The Food with which a boat sets out is soon eaten.",
  "guide.aim.bane": "Hold the Bane down",
  "guide.aim.bane.text":
    "A point of [Bane](term.bane) costs a Human in every round that is left, so a [Protector](term.protector) spent early saves the most.",
  "guide.aim.machines": "Power Machines while it is cheap",
  "guide.aim.machines.text":
    "A [Machine](term.machine) that runs from the first season can fire many times. The first season’s cards are the cheapest, and there is no Bane on them.",
  "guide.aim.pass": "Look at what you hand on",
  "guide.aim.pass.text":
    "One of the two cards you [pass](term.pass) comes back to you in the next round. And what you [give](term.give) is played by somebody else: it helps them, or it costs them.",

  "guide.set-up": "How a boat sets out",
  "guide.set-up.boat":
    "4 healthy Humans in the [Cabins](term.cabins), 1 Doctor in the [Infirmary](term.infirmary), no Bane.",
  "guide.set-up.food": "8 Food, or 4 in the harder [co-operative games](option.mode.coop).",
  "guide.set-up.rooms":
    "Two [Machine Rooms](term.room) without a Battery: the same two for all, or a choice of two out of three in the [advanced set-up](option.setup.advanced).",
  "guide.set-up.cards":
    "A deck of {cards, number} [Expedition cards](term.card), the same for everybody, in the order of the seasons.",

  "term.journey": "Journey",
  "term.journey.text":
    "{rounds, number} rounds down the Great River, in three [seasons](term.season) of {each, number} rounds. At its end lies Letea.",
  "term.journey.end":
    "All decks are empty by the last round: then there are two cards to split, and nothing is passed.",

  "term.season": "Season",
  "term.season.text":
    "{each, number} rounds with cards and stretches of their own: [the Thaw](season.1), [the Heat](season.2) and [the Long Night](season.3). Each ends with an [island](term.island).",
  "season.1": "The Thaw",
  "season.2": "The Heat",
  "season.3": "The Long Night",
  "season.kind": "season {season, number} · rounds {from, number} to {to, number}",
  "season.1.text": "The time to build: cards are cheap and bring no Bane, and the river gives.",
  "season.2.text":
    "Cards bring more and cost more, the first of them carry [Bane](term.bane), and the river begins to take.",
  "season.3.text": "Nothing is cheap any more, most cards carry [Bane](term.bane), and the river takes a lot.",
  "season.cards":
    "In everybody’s deck {cards, plural, one {# card is} other {# cards are}} of this season: {food, number} [Food](type.food), {human, number} [Human](type.human), {ymune, number} [Ymune](type.ymune), {battery, number} [Battery](type.battery).",
  "season.tiles":
    "Three of its {tiles, number} [stretches](term.stretch) come up, in any order. Nobody knows which one is left out.",

  "term.decision": "Decision phase",
  "term.decision.text":
    "Everybody splits four cards in secret and at the same time: the two in hand and the two that lie face up in the [Decision Zone](term.decision-zone).",
  "term.decision.reveal":
    "When all have locked in their choice, everything is turned up at once. Until then a choice can be changed.",
  "term.dual-select": "Dual Select",
  "term.dual-select.text":
    "The secret split: [keep](term.keep) one card, [give](term.give) one, [pass](term.pass) two. There are six ways to do it, and only two in the last round.",
  "term.dual-select.why":
    "So everybody plays one card of their own choice and one that a neighbour has chosen for them.",
  "term.keep": "Keep",
  "term.keep.text":
    "Any one of your four cards. It goes into your own [Action Zone](term.action-zone) and is played in this round.",
  "term.give": "Give",
  "term.give.text":
    "One of the two cards that lie face up. It goes into the [Action Zone](term.action-zone) of your left [neighbour](term.neighbour), who plays it in this round.",
  "term.give.machines": "The second row of the advanced [Machines](term.machine) looks at the card you have given.",
  "term.pass": "Pass",
  "term.pass.text":
    "The two cards left over go face up into the [Decision Zone](term.decision-zone) of your right [neighbour](term.neighbour).",
  "term.pass.back": "Your right neighbour will give you one of them in the next round: think about which.",
  "term.neighbour": "Neighbour",
  "term.neighbour.text":
    "What you give goes to the left, what you pass goes to the right. The one on your right is the one who gives you a card.",
  "term.neighbour.two": "With two boats, left and right are the same.",
  "term.hand": "Hand and deck",
  "term.hand.text":
    "Two cards drawn from your own deck at the start of a round. Nobody else sees them before all is turned up, not even a partner.",
  "term.hand.deck":
    "All decks hold the same {cards, number} cards: {one, number} of season 1, then {two, number} of season 2, then {three, number} of season 3. What may still be in them can be looked up during a game.",
  "term.decision-zone": "Decision Zone",
  "term.decision-zone.text":
    "Two cards in front of your boat, face up for all to see. Your left [neighbour](term.neighbour) [passed](term.pass) them to you.",

  "term.action": "Action phase",
  "term.action.text":
    "First say which cards act, then take and place all they bring, then fire [Machines](term.machine) in any order you like.",
  "term.action.less": "You may always take less than is offered.",
  "term.action-zone": "Action Zone",
  "term.action-zone.text":
    "The two cards that a boat plays this round: the one it [kept](term.keep) and the one it was [given](term.give). After the round they leave the game.",
  "term.activate": "Activate",
  "term.activate.text":
    "Either both cards, for the [cost](term.cost) of both together, or just one of them, whichever you like, for nothing. The other one then gives nothing.",
  "term.activate.bane": "[Bane](term.bane) on a card counts all the same, activated or not.",
  "term.cost": "Cost",
  "term.cost.text":
    "So many healthy Humans go out from the [Cabins](term.cabins) if both cards are activated. They come back to the [Contaminated Deck](term.contaminated-deck).",
  "term.cost.blocked": "If there are too few in the Cabins, only one card can be activated. One alone costs nothing.",
  "term.gain": "Gain",
  "term.gain.text": "The first circle of a card: what it brings whenever it is activated.",
  "term.bonus": "Bonus",
  "term.bonus.text":
    "The second circle of a card, with the broken rim. It counts if both cards of the [Action Zone](term.action-zone) are of the same type, even when only one of them is activated.",
  "term.x": "X",
  "term.x.cost": "A cost of X is as much as the other card costs. Two costs of X are 0.",
  "term.x.gain":
    "A gain of X is what the other card costs, activated or not; if that costs X, it is the cost of the card itself.",

  "term.maintenance": "Maintenance phase",
  "term.maintenance.text": "The upkeep of a round, always in this order:",
  "term.maintenance.bane": "The [Bane](term.bane) rises by the Bane of both played cards.",
  "term.maintenance.protect": "You may spend [Protectors](term.protector) against it.",
  "term.maintenance.lose": "The boat loses as many Humans as the Bane shows, healthy or contaminated as you like.",
  "term.maintenance.heal": "[Doctors](term.doctor) heal.",
  "term.maintenance.river": "The next [stretch](term.stretch) of the river comes up, or the [island](term.island).",
  "term.heal": "Healing",
  "term.heal.text":
    "A healed Human moves from the [Contaminated Deck](term.contaminated-deck) to the [Cabins](term.cabins). [Doctors](term.doctor) do it in every Maintenance phase, and some [Machines](term.machine) when they fire.",
  "term.heal.must": "What Doctors can heal they do heal; a Machine may heal fewer.",
  "term.ignore": "Letting it pass",
  "term.ignore.text":
    "Whoever has seen the stretch of this round may spend one [Protector](term.protector): then all of it passes by, whatever it takes or gives. An island can’t be let pass.",

  "term.boat": "Boat",
  "term.boat.text":
    "Everybody leads one. Amidships the [Cabins](term.cabins), at the stern the [Contaminated Deck](term.contaminated-deck), then the [Infirmary](term.infirmary), and at the head the [Bow](term.bow). Below are the Food, two [Machine Rooms](term.room), and the Bane.",
  "term.resource": "Resources",
  "term.resource.text":
    "There are four: [Food](term.food), [Humans](term.healthy), [Ymunes](term.ymune) and [Batteries](term.battery). For each there is a type of card that brings it, with a colour, a shape and a sign of its own.",
  "term.healthy": "Human",
  "term.healthy.text":
    "Healthy Humans live in the [Cabins](term.cabins). They are what counts in the end; they go out when cards [cost](term.cost) something; and they eat on the [islands](term.island).",
  "term.healthy.gained": "Humans who are gained come aboard [contaminated](term.contaminated).",
  "term.contaminated": "Contaminated Human",
  "term.contaminated.text":
    "Waits on the [Contaminated Deck](term.contaminated-deck) to be [healed](term.heal). Contaminated Humans don’t eat, can’t be sent out and don’t count in the end, except to break a tie.",
  "term.cabins": "Cabins",
  "term.cabins.text": "Where the healthy [Humans](term.healthy) live. There is room for any number.",
  "term.contaminated-deck": "Contaminated Deck",
  "term.contaminated-deck.text":
    "Here are all [contaminated Humans](term.contaminated): those who have just come aboard and those who have come back from outside.",
  "term.ymune": "Ymune",
  "term.ymune.text":
    "An amphibious people who know how to heal and to protect. Whoever gains a Ymune says at once which: a [Doctor](term.doctor) in the Infirmary or a [Protector](term.protector) on the Bow. They never change their post.",
  "term.doctor": "Doctor",
  "term.doctor.text":
    "A [Ymune](term.ymune) in the Infirmary. Heals one [contaminated Human](term.contaminated) in every Maintenance phase.",
  "term.infirmary": "Infirmary",
  "term.infirmary.text": "Where the [Doctors](term.doctor) are. Everybody sets out with one.",
  "term.protector": "Protector",
  "term.protector.text":
    "A [Ymune](term.ymune) on the Bow. Spent in the [Maintenance phase](term.maintenance) a Protector lowers the [Bane](term.bane) by 2, or by 1 if it stands at 1.",
  "term.protector.river":
    "Or a Protector lets a whole stretch of the river [pass by](term.ignore). Either way the Protector is gone.",
  "term.bow": "Bow",
  "term.bow.text": "Where the [Protectors](term.protector) stand.",
  "term.food": "Food",
  "term.food.text":
    "Is put in the hold and shown on the Food gauge, which has no upper end. On each [island](term.island) every healthy Human eats 1.",
  "term.food.left": "What is left over is kept. Who finds no Food is lost.",
  "term.battery": "Battery",
  "term.battery.text":
    "Goes straight onto a [Machine](term.machine) of your choice and stays there. A Machine holds no more than it needs; what fits nowhere is lost.",
  "term.battery.when": "Batteries from cards power a Machine at once, those from Machines only from the next round on.",
  "term.bane": "Bane",
  "term.bane.text":
    "What haunts a boat, shown on the Bane gauge from 0 to 12. It rises by the Bane of both cards of the [Action Zone](term.action-zone), activated or not.",
  "term.bane.bites":
    "In every Maintenance phase the boat loses as many Humans as the gauge shows. It stays where it is until [Protectors](term.protector) push it back.",
  "term.bane.first": "No card of the first season carries any.",

  "term.card": "How to read a card",
  "term.card.text": "Everybody’s deck holds the same {cards, number} cards.",
  "term.card.type": "In the corner, its type: one of the four [Resources](term.resource).",
  "term.card.cost": "At the upper right its [cost](term.cost).",
  "term.card.gain": "Below, in the first circle, its [gain](term.gain).",
  "term.card.bonus": "In the circle with the broken rim its [bonus](term.bonus).",
  "term.card.bane": "On some, in a violet star, their [Bane](term.bane).",
  "type.food": "Food cards",
  "type.human": "Human cards",
  "type.ymune": "Ymune cards",
  "type.battery": "Battery cards",
  "type.count":
    "In everybody’s deck: {one, number} in season 1, {two, number} in season 2, {three, number} in season 3.",
  "type.pair":
    "Two cards of one type give their [bonus](term.bonus) as well. Many [Machines](term.machine) look for two different types.",
  "card.count":
    "{n, plural, =1 {The only {type, select, food {Food card} human {Human card} ymune {Ymune card} other {Battery card}} of season {season, number}} other {One of # {type, select, food {Food cards} human {Human cards} ymune {Ymune cards} other {Battery cards}} of season {season, number}}}. It is in every deck once.",

  "term.stretch": "Stretch of the river",
  "term.stretch.text":
    "One tile for every round, face down until the [Maintenance phase](term.maintenance). It is the same for all boats. In the Thaw a stretch gives, later it takes.",
  "term.stretch.takes":
    "A boat loses no more than it has. Whether Humans are lost healthy or contaminated, and which Ymunes and Batteries go, is yours to say, unless the tile does.",
  "term.island": "Island",
  "term.island.text":
    "The last stretch of each season, in rounds 4, 8 and 12. Every healthy Human eats 1 Food; those for whom there is none are lost. Contaminated Humans don’t eat.",
  "tile.kind": "stretch of season {season, number}",
  "tile.island-kind": "island at the end of season {season, number}",
  "tile.odds": "One of {tiles, number}, of which three come up.",

  "term.machine": "Machine",
  "term.machine.text":
    "Powered when it holds all the [Batteries](term.battery) it needs. Then it may fire once in every [Action phase](term.action) in which its condition holds.",
  "term.machine.order": "You say in which order they fire, and none has to.",
  "term.machine.standard":
    "The standard ones look at the two cards of your [Action Zone](term.action-zone), activated or not.",
  "term.machine.rows":
    "The advanced ones: the upper row looks at what this round’s cards have brought, the middle row at the card you [gave](term.give), the lower row at the two cards of your Action Zone.",
  "term.room": "Machine Room",
  "term.room.text": "Each boat has two, with three [Machines](term.machine) each.",
  "room.standard": "Machine Room, standard set-up",
  "room.advanced": "Machine Room, advanced set-up",
  "machine.kind": "Machine in this Room: {room}",
  "machine.needs": "{needed, plural, one {Powered by # Battery.} other {Powered by # Batteries.}}",

  "term.objective": "Objective",
  "term.objective.text":
    "In the [co-operative game](option.mode.coop) each season has as many Objectives as there are players, drawn from eight. They lie face down.",
  "term.objective.judged":
    "After the feeding at the season’s end all that still lie face down are turned up, and every one has to be met, or everybody loses.",
  "term.objective.scope":
    "Some ask one boat for everything they name, others ask every boat. Nothing is used up: what counts for one Objective may count for another.",
  "term.reveal": "Revealing an Objective",
  "term.reveal.text":
    "In the Action phase a player may turn one up. That contaminates as many of their healthy Humans as the number of the season.",
  "term.ease": "Easing an Objective",
  "term.ease.text":
    "In the Action phase one player may pay the price of an open Objective, out of what they have gained in this very round. It is turned to its back, which asks for less.",
  "objective.kind": "Objective of season {season, number}",
  "objective.demand": "Asks for this: {demand}.",
  "objective.price": "Eased for {price}, it asks for less: {demand}.",

  "ways.standard.name": "Standard set-up",
  "ways.advanced.name": "Advanced set-up",
  "ways.normal.name": "Co-operative: normal",
  "ways.hard.name": "Co-operative: hard",
  "ways.apocalypse.name": "Co-operative: apocalypse",
  "ways.players": "{fewest, number} to {most, number} boats.",
  "ways.players-exactly": "{most, number} boats.",
  "ways.competitive":
    "Everybody for themselves. Most healthy Humans wins; if several have as many, most contaminated ones; then they share.",
  "ways.teams":
    "Two teams of two neighbours each. At the end each team adds up its healthy Humans. Partners see no more of each other than rivals do.",
  "ways.coop":
    "All together: meet every [Objective](term.objective), season by season, and bring 15 healthy Humans for each boat to Letea.",
  "ways.standard":
    "All boats have the same two [Machine Rooms](term.room), and the first two cards are dealt by chance. Good for a first game.",
  "ways.advanced":
    "Everybody is dealt three of the twelve advanced Rooms and does without one; and chooses which two of their first four cards to pass.",
  "ways.normal": "The co-operative game as it is: 8 Food at the start.",
  "ways.hard": "Every boat sets out with 4 Food.",
  "ways.apocalypse": "4 Food, and one more [Objective](term.objective) in every season.",
  "term.handicap": "Handicap",
  "term.handicap.text":
    "Whoever begins a new game may let any boat set out with more or less Food or Humans than the others. It changes nothing after the start, and stands beside the result.",
  "term.solo": "Alone",
  "term.solo.text":
    "Bots can take any seat in any [mode](option.mode.competitive). They know nothing that a player in their place wouldn’t know: they draw when all is turned up.",
  "term.end": "The end",
  "term.end.text":
    "After the feeding of round {rounds, number}, [healthy Humans](term.healthy) are counted. If several have as many, contaminated Humans decide; if these are as many too, the victory is shared.",
} as const;
