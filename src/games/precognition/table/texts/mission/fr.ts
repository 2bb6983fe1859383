/** The co-operative game’s Objectives, and the partners of the team game. */

export const texts = {
  "mission.judged": "Perdu sans tous les Objectifs : {island}",
  "mission.count":
    "{met, number} sur {all, number} validés{hidden, plural, =0 {} one {, # inconnu} many {, # inconnus} other {, # inconnus}}",
  "mission.harvest": "{healthy, number} Humains sains sur {goal, number} pour Létéa",
  "mission.threat":
    "{rounds, plural, =0 {Tous doivent être validés maintenant ({island}), sinon la partie est perdue.} one {Tous doivent être validés dans # tour ({island}), sinon la partie est perdue.} many {Tous doivent être validés dans # tours ({island}), sinon la partie est perdue.} other {Tous doivent être validés dans # tours ({island}), sinon la partie est perdue.}}",
  "mission.hidden.one": "un Objectif face cachée",
  "mission.face-down": "Un Objectif de la saison {season, number}, face cachée",
  "mission.unknown": "Face cachée",
  "mission.unknown.about":
    "Personne ne sait encore ce qu’il demande. Pendant la phase d’action, un bateau peut envoyer des Humains sains le révéler : 1 pendant le Dégel, 2 pendant la Fournaise, 3 pendant la Longue Nuit. Sinon, il est révélé à la fin de la saison, trop tard pour l’atténuer.",
  "mission.asks.one": "Un même bateau doit avoir le tout à la fin de la saison.",
  "mission.asks.each": "Chaque bateau doit avoir le tout à la fin de la saison.",
  "mission.told": "{objective} : {demand}",
  "mission.open": "pas encore validé",
  "mission.was-met": "validé",
  "mission.lost": "non validé",
  "mission.eases": "S’atténue contre {price}, gagné par un même bateau en un même tour : {easier}",
  "mission.kept": "Rien n’est dépensé : cela compte pour plusieurs Objectifs.",
  "mission.held": "{seat} : {n, number}",
  "mission.can-ease":
    "{n, plural, one {{seats} peut l’atténuer maintenant} many {{seats} peuvent l’atténuer maintenant} other {{seats} peuvent l’atténuer maintenant}}",
  "mission.easer": "atténué par {seat}",
  "mission.learnt": "révélé par {seat}",
  "mission.unlearnt": "pas révélé à temps",
  "mission.reveal":
    "{n, plural, one {Envoyer # Humain révéler un Objectif} many {Envoyer # Humains révéler un Objectif} other {Envoyer # Humains révéler un Objectif}}",
  "mission.reveal.too-few":
    "Il faut {cost, plural, one {# Humain sain} many {# Humains sains} other {# Humains sains}} pour en révéler un ; vous en avez {cabins, number}.",
  "mission.mitigate": "Atténuer un Objectif ({objective}) contre {price}",
  "mission.pay": "Atténuer contre {price}",
  "mission.spendable": "À dépenser ce tour",
  "mission.spends-nothing": "encore aucun gain",
  "mission.hold": "Gardez une Batterie en main pour la dépenser ici.",
  "mission.when": "Quand",
  "mission.when.activate": "avant d’activer les cartes",
  "mission.when.machines": "avant les Machines",
  "mission.when.open": "à la fin de la phase",
  "mission.done": "terminé",
  "mission.acting": "joue encore",
  "mission.finish.help": "La phase de maintenance commence quand tous ont terminé.",
  "mission.outcome": "Objectifs",
  "mission.met-known": "{met, number} sur {known, number} validés",
  "mission.ends": "Les Objectifs, saison par saison",
  "mission.season": "Saison {season, number}",
  "mission.total": "Ensemble",
  "mission.goal": "Pour gagner",
  "mission.won": "Victoire commune",
  "mission.failed": "Défaite commune",
  "mission.missing":
    "{n, plural, one {Il manque # Humain sain} many {Il manque # Humains sains} other {Il manque # Humains sains}}",
  "mission.spare": "{n, plural, =0 {juste assez} one {# en plus} many {# en plus} other {# en plus}}",
  "mission.never": "La partie a été perdue avant Létéa.",

  "world.boat.partner": "partenaire",
  "world.boat.away": "absent, un robot joue",
  "world.boat.returning": "de retour au prochain tour",

  "team.partner": "votre partenaire",
  "team.name": "{seats}, ensemble",
  "team.healthy": "Sains, au total",
  "team.contaminated": "Contaminés, au total",
  "team.explained":
    "{partner} est votre partenaire : à la fin, ce sont vos Humains sains réunis qui comptent. Vous pouvez parler, mais les mains restent cachées.",
  "team.result": "Résultats des équipes",
  "team.team": "Équipe",
} as const;
