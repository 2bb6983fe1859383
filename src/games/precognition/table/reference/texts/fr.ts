import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "chapter.start": "Pour commencer",
  "chapter.round": "Un tour de jeu",
  "chapter.aboard": "À bord",
  "chapter.cards": "Cartes Expédition",
  "chapter.river": "Le fleuve",
  "chapter.machines": "Salles des Machines",
  "chapter.objectives": "Objectifs",
  "chapter.ways": "Façons de jouer",

  "guide.round": "Un tour en un coup d’œil",
  "guide.round.intro":
    "Un [voyage](term.journey) compte {rounds, number} tours. Chacun a trois phases, que tout le monde joue en même temps.",
  "guide.round.decision": "1. [Décision](term.decision)",
  "guide.round.draw":
    "Piochez deux cartes. Avec les deux cartes visibles de votre [Zone de décision](term.decision-zone), vous en avez quatre.",
  "guide.round.split":
    "En secret, [gardez](term.keep) l’une des quatre, [donnez](term.give) à votre voisin de gauche l’une des deux cartes visibles et [passez](term.pass) les deux autres à votre voisin de droite. Puis tout est révélé en même temps.",
  "guide.round.action": "2. [Action](term.action)",
  "guide.round.activate":
    "Jouez la carte gardée et celle que l’on vous a donnée. Une seule ne coûte rien ; les deux ensemble [coûtent](term.cost) des Humains, qui reviennent [contaminés](term.contaminated).",
  "guide.round.gain":
    "Prenez à bord ce que donnent les cartes, avec leur [bonus](term.bonus) si elles sont du même type.",
  "guide.round.machines":
    "Déclenchez ensuite, une fois chacune, les [Machines](term.machine) alimentées dont la condition est remplie.",
  "guide.round.maintenance": "3. [Maintenance](term.maintenance)",
  "guide.round.bane":
    "Le [Fléau](term.bane) augmente du Fléau des deux cartes. Les [Protecteurs](term.protector) que vous défaussez le repoussent, puis il emporte autant d’Humains qu’il affiche encore.",
  "guide.round.heal": "Chaque [Médecin](term.doctor) soigne un Humain contaminé.",
  "guide.round.river":
    "Le [tronçon](term.stretch) suivant du fleuve donne ou prend. Tous les quatre tours, c’est une [île](term.island) : chaque Humain sain y mange 1 Nourriture.",

  "guide.aim": "Ce qu’il faut viser",
  "guide.aim.goal":
    "Au bout du fleuve, seuls comptent les [Humains sains](term.healthy). Qui en mène le plus à Létéa gagne.",
  "guide.aim.humans": "Accueillir des Humains, et les soigner",
  "guide.aim.humans.text":
    "Ils montent à bord contaminés et le restent sans [Médecins](term.doctor). Deux ou trois Médecins pris tôt soignent tout au long du voyage.",
  "guide.aim.food": "Compter la Nourriture avant chaque île",
  "guide.aim.food.text":
    "Chaque Humain sain mange 1 Nourriture aux tours 4, 8 et 12. Qui n’en trouve pas est perdu. Les provisions du départ sont vite mangées.",
  "guide.aim.bane": "Tenir le Fléau au plus bas",
  "guide.aim.bane.text":
    "Un point de [Fléau](term.bane) coûte un Humain à chacun des tours qui restent : un [Protecteur](term.protector) dépensé tôt en sauve le plus.",
  "guide.aim.machines": "Alimenter des Machines tant que c’est bon marché",
  "guide.aim.machines.text":
    "Une [Machine](term.machine) prête dès la première saison sert de nombreuses fois. Les premières cartes sont les moins chères, et elles sont sans Fléau.",
  "guide.aim.pass": "Regarder ce que l’on transmet",
  "guide.aim.pass.text":
    "L’une des deux cartes que vous [passez](term.pass) vous revient au tour suivant. Et celle que vous [donnez](term.give), un autre la joue : elle l’aide, ou elle lui coûte.",

  "guide.set-up": "Ce qu’un bateau a au départ",
  "guide.set-up.boat":
    "4 Humains sains dans les [Cabines](term.cabins), 1 Médecin à l’[Infirmerie](term.infirmary), pas de Fléau.",
  "guide.set-up.food": "8 Nourritures, ou 4 dans les [parties coopératives](option.mode.coop) plus dures.",
  "guide.set-up.rooms":
    "Deux [Salles des Machines](term.room) sans Batterie : les mêmes pour tous ou, dans la [mise en place avancée](option.setup.advanced), deux au choix sur trois.",
  "guide.set-up.cards":
    "Un paquet de {cards, number} [cartes Expédition](term.card), les mêmes pour tous, dans l’ordre des saisons.",

  "term.journey": "Voyage",
  "term.journey.text":
    "{rounds, number} tours sur le Grand Fleuve, en trois [saisons](term.season) de {each, number} tours. Au bout se trouve Létéa.",
  "term.journey.end":
    "Au dernier tour, tous les paquets sont vides : il n’y a que deux cartes à répartir, et rien n’est passé.",

  "term.season": "Saison",
  "term.season.text":
    "{each, number} tours avec leurs propres cartes et tronçons : [le Dégel](season.1), [la Fournaise](season.2) et [la Longue Nuit](season.3). Chacune finit sur une [île](term.island).",
  "season.1": "Le Dégel",
  "season.2": "La Fournaise",
  "season.3": "La Longue Nuit",
  "season.kind": "saison {season, number} · tours {from, number} à {to, number}",
  "season.1.text": "Le temps de bâtir : les cartes coûtent peu et sont sans Fléau, et le fleuve donne.",
  "season.2.text":
    "Les cartes rapportent plus et coûtent plus, les premières portent du [Fléau](term.bane), et le fleuve commence à prendre.",
  "season.3.text":
    "Plus rien n’est bon marché, la plupart des cartes portent du [Fléau](term.bane), et le fleuve prend beaucoup.",
  "season.cards":
    "Dans chaque paquet, {cards, plural, one {# carte est} other {# cartes sont}} de cette saison : {food, number} [Nourriture](type.food), {human, number} [Humain](type.human), {ymune, number} [Ymune](type.ymune), {battery, number} [Batterie](type.battery).",
  "season.tiles":
    "Trois de ses {tiles, number} [tronçons](term.stretch) apparaissent, dans un ordre quelconque. Personne ne sait lequel est écarté.",

  "term.decision": "Phase de décision",
  "term.decision.text":
    "Tous répartissent quatre cartes en secret et en même temps : les deux de la main et les deux cartes visibles de la [Zone de décision](term.decision-zone).",
  "term.decision.reveal":
    "Quand tous ont validé leur choix, tout est retourné d’un coup. Jusque-là, on peut changer d’avis.",
  "term.dual-select": "Double sélection (Dual Select)",
  "term.dual-select.text":
    "La répartition secrète : [garder](term.keep) une carte, en [donner](term.give) une, en [passer](term.pass) deux. Il y a six façons de le faire, et deux seulement au dernier tour.",
  "term.dual-select.why": "Chacun joue ainsi une carte de son choix et une carte qu’un voisin a choisie pour lui.",
  "term.keep": "Garder",
  "term.keep.text":
    "N’importe laquelle de vos quatre cartes. Elle va dans votre [Zone d’action](term.action-zone) et se joue à ce tour.",
  "term.give": "Donner",
  "term.give.text":
    "L’une des deux cartes visibles. Elle va dans la [Zone d’action](term.action-zone) de votre [voisin](term.neighbour) de gauche, qui la joue à ce tour.",
  "term.give.machines":
    "La deuxième rangée des [Machines](term.machine) avancées regarde la carte que vous avez donnée.",
  "term.pass": "Passer",
  "term.pass.text":
    "Les deux cartes qui restent vont, visibles, dans la [Zone de décision](term.decision-zone) de votre [voisin](term.neighbour) de droite.",
  "term.pass.back": "Il vous en donnera une au tour suivant : pensez à laquelle.",
  "term.neighbour": "Voisin",
  "term.neighbour.text":
    "Ce que vous donnez part à gauche, ce que vous passez part à droite. C’est votre voisin de droite qui vous donne une carte.",
  "term.neighbour.two": "À deux bateaux, c’est le même des deux côtés.",
  "term.hand": "Main et paquet",
  "term.hand.text":
    "Deux cartes piochées dans votre paquet au début du tour. Personne d’autre ne les voit avant que tout soit retourné, pas même un partenaire.",
  "term.hand.deck":
    "Tous les paquets contiennent les mêmes {cards, number} cartes : {one, number} de la saison 1, puis {two, number} de la saison 2, puis {three, number} de la saison 3. Pendant la partie, on peut consulter ce qui s’y trouve peut-être encore.",
  "term.decision-zone": "Zone de décision",
  "term.decision-zone.text":
    "Deux cartes devant votre bateau, visibles de tous. Votre [voisin](term.neighbour) de gauche vous les a [passées](term.pass).",

  "term.action": "Phase d’action",
  "term.action.text":
    "Dites d’abord quelles cartes agissent, puis prenez et placez tout ce qu’elles donnent, puis déclenchez vos [Machines](term.machine) dans l’ordre qui vous plaît.",
  "term.action.less": "On peut toujours prendre moins que ce qui est offert.",
  "term.action-zone": "Zone d’action",
  "term.action-zone.text":
    "Les deux cartes qu’un bateau joue à ce tour : celle qu’il a [gardée](term.keep) et celle qu’on lui a [donnée](term.give). Après le tour, elles quittent la partie.",
  "term.activate": "Activer",
  "term.activate.text":
    "Soit les deux cartes, pour leur [coût](term.cost) additionné, soit une seule au choix, sans rien payer. L’autre ne donne alors rien.",
  "term.activate.bane": "Le [Fléau](term.bane) d’une carte compte toujours, qu’elle soit activée ou non.",
  "term.cost": "Coût",
  "term.cost.text":
    "Autant d’Humains sains quittent les [Cabines](term.cabins) si les deux cartes sont activées. Ils reviennent sur le [Pont contaminé](term.contaminated-deck).",
  "term.cost.blocked":
    "S’il n’y en a pas assez dans les Cabines, une seule carte peut être activée. Une carte seule ne coûte rien.",
  "term.gain": "Gain",
  "term.gain.text": "Le premier cercle d’une carte : ce qu’elle rapporte chaque fois qu’elle est activée.",
  "term.bonus": "Bonus",
  "term.bonus.text":
    "Le second cercle d’une carte, au bord en pointillé. Il compte si les deux cartes de la [Zone d’action](term.action-zone) sont du même type, même si une seule est activée.",
  "term.x": "X",
  "term.x.cost": "Un coût X vaut le coût de l’autre carte. Deux coûts X valent 0.",
  "term.x.gain":
    "Un gain X vaut le coût de l’autre carte, activée ou non ; si ce coût est X, il vaut le coût de la carte elle-même.",

  "term.maintenance": "Phase de maintenance",
  "term.maintenance.text": "L’entretien à la fin d’un tour, toujours dans cet ordre :",
  "term.maintenance.bane": "Le [Fléau](term.bane) augmente du Fléau des deux cartes jouées.",
  "term.maintenance.protect": "Vous pouvez défausser des [Protecteurs](term.protector) contre lui.",
  "term.maintenance.lose":
    "Le bateau perd autant d’Humains que le Fléau en affiche, sains ou contaminés comme vous voulez.",
  "term.maintenance.heal": "Les [Médecins](term.doctor) soignent.",
  "term.maintenance.river": "Le [tronçon](term.stretch) suivant du fleuve est retourné, ou bien l’[île](term.island).",
  "term.heal": "Soigner",
  "term.heal.text":
    "Un Humain soigné passe du [Pont contaminé](term.contaminated-deck) aux [Cabines](term.cabins). Les [Médecins](term.doctor) soignent à chaque phase de maintenance, et certaines [Machines](term.machine) quand elles se déclenchent.",
  "term.heal.must": "Ce que les Médecins peuvent soigner, ils le soignent ; une Machine peut en soigner moins.",
  "term.ignore": "Ignorer une tuile",
  "term.ignore.text":
    "Qui a vu la tuile de ce tour peut défausser un [Protecteur](term.protector) : elle est alors ignorée tout entière, quoi qu’elle prenne ou donne. Une île ne s’ignore pas.",

  "term.boat": "Bateau",
  "term.boat.text":
    "Chacun en mène un. Au milieu les [Cabines](term.cabins), à l’arrière le [Pont contaminé](term.contaminated-deck), plus en avant l’[Infirmerie](term.infirmary), en tête la [Proue](term.bow). En bas, la Nourriture, deux [Salles des Machines](term.room) et le Fléau.",
  "term.resource": "Ressources",
  "term.resource.text":
    "Il y en a quatre : la [Nourriture](term.food), les [Humains](term.healthy), les [Ymunes](term.ymune) et les [Batteries](term.battery). À chacune répond un type de carte, avec sa couleur, sa forme et son signe.",
  "term.healthy": "Humain",
  "term.healthy.text":
    "Les Humains sains vivent dans les [Cabines](term.cabins). Ce sont eux qui comptent à la fin ; ils sortent quand des cartes [coûtent](term.cost) quelque chose ; et ils mangent sur les [îles](term.island).",
  "term.healthy.gained": "Les Humains gagnés montent à bord [contaminés](term.contaminated).",
  "term.contaminated": "Humain contaminé",
  "term.contaminated.text":
    "Il attend sur le [Pont contaminé](term.contaminated-deck) d’être [soigné](term.heal). Les contaminés ne mangent pas, ne sortent pas et ne comptent pas à la fin, sauf pour départager.",
  "term.cabins": "Cabines",
  "term.cabins.text": "Là vivent les [Humains](term.healthy) sains. Il y a de la place pour tous.",
  "term.contaminated-deck": "Pont contaminé",
  "term.contaminated-deck.text":
    "Là sont tous les [Humains contaminés](term.contaminated) : ceux qui viennent de monter à bord et ceux qui reviennent du dehors.",
  "term.ymune": "Ymune",
  "term.ymune.text":
    "Un peuple amphibie qui sait soigner et protéger. Qui gagne un Ymune dit aussitôt ce qu’il sera : [Médecin](term.doctor) à l’Infirmerie ou [Protecteur](term.protector) à la Proue. Il ne change plus de poste.",
  "term.doctor": "Médecin",
  "term.doctor.text":
    "Un [Ymune](term.ymune) à l’Infirmerie. Il soigne un [Humain contaminé](term.contaminated) à chaque phase de maintenance.",
  "term.infirmary": "Infirmerie",
  "term.infirmary.text": "Là travaillent les [Médecins](term.doctor). Chaque bateau en a un au départ.",
  "term.protector": "Protecteur",
  "term.protector.text":
    "Un [Ymune](term.ymune) à la Proue. Défaussé pendant la [phase de maintenance](term.maintenance), il abaisse le [Fléau](term.bane) de 2, ou de 1 s’il est à 1.",
  "term.protector.river":
    "Ou bien il permet d’[ignorer](term.ignore) toute une tuile du fleuve. Dans les deux cas, il quitte le bateau.",
  "term.bow": "Proue",
  "term.bow.text": "Là se tiennent les [Protecteurs](term.protector).",
  "term.food": "Nourriture",
  "term.food.text":
    "Elle va dans la cale et se lit sur la jauge de Nourriture, qui n’a pas de maximum. Sur chaque [île](term.island), chaque Humain sain en mange 1.",
  "term.food.left": "Ce qui reste est conservé. Qui n’en trouve pas est perdu.",
  "term.battery": "Batterie",
  "term.battery.text":
    "Elle va tout de suite sur la [Machine](term.machine) de votre choix et y reste. Une Machine n’en porte jamais plus qu’il ne lui en faut ; celle qui ne trouve pas de place est perdue.",
  "term.battery.when":
    "Les Batteries des cartes alimentent aussitôt une Machine, celles des Machines seulement au tour suivant.",
  "term.bane": "Fléau",
  "term.bane.text":
    "Ce qui hante un bateau, sur la jauge de Fléau, de 0 à 12. Il augmente du Fléau des deux cartes de la [Zone d’action](term.action-zone), activées ou non.",
  "term.bane.bites":
    "À chaque phase de maintenance, le bateau perd autant d’Humains que la jauge en affiche. Elle ne redescend que si des [Protecteurs](term.protector) la repoussent.",
  "term.bane.first": "Aucune carte de la première saison n’en porte.",

  "term.card": "Lire une carte",
  "term.card.text": "Tous les paquets contiennent les mêmes {cards, number} cartes.",
  "term.card.type": "Dans le coin, son type : l’une des quatre [Ressources](term.resource).",
  "term.card.cost": "En haut à droite, son [coût](term.cost).",
  "term.card.gain": "En bas, dans le premier cercle, son [gain](term.gain).",
  "term.card.bonus": "Dans le cercle au bord en pointillé, son [bonus](term.bonus).",
  "term.card.bane": "Sur certaines, dans une étoile violette, leur [Fléau](term.bane).",
  "type.food": "Cartes Nourriture",
  "type.human": "Cartes Humain",
  "type.ymune": "Cartes Ymune",
  "type.battery": "Cartes Batterie",
  "type.count":
    "Dans chaque paquet : {one, number} en saison 1, {two, number} en saison 2, {three, number} en saison 3.",
  "type.pair":
    "Deux cartes du même type donnent aussi leur [bonus](term.bonus). Beaucoup de [Machines](term.machine) demandent deux types différents.",
  "card.count":
    "{n, plural, =1 {La seule carte {type, select, food {Nourriture} human {Humain} ymune {Ymune} other {Batterie}} de la saison {season, number}} other {L’une des # cartes {type, select, food {Nourriture} human {Humain} ymune {Ymune} other {Batterie}} de la saison {season, number}}}. Chaque paquet la contient une fois.",

  "term.stretch": "Tronçon du fleuve",
  "term.stretch.text":
    "Une tuile par tour, face cachée jusqu’à la [phase de maintenance](term.maintenance). Elle est la même pour tous les bateaux. Pendant le Dégel un tronçon donne, plus tard il prend.",
  "term.stretch.takes":
    "Un bateau ne perd jamais plus qu’il n’a. À vous de dire si les Humains perdus sont sains ou contaminés, et quels Ymunes et Batteries partent, sauf si la tuile le dit.",
  "term.island": "Île",
  "term.island.text":
    "Le dernier tronçon de chaque saison, aux tours 4, 8 et 12. Chaque Humain sain mange 1 Nourriture ; ceux pour qui il n’y en a pas sont perdus. Les contaminés ne mangent pas.",
  "tile.kind": "tronçon de la saison {season, number}",
  "tile.island-kind": "île à la fin de la saison {season, number}",
  "tile.odds": "L’un des {tiles, number} tronçons, dont trois apparaissent.",

  "term.machine": "Machine",
  "term.machine.text":
    "Alimentée quand elle porte toutes les [Batteries](term.battery) qu’il lui faut. Elle peut alors se déclencher une fois à chaque [phase d’action](term.action) où sa condition est remplie.",
  "term.machine.order": "Vous dites dans quel ordre elles se déclenchent ; aucune n’y est obligée.",
  "term.machine.standard":
    "Les Machines standards regardent les deux cartes de votre [Zone d’action](term.action-zone), activées ou non.",
  "term.machine.rows":
    "Les Machines avancées : la rangée du haut regarde ce qu’ont rapporté les cartes du tour, celle du milieu la carte que vous avez [donnée](term.give), celle du bas les deux cartes de votre Zone d’action.",
  "term.room": "Salle des Machines",
  "term.room.text": "Chaque bateau en a deux, de trois [Machines](term.machine) chacune.",
  "room.standard": "Salle des Machines, mise en place standard",
  "room.advanced": "Salle des Machines, mise en place avancée",
  "machine.kind": "Machine de cette Salle : {room}",
  "machine.needs": "{needed, plural, one {Il lui faut # Batterie.} other {Il lui faut # Batteries.}}",

  "term.objective": "Objectif",
  "term.objective.text":
    "Dans la [partie coopérative](option.mode.coop), chaque saison a autant d’Objectifs que de joueurs, tirés parmi huit. Ils sont face cachée.",
  "term.objective.judged":
    "À la fin de la saison, après le repas, on retourne ceux qui restent cachés. Chacun doit être rempli, sinon tout le monde perd.",
  "term.objective.scope":
    "Les uns demandent tout à un seul bateau, les autres à chaque bateau. Rien n’est dépensé : ce qui compte pour un Objectif peut compter pour un autre.",
  "term.reveal": "Révéler un Objectif",
  "term.reveal.text":
    "Pendant la phase d’action, un joueur peut en révéler un. Il contamine pour cela autant de ses Humains sains que le numéro de la saison.",
  "term.ease": "Atténuer un Objectif",
  "term.ease.text":
    "Pendant la phase d’action, un joueur peut payer seul le prix d’un Objectif visible, avec ce qu’il a gagné à ce même tour. On le retourne sur son dos, qui demande moins.",
  "objective.kind": "Objectif de la saison {season, number}",
  "objective.demand": "Ce qu’il demande : {demand}.",
  "objective.price": "Atténué contre {price}, il demande moins : {demand}.",

  "ways.standard.name": "Mise en place standard",
  "ways.advanced.name": "Mise en place avancée",
  "ways.normal.name": "Coopératif : normal",
  "ways.hard.name": "Coopératif : difficile",
  "ways.apocalypse.name": "Coopératif : apocalypse",
  "ways.players": "De {fewest, number} à {most, number} bateaux.",
  "ways.players-exactly": "{most, number} bateaux.",
  "ways.competitive":
    "Chacun pour soi. Qui a le plus d’Humains sains gagne ; à égalité, qui a le plus de contaminés ; sinon, la victoire est partagée.",
  "ways.teams":
    "Deux équipes de deux voisins. À la fin, chaque équipe additionne ses Humains sains. Des partenaires n’en voient pas plus l’un sur l’autre que des rivaux.",
  "ways.coop":
    "Tous ensemble : remplir chaque [Objectif](term.objective), saison après saison, et mener à Létéa 15 Humains sains par bateau.",
  "ways.standard":
    "Tous les bateaux ont les deux mêmes [Salles des Machines](term.room), et le hasard distribue les deux premières cartes. Idéal pour une première partie.",
  "ways.advanced":
    "Chacun reçoit trois des douze Salles avancées et en écarte une ; puis choisit lesquelles de ses quatre premières cartes il passe.",
  "ways.normal": "La partie coopérative telle quelle : 8 Nourritures au départ.",
  "ways.hard": "Chaque bateau part avec 4 Nourritures.",
  "ways.apocalypse": "4 Nourritures, et un [Objectif](term.objective) de plus à chaque saison.",
  "term.handicap": "Handicap",
  "term.handicap.text":
    "Qui prépare une partie peut faire partir un bateau avec plus ou moins de Nourriture ou d’Humains que les autres. Cela ne change rien après le départ, et reste écrit à côté du résultat.",
  "term.solo": "Seul à la table",
  "term.solo.text":
    "Des robots peuvent occuper n’importe quelle place, dans tous les [modes](option.mode.competitive). Ils ne savent rien qu’un joueur à leur place ne saurait : ils piochent quand tout est retourné.",
  "term.end": "Fin de la partie",
  "term.end.text":
    "Après le repas du tour {rounds, number}, on compte les [Humains sains](term.healthy). À égalité, les contaminés départagent ; à égalité encore, la victoire est partagée.",
};
