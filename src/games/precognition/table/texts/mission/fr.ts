/** Les Objectifs de la partie coopérative, et les partenaires de la partie en équipes. */

export const texts = {
  "mission.judged": "Perdu sans tous les Objectifs : {island}",
  "mission.count":
    "{met, number} sur {all, number} remplis{hidden, plural, =0 {} one {, # inconnu} many {, # inconnus} other {, # inconnus}}",
  "mission.harvest": "{healthy, number} Humains sains sur {goal, number} pour Létéa",
  "mission.threat":
    "{rounds, plural, =0 {Tous doivent être remplis maintenant ({island}), sinon la partie est perdue.} one {Tous doivent être remplis dans # tour ({island}), sinon la partie est perdue.} many {Tous doivent être remplis dans # tours ({island}), sinon la partie est perdue.} other {Tous doivent être remplis dans # tours ({island}), sinon la partie est perdue.}}",
  "mission.hidden.one": "un Objectif face cachée",
  "mission.face-down": "Un Objectif de la saison {season, number}, face cachée",
  "mission.unknown": "Face cachée",
  "mission.unknown.about":
    "Personne ne sait encore ce qu’il exige. Pendant la phase Action, un bateau peut envoyer des Humains sains le découvrir : 1 pendant le Dégel, 2 pendant la Fournaise, 3 pendant la Longue Nuit. Sinon, il est révélé à la fin de la saison, trop tard pour l’atténuer.",
  "mission.asks.one": "Un même bateau doit avoir le tout à la fin de la saison.",
  "mission.asks.each": "Chaque bateau doit l’avoir à la fin de la saison.",
  "mission.told": "{objective} : {demand}",
  "mission.open": "pas rempli pour l’instant",
  "mission.was-met": "rempli",
  "mission.lost": "manqué",
  "mission.eases": "Contre {price}, gagnés par un même bateau en un même tour, il s’atténue : {easier}",
  "mission.kept": "Ce qui est exigé n’est pas dépensé, et compte pour plusieurs Objectifs.",
  "mission.held": "{seat} : {n, number}",
  "mission.can-ease":
    "{n, plural, one {{seats} peut l’atténuer maintenant} many {{seats} peuvent l’atténuer maintenant} other {{seats} peuvent l’atténuer maintenant}}",
  "mission.easer": "atténué par {seat}",
  "mission.learnt": "découvert par {seat}",
  "mission.unlearnt": "face cachée jusqu’au bout",
  "mission.reveal":
    "{n, plural, one {Envoyer # Humain en découvrir un} many {Envoyer # Humains en découvrir un} other {Envoyer # Humains en découvrir un}}",
  "mission.reveal.too-few":
    "Il faut {cost, plural, one {# Humain sain} many {# Humains sains} other {# Humains sains}} pour en découvrir un, et les Cabines en ont {cabins, number}.",
  "mission.mitigate": "Atténuer un Objectif ({objective}) contre {price}",
  "mission.pay": "Atténuer contre {price}",
  "mission.spendable": "À dépenser ce tour",
  "mission.spends-nothing": "encore rien de gagné",
  "mission.hold": "Gardez une Batterie en main pour la dépenser ici.",
  "mission.when": "Quand",
  "mission.when.activate": "avant l’effet des cartes",
  "mission.when.machines": "avant les Machines",
  "mission.when.open": "à la fin",
  "mission.done": "terminé",
  "mission.acting": "encore à l’œuvre",
  "mission.finish.help": "L’Entretien commence quand tous ont terminé.",
  "mission.outcome": "Objectifs",
  "mission.met-known": "{met, number} sur {known, number} remplis",
  "mission.ends": "Les Objectifs",
  "mission.season": "Saison {season, number}",
  "mission.total": "Ensemble",
  "mission.goal": "Pour gagner",
  "mission.won": "Gagné ensemble",
  "mission.failed": "Perdu ensemble",
  "mission.missing":
    "{n, plural, one {il manque # Humain sain} many {il manque # Humains sains} other {il manque # Humains sains}}",
  "mission.spare": "{n, plural, =0 {juste assez} one {# en plus} many {# en plus} other {# en plus}}",
  "mission.never": "La partie a été perdue avant le compte à Létéa.",

  "world.boat.partner": "partenaire",
  "world.boat.away": "absent, un bot joue",
  "world.boat.returning": "de retour au prochain tour",

  "team.partner": "votre partenaire",
  "team.name": "{seats}, ensemble",
  "team.healthy": "Sains, ensemble",
  "team.contaminated": "Contaminés, ensemble",
  "team.explained":
    "{partner} est votre partenaire : à la fin, ce sont vos Humains sains réunis qui comptent. Vous pouvez parler, mais les mains restent cachées.",
  "team.result": "Ce que les équipes apportent",
  "team.team": "Équipe",
} as const;
