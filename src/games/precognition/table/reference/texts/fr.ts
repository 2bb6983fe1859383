import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "chapter.start": "Premiers pas",
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
    "Activez la carte gardée ou celle que l’on vous a donnée, gratuitement ; les deux ensemble [coûtent](term.cost) des Humains, qui reviennent [contaminés](term.contaminated).",
  "guide.round.gain":
    "Prenez à bord ce que donnent les cartes, avec leur [bonus](term.bonus) si elles sont du même type.",
  "guide.round.machines":
    "Déclenchez ensuite, une fois chacune, les [Machines](term.machine) alimentées dont la condition est remplie.",
  "guide.round.maintenance": "3. [Maintenance](term.maintenance)",
  "guide.round.bane":
    "Le [Fléau](term.bane) augmente du Fléau des deux cartes. Les [Protecteurs](term.protector) que vous défaussez le font baisser, puis il emporte autant d’Humains qu’il affiche encore.",
  "guide.round.heal": "Chaque [Médecin](term.doctor) soigne un Humain contaminé.",
  "guide.round.river":
    "La [tuile Fleuve](term.stretch) suivante donne ou prend. Tous les quatre tours, c’est une [île](term.island) : chaque Humain sain y mange 1 de Nourriture.",

  "guide.aim": "Ce qu’il faut viser",
  "guide.aim.goal":
    "Au bout du fleuve, seuls comptent les [Humains sains](term.healthy). Qui en mène le plus à Létéa gagne.",
  "guide.aim.humans": "Accueillir des Humains, et les soigner",
  "guide.aim.humans.text":
    "Ils montent à bord contaminés et le restent sans [Médecins](term.doctor). Deux ou trois Médecins pris tôt soignent tout au long du voyage.",
  "guide.aim.food": "Compter la Nourriture avant chaque île",
  "guide.aim.food.text":
    "Chaque Humain sain mange 1 de Nourriture aux tours 4, 8 et 12 ; ceux qui ne sont pas nourris sont perdus. Les provisions du départ sont vite mangées.",
  "guide.aim.bane": "Tenir le Fléau au plus bas",
  "guide.aim.bane.text":
    "Un point de [Fléau](term.bane) coûte un Humain à chacun des tours qui restent : un [Protecteur](term.protector) défaussé tôt en sauve le plus.",
  "guide.aim.machines": "Alimenter des Machines tant que c’est bon marché",
  "guide.aim.machines.text":
    "Une [Machine](term.machine) alimentée dès la première saison sert de nombreuses fois. Les premières cartes sont les moins chères, et elles sont sans Fléau.",
  "guide.aim.pass": "Regarder ce que l’on transmet",
  "guide.aim.pass.text":
    "L’une des deux cartes que vous [passez](term.pass) vous revient au tour suivant. Et celle que vous [donnez](term.give), un autre la joue : elle l’aide, ou elle lui coûte.",

  "guide.set-up": "Ce qu’un bateau a au départ",
  "guide.set-up.boat":
    "4 Humains sains dans les [Cabines](term.cabins), 1 Médecin à l’[Infirmerie](term.infirmary), pas de Fléau.",
  "guide.set-up.food": "8 de Nourriture, ou 4 dans les [parties coopératives](option.mode.coop) plus dures.",
  "guide.set-up.rooms":
    "Deux [Salles des Machines](term.room) sans Batterie : les mêmes pour tous ou, dans la [mise en place avancée](option.setup.advanced), deux au choix sur trois.",
  "guide.set-up.cards":
    "Une pioche de {cards, number} [cartes Expédition](term.card), les mêmes pour tous, dans l’ordre des saisons.",

  "term.journey": "Voyage",
  "term.journey.text":
    "{rounds, number} tours sur le Grand Fleuve, en trois [saisons](term.season) de {each, number} tours. Au bout se trouve Létéa.",
  "term.journey.end":
    "Au dernier tour, toutes les pioches sont vides : il n’y a que deux cartes à répartir, et rien n’est passé.",

  "term.season": "Saison",
  "term.season.text":
    "{each, number} tours avec leurs propres cartes et [tuiles Fleuve](term.stretch) : [le Dégel](season.1), [la Fournaise](season.2) et [la Longue Nuit](season.3). Chacune finit sur une [île](term.island).",
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
    "Dans chaque pioche, {cards, plural, one {# carte est} other {# cartes sont}} de cette saison : {food, number} [Nourriture](type.food), {human, number} [Humain](type.human), {ymune, number} [Ymune](type.ymune), {battery, number} [Batterie](type.battery).",
  "season.tiles":
    "Trois de ses {tiles, number} [tuiles Fleuve](term.stretch) apparaissent, dans un ordre quelconque. Personne ne sait laquelle est écartée.",

  "term.decision": "Phase de décision",
  "term.decision.text":
    "Tous répartissent quatre cartes en secret et en même temps : les deux de la main et les deux cartes visibles de la [Zone de décision](term.decision-zone).",
  "term.decision.reveal":
    "Quand tous ont validé leur choix, tout est révélé d’un coup. Jusque-là, on peut changer d’avis.",
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
    "La rangée du milieu des [Machines](term.machine) avancées regarde la carte que vous avez donnée.",
  "term.pass": "Passer",
  "term.pass.text":
    "Les deux cartes qui restent vont, visibles, dans la [Zone de décision](term.decision-zone) de votre [voisin](term.neighbour) de droite.",
  "term.pass.back": "Il vous en donnera une au tour suivant : pensez à laquelle.",
  "term.neighbour": "Voisin",
  "term.neighbour.text":
    "Vous donnez à gauche et passez à droite. C’est votre voisin de droite qui vous donne une carte.",
  "term.neighbour.two": "À deux bateaux, c’est le même des deux côtés.",
  "term.hand": "Main et pioche",
  "term.hand.text":
    "Deux cartes piochées dans votre pioche au début du tour. Personne d’autre ne les voit avant que tout soit révélé, pas même un partenaire.",
  "term.hand.deck":
    "Toutes les pioches contiennent les mêmes {cards, number} cartes : {one, number} de la saison 1, puis {two, number} de la saison 2, puis {three, number} de la saison 3. Pendant la partie, on peut consulter ce qui s’y trouve peut-être encore.",
  "term.decision-zone": "Zone de décision",
  "term.decision-zone.text":
    "Deux cartes devant votre bateau, visibles de tous. Votre [voisin](term.neighbour) de gauche vous les a [passées](term.pass).",

  "term.action": "Phase d’action",
  "term.action.text":
    "Choisissez d’abord quelles cartes activer, puis prenez et placez tout ce qu’elles donnent, puis déclenchez vos [Machines](term.machine) dans l’ordre de votre choix.",
  "term.action.less": "On peut toujours prendre moins que ce qui est offert.",
  "term.action-zone": "Zone d’action",
  "term.action-zone.text":
    "Les deux cartes qu’un bateau joue à ce tour : celle qu’il a [gardée](term.keep) et celle qu’on lui a [donnée](term.give). Après le tour, elles quittent la partie.",
  "term.activate": "Activer",
  "term.activate.text":
    "Soit les deux cartes, pour leur [coût](term.cost) cumulé, soit une seule au choix, gratuitement. L’autre ne donne alors rien.",
  "term.activate.bane": "Le [Fléau](term.bane) d’une carte compte toujours, qu’elle soit activée ou non.",
  "term.cost": "Coût",
  "term.cost.text":
    "Si les deux cartes sont activées, autant d’Humains sains quittent les [Cabines](term.cabins). Ils reviennent sur le [Pont contaminé](term.contaminated-deck).",
  "term.cost.blocked":
    "S’il n’y en a pas assez dans les Cabines, une seule carte peut être activée. Une carte seule est gratuite.",
  "term.gain": "Gain",
  "term.gain.text": "Le premier cercle d’une carte : ce qu’elle rapporte chaque fois qu’elle est activée.",
  "term.bonus": "Bonus",
  "term.bonus.text":
    "Le second cercle d’une carte, au bord en pointillé. Il compte si les deux cartes de la [Zone d’action](term.action-zone) sont du même type, même si une seule est activée.",
  "term.x": "X",
  "term.x.cost": "Un coût X vaut le coût de l’autre carte. Deux coûts X valent 0.",
  "term.x.gain": "Un gain X vaut le coût de l’autre carte, activée ou non ; si c’est X aussi, le coût de cette carte.",

  "term.maintenance": "Phase de maintenance",
  "term.maintenance.text": "L’entretien à la fin d’un tour, toujours dans cet ordre :",
  "term.maintenance.bane": "Le [Fléau](term.bane) augmente du Fléau des deux cartes jouées.",
  "term.maintenance.protect": "Vous pouvez défausser des [Protecteurs](term.protector) contre lui.",
  "term.maintenance.lose": "Le bateau perd autant d’Humains que le Fléau en affiche, sains ou contaminés, au choix.",
  "term.maintenance.heal": "Les [Médecins](term.doctor) soignent.",
  "term.maintenance.river": "La [tuile Fleuve](term.stretch) suivante est retournée, ou bien l’[île](term.island).",
  "term.heal": "Soigner",
  "term.heal.text":
    "Un Humain soigné passe du [Pont contaminé](term.contaminated-deck) aux [Cabines](term.cabins). Les [Médecins](term.doctor) soignent à chaque phase de maintenance, et certaines [Machines](term.machine) quand elles se déclenchent.",
  "term.heal.must": "Les Médecins soignent tous ceux qu’ils peuvent ; une Machine peut en soigner moins.",
  "term.ignore": "Ignorer une tuile",
  "term.ignore.text":
    "Après avoir vu la [tuile Fleuve](term.stretch) de ce tour, vous pouvez défausser 1 [Protecteur](term.protector) pour l’ignorer tout entière, quoi qu’elle prenne ou donne. Une île ne s’ignore pas.",

  "term.boat": "Bateau",
  "term.boat.text":
    "Chacun en mène un. Au milieu les [Cabines](term.cabins), à l’arrière le [Pont contaminé](term.contaminated-deck), plus en avant l’[Infirmerie](term.infirmary), en tête la [Proue](term.bow). En bas, la Nourriture, deux [Salles des Machines](term.room) et le Fléau.",
  "term.resource": "Ressources",
  "term.resource.text":
    "Il y en a quatre : la [Nourriture](term.food), les [Humains](term.healthy), les [Ymunes](term.ymune) et les [Batteries](term.battery). À chacune correspond un type de cartes, avec sa couleur, sa forme et son signe.",
  "term.healthy": "Humain",
  "term.healthy.text":
    "Les Humains sains vivent dans les [Cabines](term.cabins). Ils comptent à la fin, paient le [coût](term.cost) des cartes et mangent sur les [îles](term.island).",
  "term.healthy.gained": "Les Humains gagnés montent à bord [contaminés](term.contaminated).",
  "term.contaminated": "Humain contaminé",
  "term.contaminated.text":
    "Il attend sur le [Pont contaminé](term.contaminated-deck) d’être [soigné](term.heal). Les contaminés ne mangent pas, ne partent pas en expédition et ne comptent pas à la fin, sauf pour départager.",
  "term.cabins": "Cabines",
  "term.cabins.text": "Les [Humains](term.healthy) sains y vivent. Il y a de la place pour tous.",
  "term.contaminated-deck": "Pont contaminé",
  "term.contaminated-deck.text":
    "Tous les [Humains contaminés](term.contaminated) s’y trouvent : ceux qui viennent de monter à bord et ceux qui reviennent d’expédition.",
  "term.ymune": "Ymune",
  "term.ymune.text":
    "Un peuple amphibie qui sait soigner et protéger. Quand vous gagnez un Ymune, choisissez aussitôt : [Médecin](term.doctor) à l’Infirmerie ou [Protecteur](term.protector) à la Proue. Il ne change plus de poste.",
  "term.doctor": "Médecin",
  "term.doctor.text":
    "Un [Ymune](term.ymune) à l’Infirmerie. Il soigne un [Humain contaminé](term.contaminated) à chaque phase de maintenance.",
  "term.infirmary": "Infirmerie",
  "term.infirmary.text": "Les [Médecins](term.doctor) y travaillent. Chaque bateau en a un au départ.",
  "term.protector": "Protecteur",
  "term.protector.text":
    "Un [Ymune](term.ymune) à la Proue. Défaussé pendant la [phase de maintenance](term.maintenance), il abaisse le [Fléau](term.bane) de 2, ou de 1 s’il est à 1.",
  "term.protector.river":
    "Ou bien il permet d’[ignorer](term.ignore) toute une tuile Fleuve. Dans les deux cas, il quitte le bateau.",
  "term.bow": "Proue",
  "term.bow.text": "Les [Protecteurs](term.protector) s’y tiennent.",
  "term.food": "Nourriture",
  "term.food.text":
    "Elle se lit sur la jauge de Nourriture, qui n’a pas de maximum. Sur chaque [île](term.island), chaque Humain sain en mange 1.",
  "term.food.left": "Ce qui reste est conservé. Ceux qui ne sont pas nourris sont perdus.",
  "term.battery": "Batterie",
  "term.battery.text":
    "Elle va tout de suite sur la [Machine](term.machine) de votre choix et y reste. Une Machine n’en porte jamais plus qu’il ne lui en faut ; celle qui ne trouve pas de place est perdue.",
  "term.battery.when":
    "Les Batteries des cartes alimentent aussitôt une Machine, celles des Machines seulement au tour suivant.",
  "term.bane": "Fléau",
  "term.bane.text":
    "Ce qui hante un bateau, sur la jauge de Fléau, de 0 à 12. Il augmente du Fléau des deux cartes de la [Zone d’action](term.action-zone), activées ou non.",
  "term.bane.bites":
    "À chaque phase de maintenance, le bateau perd autant d’Humains que la jauge en affiche. Seuls des [Protecteurs](term.protector) la font baisser.",
  "term.bane.first": "Aucune carte de la première saison n’en porte.",

  "term.card": "Lire une carte",
  "term.card.text": "Toutes les pioches contiennent les mêmes {cards, number} cartes.",
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
    "Dans chaque pioche : {one, number} en saison 1, {two, number} en saison 2, {three, number} en saison 3.",
  "type.pair":
    "Deux cartes du même type donnent aussi leur [bonus](term.bonus). Beaucoup de [Machines](term.machine) demandent deux types différents.",
  "card.count":
    "{n, plural, =1 {La seule carte {type, select, food {Nourriture} human {Humain} ymune {Ymune} other {Batterie}} de la saison {season, number}} other {L’une des # cartes {type, select, food {Nourriture} human {Humain} ymune {Ymune} other {Batterie}} de la saison {season, number}}}. Chaque pioche la contient une fois.",

  "term.stretch": "Tuile Fleuve",
  "term.stretch.text":
    "Une par tour, face cachée jusqu’à la [phase de maintenance](term.maintenance), la même pour tous les bateaux. Pendant le Dégel les tuiles donnent, plus tard elles prennent.",
  "term.stretch.takes":
    "Un bateau ne perd jamais plus qu’il n’a. À vous de choisir entre Humains sains et contaminés, et quels Ymunes et Batteries partent, sauf si la tuile le dit.",
  "term.island": "Île",
  "term.island.text":
    "La dernière tuile de chaque saison, aux tours 4, 8 et 12. Chaque Humain sain mange 1 de Nourriture ; ceux qui ne sont pas nourris sont perdus. Les contaminés ne mangent pas.",
  "tile.kind": "tuile Fleuve de la saison {season, number}",
  "tile.island-kind": "île à la fin de la saison {season, number}",
  "tile.odds": "L’une des {tiles, number} tuiles, dont trois apparaissent.",

  "term.machine": "Machine",
  "term.machine.text":
    "Alimentée quand elle porte toutes les [Batteries](term.battery) qu’il lui faut. Elle peut alors se déclencher une fois à chaque [phase d’action](term.action) où sa condition est remplie.",
  "term.machine.order": "Déclenchez-les dans l’ordre de votre choix. Aucune n’y est obligée.",
  "term.machine.standard":
    "Les Machines standards regardent les deux cartes de votre [Zone d’action](term.action-zone), activées ou non.",
  "term.machine.rows":
    "Les Machines avancées : la rangée du haut regarde ce qu’ont rapporté les cartes du tour, celle du milieu la carte que vous avez [donnée](term.give), celle du bas les deux cartes de votre Zone d’action.",
  "term.room": "Salle des Machines",
  "term.room.text": "Chaque bateau en a deux, de trois [Machines](term.machine) chacune.",
  "room.standard": "Salle des Machines, mise en place standard",
  "room.advanced": "Salle des Machines, mise en place avancée",
  "machine.kind": "Machine de la Salle : {room}",
  "machine.needs": "{needed, plural, one {Il lui faut # Batterie.} other {Il lui faut # Batteries.}}",

  "term.objective": "Objectif",
  "term.objective.text":
    "Dans la [partie coopérative](option.mode.coop), chaque saison a autant d’Objectifs que de joueurs, tirés parmi huit, face cachée.",
  "term.objective.judged":
    "À la fin de la saison, une fois les Humains nourris, on révèle les Objectifs encore cachés. Tous doivent être validés, sinon tout le monde perd.",
  "term.objective.scope":
    "Les uns demandent tout à un seul bateau, les autres à chaque bateau. Rien n’est dépensé : une même Ressource peut valider plusieurs Objectifs.",
  "term.reveal": "Révéler un Objectif",
  "term.reveal.text":
    "Pendant la phase d’action, un joueur peut en révéler un, en contaminant autant de ses Humains sains que le numéro de la saison.",
  "term.ease": "Atténuer un Objectif",
  "term.ease.text":
    "Pendant la phase d’action, un joueur peut payer le prix d’un Objectif révélé, avec ses gains de ce tour. On le retourne sur sa face qui demande moins.",
  "objective.kind": "Objectif de la saison {season, number}",
  "objective.demand": "Il demande : {demand}.",
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
    "Tous ensemble : valider chaque [Objectif](term.objective), saison après saison, et mener à Létéa 15 Humains sains par bateau.",
  "ways.standard":
    "Tous les bateaux ont les deux mêmes [Salles des Machines](term.room), et le hasard distribue les deux premières cartes. Idéal pour une première partie.",
  "ways.advanced":
    "Chacun reçoit trois des douze Salles avancées et en laisse une ; puis choisit lesquelles de ses quatre premières cartes il passe.",
  "ways.normal": "La partie coopérative telle quelle : 8 de Nourriture au départ.",
  "ways.hard": "Chaque bateau part avec 4 de Nourriture.",
  "ways.apocalypse": "4 de Nourriture, et un [Objectif](term.objective) de plus à chaque saison.",
  "term.handicap": "Handicap",
  "term.handicap.text":
    "Dans une nouvelle partie, un bateau peut partir avec plus ou moins de Nourriture ou d’Humains que les autres. Cela ne change rien après le départ, et reste affiché à côté du résultat.",
  "term.solo": "Jouer en solo",
  "term.solo.text":
    "Des robots peuvent occuper n’importe quelle place, dans tous les [modes](option.mode.competitive). Ils ne savent rien qu’un joueur à leur place ne saurait : même leurs propres cartes, ils ne les piochent qu’à la révélation.",
  "term.end": "Fin de la partie",
  "term.end.text":
    "Une fois les Humains nourris au tour {rounds, number}, on compte les [Humains sains](term.healthy). À égalité, les contaminés départagent ; à égalité encore, la victoire est partagée.",
};
