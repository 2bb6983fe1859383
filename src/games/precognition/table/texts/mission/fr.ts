/** The co-operative game’s Objectives, and the partners of the team game. */

export const texts = {
  "mission.judged": "Perdu sans tous les Objectifs : {island}",
  "mission.count":
    "{met, number} sur {all, number} remplis{hidden, plural, =0 {} one {, # inconnu} many {, # inconnus} other {, # inconnus}}",
  "mission.harvest": "{healthy, number} Humains sains sur {goal, number} pour Létéa",
  "mission.threat":
    "{rounds, plural, =0 {Tous doivent être remplis maintenant ({island}), sinon la partie est perdue.} one {Tous doivent être remplis dans # tour ({island}), sinon la partie est perdue.} many {Tous doivent être remplis dans # tours ({island}), sinon la partie est perdue.} other {Tous doivent être remplis dans # tours ({island}), sinon la partie est perdue.}}",
  "mission.hidden.one": "Objectif face cachée",
  "mission.face-down": "Un Objectif de la saison {season, number}, face cachée",
  "mission.unknown": "Face cachée",
  "mission.unknown.about":
    "Personne ne sait encore ce qu’il exige. Pendant la phase d’action, un bateau peut envoyer des Humains sains le découvrir : 1 pendant le Dégel, 2 pendant la Fournaise, 3 pendant la Longue Nuit. Sinon, il est révélé à la fin de la saison, trop tard pour l’atténuer.",
  "mission.asks.one": "Un même bateau doit avoir le tout à la fin de la saison.",
  "mission.asks.each": "Chaque bateau doit avoir le tout à la fin de la saison.",
  "mission.told": "{objective} : {demand}",
  "mission.open": "pas rempli pour l’instant",
  "mission.was-met": "rempli",
  "mission.lost": "manqué",
  "mission.eases": "Contre {price}, à gagner par un même bateau en un même tour, il s’atténue : {easier}",
  "mission.kept": "Ce qui est exigé n’est pas dépensé, et compte pour plusieurs Objectifs.",
  "mission.held": "{seat} : {n, number}",
  "mission.can-ease":
    "{n, plural, one {{seats} peut l’atténuer maintenant} many {{seats} peuvent l’atténuer maintenant} other {{seats} peuvent l’atténuer maintenant}}",
  "mission.easer": "atténué par {seat}",
  "mission.learnt": "révélé par {seat}",
  "mission.unlearnt": "face cachée jusqu’au bout",
  "mission.reveal":
    "{n, plural, one {Envoyer # Humain révéler un Objectif} many {Envoyer # Humains révéler un Objectif} other {Envoyer # Humains révéler un Objectif}}",
  "mission.reveal.too-few":
    "Il faut {cost, plural, one {# Humain sain} many {# Humains sains} other {# Humains sains}} pour en révéler un, et les Cabines en ont {cabins, number}.",
  "mission.mitigate": "Atténuer un Objectif ({objective}) contre {price}",
  "mission.pay": "Atténuer contre {price}",
  "mission.spendable": "À dépenser ce tour",
  "mission.spends-nothing": "encore rien de gagné",
  "mission.hold": "Gardez une Batterie en main pour la dépenser ici.",
  "mission.when": "Quand",
  "mission.when.activate": "avant l’effet des cartes",
  "mission.when.machines": "avant les Machines",
  "mission.when.open": "à la fin de la phase",
  "mission.done": "terminé",
  "mission.acting": "encore à l’œuvre",
  "mission.finish.help": "La phase de maintenance commence quand tous ont terminé.",
  "mission.outcome": "Objectifs",
  "mission.met-known": "{met, number} sur {known, number} remplis",
  "mission.ends": "Les Objectifs",
  "mission.season": "Saison {season, number}",
  "mission.total": "Ensemble",
  "mission.goal": "Pour gagner",
  "mission.won": "Victoire commune",
  "mission.failed": "Défaite commune",
  "mission.missing":
    "{n, plural, one {Il manque # Humain sain} many {Il manque # Humains sains} other {Il manque # Humains sains}}",
  "mission.spare": "{n, plural, =0 {juste assez} one {# en plus} many {# en plus} other {# en plus}}",
  "mission.never": "La partie a été perdue avant le compte à Létéa.",

  "world.boat.partner": "partenaire",
  "world.boat.away": "absent, un robot joue",
  "world.boat.returning": "de retour au prochain tour",

  "team.partner": "votre partenaire",
  "team.name": "{seats}, ensemble",
  "team.healthy": "Sains, au total",
  "team.contaminated": "Contaminés, au total",
  "team.explained":
    "{partner} est votre partenaire : à la fin, ce sont vos Humains sains réunis qui comptent. Vous pouvez parler, mais les mains restent cachées.",
  "team.result": "Ce que les équipes apportent",
  "team.team": "Équipe",
} as const;
