/**
 * The rules in English. `[words](entry)` links to another entry. The apostrophe is ’, because ' is special in these
 * messages.
 */

export const texts = {
  "chapter.start": "First steps",
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
  "guide.round.draw": "Draw two cards. With the two face up in your [Decision Zone](term.decision-zone) you have four.",
  "guide.round.split":
    "In secret, [keep](term.keep) any one, [give](term.give) one of the face-up ones to your left neighbour, and [pass](term.pass) the other two to your right neighbour. Then everything is revealed at once.",
  "guide.round.action": "2. [Action](term.action)",
  "guide.round.activate":
    "Activate the card you kept or the one you were given for free; both together [cost](term.cost) Humans, who come back [contaminated](term.contaminated).",
  "guide.round.gain": "Take what the cards bring, and the [bonus](term.bonus) too if both are of one type.",
  "guide.round.machines": "Then fire each powered [Machine](term.machine) whose condition is met, once.",
  "guide.round.maintenance": "3. [Maintenance](term.maintenance)",
  "guide.round.bane":
    "The [Bane](term.bane) rises by the Bane of both cards. [Protectors](term.protector) you spend lower it; then it takes as many Humans as it still shows.",
  "guide.round.heal": "Each [Doctor](term.doctor) heals one contaminated Human.",
  "guide.round.river":
    "The next [river tile](term.stretch) gives or takes. Every fourth round it is an [island](term.island), where each healthy Human eats 1 Food.",

  "guide.aim": "What to aim for",
  "guide.aim.goal":
    "When the river ends, only [healthy Humans](term.healthy) count. Whoever brings the most of them to Letea wins.",
  "guide.aim.humans": "Take Humans aboard and heal them",
  "guide.aim.humans.text":
    "They come aboard contaminated, and stay so without [Doctors](term.doctor). Two or three Doctors early on heal for the whole journey.",
  "guide.aim.food": "Count the Food before each island",
  "guide.aim.food.text":
    "Every healthy Human eats 1 Food in rounds 4, 8 and 12; the unfed are lost. The Food you start with is soon eaten.",
  "guide.aim.bane": "Keep the Bane down",
  "guide.aim.bane.text":
    "A point of [Bane](term.bane) costs a Human in every round that is left, so a [Protector](term.protector) spent early saves the most.",
  "guide.aim.machines": "Power Machines while it is cheap",
  "guide.aim.machines.text":
    "A [Machine](term.machine) powered in the first season can fire many times. That season’s cards are the cheapest, and have no Bane.",
  "guide.aim.pass": "Watch what you hand on",
  "guide.aim.pass.text":
    "One of the two cards you [pass](term.pass) comes back to you next round. And somebody else plays what you [give](term.give): it helps them, or it costs them.",

  "guide.set-up": "What a boat starts with",
  "guide.set-up.boat":
    "4 healthy Humans in the [Cabins](term.cabins), 1 Doctor in the [Infirmary](term.infirmary), no Bane.",
  "guide.set-up.food": "8 Food, or 4 in the harder [co-operative games](option.mode.coop).",
  "guide.set-up.rooms":
    "Two [Machine Rooms](term.room) without Batteries: the same two for all, or two of your choice out of three in the [advanced set-up](option.setup.advanced).",
  "guide.set-up.cards":
    "A deck of {cards, number} [Expedition cards](term.card), the same for everybody, in the order of the seasons.",

  "term.journey": "Journey",
  "term.journey.text":
    "{rounds, number} rounds down the Great River, in three [seasons](term.season) of {each, number} rounds. At its end lies Letea.",
  "term.journey.end":
    "All decks are empty by the last round: then there are two cards to split, and nothing is passed.",

  "term.season": "Season",
  "term.season.text":
    "{each, number} rounds with their own cards and [river tiles](term.stretch): [the Thaw](season.1), [the Heat](season.2) and [the Long Night](season.3). Each ends with an [island](term.island).",
  "season.1": "The Thaw",
  "season.2": "The Heat",
  "season.3": "The Long Night",
  "season.kind": "season {season, number} · rounds {from, number} to {to, number}",
  "season.1.text": "Time to build: cards are cheap and have no Bane, and the river gives.",
  "season.2.text":
    "Cards bring more and cost more, the first of them carry [Bane](term.bane), and the river begins to take.",
  "season.3.text": "Nothing is cheap any more, most cards carry [Bane](term.bane), and the river takes a lot.",
  "season.cards":
    "In everybody’s deck {cards, plural, one {# card is} other {# cards are}} of this season: {food, number} [Food](type.food), {human, number} [Human](type.human), {ymune, number} [Ymune](type.ymune), {battery, number} [Battery](type.battery).",
  "season.tiles":
    "Three of its {tiles, number} [river tiles](term.stretch) come up, in any order. Nobody knows which one is left out.",

  "term.decision": "Decision phase",
  "term.decision.text":
    "Everybody splits four cards in secret and at the same time: the two in hand and the two face up in the [Decision Zone](term.decision-zone).",
  "term.decision.reveal":
    "Once everybody has locked in a choice, everything is revealed at once. Until then a choice can be changed.",
  "term.dual-select": "Dual Select",
  "term.dual-select.text":
    "The secret split: [keep](term.keep) one card, [give](term.give) one, [pass](term.pass) two. There are six ways to do it, and only two in the last round.",
  "term.dual-select.why":
    "So everybody plays one card of their own choice and one that a neighbour has chosen for them.",
  "term.keep": "Keep",
  "term.keep.text":
    "Any one of your four cards. It goes into your own [Action Zone](term.action-zone) and is played this round.",
  "term.give": "Give",
  "term.give.text":
    "One of the two face-up cards. It goes into the [Action Zone](term.action-zone) of your left [neighbour](term.neighbour), who plays it this round.",
  "term.give.machines": "The middle row of the advanced [Machines](term.machine) looks at the card you gave.",
  "term.pass": "Pass",
  "term.pass.text":
    "The two cards left over go face up into the [Decision Zone](term.decision-zone) of your right [neighbour](term.neighbour).",
  "term.pass.back": "Your right neighbour gives you one of them next round: think about which.",
  "term.neighbour": "Neighbour",
  "term.neighbour.text":
    "You give to the left and pass to the right. Your right neighbour is the one who gives you a card.",
  "term.neighbour.two": "With two boats, left and right are the same.",
  "term.hand": "Hand and deck",
  "term.hand.text":
    "Two cards drawn from your own deck at the start of a round. Nobody else sees them before the reveal, not even a partner.",
  "term.hand.deck":
    "All decks hold the same {cards, number} cards: {one, number} of season 1, then {two, number} of season 2, then {three, number} of season 3. You can look up what may still be in them during a game.",
  "term.decision-zone": "Decision Zone",
  "term.decision-zone.text":
    "Two face-up cards in front of your boat. Your left [neighbour](term.neighbour) [passed](term.pass) them to you.",

  "term.action": "Action phase",
  "term.action.text":
    "First choose which cards to activate, then take and place all they bring, then fire [Machines](term.machine) in any order.",
  "term.action.less": "You may always take less than is offered.",
  "term.action-zone": "Action Zone",
  "term.action-zone.text":
    "The two cards a boat plays this round: the one it [kept](term.keep) and the one it was [given](term.give). After the round they leave the game.",
  "term.activate": "Activate",
  "term.activate.text":
    "Either both cards, for the [cost](term.cost) of both together, or just one of your choice, for free. The other one then gives nothing.",
  "term.activate.bane": "A card’s [Bane](term.bane) counts either way, activated or not.",
  "term.cost": "Cost",
  "term.cost.text":
    "If both cards are activated, this many healthy Humans go out from the [Cabins](term.cabins). They come back to the [Contaminated Deck](term.contaminated-deck).",
  "term.cost.blocked": "If the Cabins hold too few, only one card can be activated. One alone is free.",
  "term.gain": "Gain",
  "term.gain.text": "The first circle of a card: what it brings when activated.",
  "term.bonus": "Bonus",
  "term.bonus.text":
    "The second circle of a card, with the broken rim. It counts if both cards of the [Action Zone](term.action-zone) are of the same type, even if only one of them is activated.",
  "term.x": "X",
  "term.x.cost": "A cost of X is the cost of the other card. Two costs of X are 0.",
  "term.x.gain": "A gain of X is the cost of the other card, activated or not; if that is X too, the cost of this one.",

  "term.maintenance": "Maintenance phase",
  "term.maintenance.text": "The upkeep of a round, always in this order:",
  "term.maintenance.bane": "The [Bane](term.bane) rises by the Bane of both played cards.",
  "term.maintenance.protect": "You may spend [Protectors](term.protector) against it.",
  "term.maintenance.lose": "The boat loses as many Humans as the Bane shows, healthy or contaminated: you choose.",
  "term.maintenance.heal": "[Doctors](term.doctor) heal.",
  "term.maintenance.river": "The next [river tile](term.stretch) or [island](term.island) is turned up.",
  "term.heal": "Healing",
  "term.heal.text":
    "A healed Human moves from the [Contaminated Deck](term.contaminated-deck) to the [Cabins](term.cabins). [Doctors](term.doctor) do it in every Maintenance phase, and some [Machines](term.machine) when they fire.",
  "term.heal.must": "Doctors must heal all they can; a Machine may heal fewer.",
  "term.ignore": "Avoiding a tile",
  "term.ignore.text":
    "Once you have seen this round’s [river tile](term.stretch), you may spend 1 [Protector](term.protector) to avoid all of it, whatever it takes or gives. An island can’t be avoided.",

  "term.boat": "Boat",
  "term.boat.text":
    "Everybody leads one. Amidships the [Cabins](term.cabins), at the stern the [Contaminated Deck](term.contaminated-deck), further forward the [Infirmary](term.infirmary), at the head the [Bow](term.bow). Below are the Food, two [Machine Rooms](term.room) and the Bane.",
  "term.resource": "Resources",
  "term.resource.text":
    "There are four: [Food](term.food), [Humans](term.healthy), [Ymunes](term.ymune) and [Batteries](term.battery). Each has its own type of card, with a colour, a shape and a sign.",
  "term.healthy": "Human",
  "term.healthy.text":
    "Healthy Humans live in the [Cabins](term.cabins). They count at the end, pay the [cost](term.cost) of cards, and eat on [islands](term.island).",
  "term.healthy.gained": "Humans you gain come aboard [contaminated](term.contaminated).",
  "term.contaminated": "Contaminated Human",
  "term.contaminated.text":
    "Waits on the [Contaminated Deck](term.contaminated-deck) to be [healed](term.heal). Contaminated Humans don’t eat, can’t go out and don’t count at the end, except to break a tie.",
  "term.cabins": "Cabins",
  "term.cabins.text": "Home of the healthy [Humans](term.healthy). There is room for any number.",
  "term.contaminated-deck": "Contaminated Deck",
  "term.contaminated-deck.text":
    "All [contaminated Humans](term.contaminated) are here: those who have just come aboard, and those who have been out.",
  "term.ymune": "Ymune",
  "term.ymune.text":
    "An amphibious people who can heal and protect. When you gain a Ymune, choose at once: a [Doctor](term.doctor) in the Infirmary or a [Protector](term.protector) on the Bow. They never change their post.",
  "term.doctor": "Doctor",
  "term.doctor.text":
    "A [Ymune](term.ymune) in the Infirmary. Heals one [contaminated Human](term.contaminated) in every Maintenance phase.",
  "term.infirmary": "Infirmary",
  "term.infirmary.text": "Where the [Doctors](term.doctor) are. Everybody starts with one.",
  "term.protector": "Protector",
  "term.protector.text":
    "A [Ymune](term.ymune) on the Bow. Spent in the [Maintenance phase](term.maintenance), a Protector lowers the [Bane](term.bane) by 2, or by 1 if it stands at 1.",
  "term.protector.river": "Or a Protector [avoids](term.ignore) a whole river tile. Either way the Protector is gone.",
  "term.bow": "Bow",
  "term.bow.text": "Where the [Protectors](term.protector) stand.",
  "term.food": "Food",
  "term.food.text":
    "Shown on the Food gauge, which has no upper end. On each [island](term.island) every healthy Human eats 1.",
  "term.food.left": "What is left over is kept. The unfed are lost.",
  "term.battery": "Battery",
  "term.battery.text":
    "Goes straight onto a [Machine](term.machine) of your choice and stays there. A Machine holds no more than it needs; what fits nowhere is lost.",
  "term.battery.when": "Batteries from cards power a Machine at once, those from Machines only from the next round.",
  "term.bane": "Bane",
  "term.bane.text":
    "What haunts a boat, on the Bane gauge from 0 to 12. It rises by the Bane of both cards of the [Action Zone](term.action-zone), activated or not.",
  "term.bane.bites":
    "In every Maintenance phase the boat loses as many Humans as the gauge shows. It only falls when [Protectors](term.protector) lower it.",
  "term.bane.first": "No card of the first season carries any.",

  "term.card": "How to read a card",
  "term.card.text": "Everybody’s deck holds the same {cards, number} cards.",
  "term.card.type": "In the corner, its type: one of the four [Resources](term.resource).",
  "term.card.cost": "At the upper right, its [cost](term.cost).",
  "term.card.gain": "Below, in the first circle, its [gain](term.gain).",
  "term.card.bonus": "In the circle with the broken rim, its [bonus](term.bonus).",
  "term.card.bane": "On some, in a violet star, their [Bane](term.bane).",
  "type.food": "Food cards",
  "type.human": "Human cards",
  "type.ymune": "Ymune cards",
  "type.battery": "Battery cards",
  "type.count":
    "In everybody’s deck: {one, number} in season 1, {two, number} in season 2, {three, number} in season 3.",
  "type.pair":
    "Two cards of one type give their [bonus](term.bonus) too. Many [Machines](term.machine) look for two different types.",
  "card.count":
    "{n, plural, =1 {The only {type, select, food {Food card} human {Human card} ymune {Ymune card} other {Battery card}} of season {season, number}} other {One of # {type, select, food {Food cards} human {Human cards} ymune {Ymune cards} other {Battery cards}} of season {season, number}}}. Every deck has it once.",

  "term.stretch": "River tile",
  "term.stretch.text":
    "One for every round, face down until the [Maintenance phase](term.maintenance), and the same for all boats. In the Thaw tiles give, later they take.",
  "term.stretch.takes":
    "A boat loses no more than it has. You choose whether to lose healthy or contaminated Humans, and which Ymunes and Batteries, unless the tile says so.",
  "term.island": "Island",
  "term.island.text":
    "The last tile of each season, in rounds 4, 8 and 12. Every healthy Human eats 1 Food; the unfed are lost. Contaminated Humans don’t eat.",
  "tile.kind": "river tile of season {season, number}",
  "tile.island-kind": "island at the end of season {season, number}",
  "tile.odds": "One of {tiles, number}, of which three come up.",

  "term.machine": "Machine",
  "term.machine.text":
    "Powered when it holds all the [Batteries](term.battery) it needs. Then it may fire once in every [Action phase](term.action) in which its condition is met.",
  "term.machine.order": "Fire them in any order. None has to fire.",
  "term.machine.standard":
    "The standard ones look at the two cards of your [Action Zone](term.action-zone), activated or not.",
  "term.machine.rows":
    "The advanced ones: the upper row looks at what this round’s cards have brought, the middle row at the card you [gave](term.give), the lower row at the two cards of your Action Zone.",
  "term.room": "Machine Room",
  "term.room.text": "Each boat has two, with three [Machines](term.machine) each.",
  "room.standard": "Machine Room, standard set-up",
  "room.advanced": "Machine Room, advanced set-up",
  "machine.kind": "Machine in the {room}",
  "machine.needs": "{needed, plural, one {Powered by # Battery.} other {Powered by # Batteries.}}",

  "term.objective": "Objective",
  "term.objective.text":
    "In the [co-operative game](option.mode.coop) each season has as many Objectives as there are players, drawn from eight, face down.",
  "term.objective.judged":
    "After the season’s feeding all face-down Objectives are revealed. Every Objective must be met, or everybody loses.",
  "term.objective.scope":
    "Some ask one boat for everything they name, others ask every boat. Nothing is used up: what counts for one Objective may count for another.",
  "term.reveal": "Revealing an Objective",
  "term.reveal.text":
    "In the Action phase a player may reveal one, by contaminating as many of their healthy Humans as the number of the season.",
  "term.ease": "Easing an Objective",
  "term.ease.text":
    "In the Action phase a player may pay the price of a revealed Objective from this round’s gains. It is turned over to a side that asks for less.",
  "objective.kind": "Objective of season {season, number}",
  "objective.demand": "Asks for: {demand}.",
  "objective.price": "Eased for {price}, it asks for less: {demand}.",

  "ways.standard.name": "Standard set-up",
  "ways.advanced.name": "Advanced set-up",
  "ways.normal.name": "Co-operative: normal",
  "ways.hard.name": "Co-operative: hard",
  "ways.apocalypse.name": "Co-operative: apocalypse",
  "ways.players": "{fewest, number} to {most, number} boats.",
  "ways.players-exactly": "{most, number} boats.",
  "ways.competitive":
    "Everybody for themselves. Most healthy Humans wins; on a tie, most contaminated Humans; then the victory is shared.",
  "ways.teams":
    "Two teams of two neighbours. At the end each team adds up its healthy Humans. Partners see no more of each other’s cards than rivals do.",
  "ways.coop":
    "All together: meet every [Objective](term.objective), season by season, and bring 15 healthy Humans per boat to Letea.",
  "ways.standard":
    "All boats have the same two [Machine Rooms](term.room), and the first two cards are dealt by chance. Good for a first game.",
  "ways.advanced":
    "Everybody is dealt three of the twelve advanced Rooms and leaves one; then chooses which two of their first four cards to pass.",
  "ways.normal": "The co-operative game as it is: 8 Food at the start.",
  "ways.hard": "Every boat starts with 4 Food.",
  "ways.apocalypse": "4 Food, and one more [Objective](term.objective) in every season.",
  "term.handicap": "Handicap",
  "term.handicap.text":
    "In a new game any boat may start with more or less Food or Humans than the others. It changes nothing after the start, and is shown beside the result.",
  "term.solo": "Playing solo",
  "term.solo.text":
    "Bots can take any seat in any [mode](option.mode.competitive). They know nothing a player in their seat wouldn’t know: even their own cards they only draw at the reveal.",
  "term.end": "End of the game",
  "term.end.text":
    "After the feeding of round {rounds, number}, [healthy Humans](term.healthy) are counted. On a tie, contaminated Humans decide; if those are equal too, the victory is shared.",
} as const;
