/** The campaign: five journeys in the co-operative game, and the story that links them. */

export const texts = {
  "journey.name": "Le long retour",
  "journey.pitch":
    "Cinq voyages coopératifs vers Létéa, chacun plus rude que le précédent. Qui ramène plus de monde qu’il n’en fallait repart mieux armé.",
  "journey.help.humans":
    "{n, plural, one {# Humain de plus sur chaque bateau} many {# Humains de plus sur chaque bateau} other {# Humains de plus sur chaque bateau}} : la nouvelle de votre voyage a couru.",
  "journey.help.food":
    "{n, number} de Nourriture en plus sur chaque bateau : cachée sur les rives par ceux qui ont échoué.",

  "journey.first": "La débâcle",
  "journey.first.story":
    "Depuis trois hivers, personne n’a descendu le Grand Fleuve. La glace cède enfin, et de Létéa une lumière répond à votre lanterne. Deux bateaux tiennent l’eau. Sur chaque rive il y a du monde, et tous ont vu la lumière.",
  "journey.first.task": "Normal, mise en place standard, 2 Humains et 2 de Nourriture en plus par bateau.",
  "journey.first.reached":
    "Les portes de Létéa s’ouvrent. Une vieille Ymune compte ceux qui débarquent, deux fois, et pleure. « Il y en a d’autres, dit-elle. En amont, près des vieux quais. »",
  "journey.first.missed":
    "La lumière de Létéa s’éteint avant que vous soyez tous là. Mais le fleuve connaît le chemin, et vous aussi.",

  "journey.second": "Vieux fer",
  "journey.second.story":
    "Aux quais d’amont dorment des bateaux d’autrefois, dont personne n’a réveillé les Machines depuis une vie. Il faut en laisser la moitié. Choisissez bien : ceux qui attendent là-bas n’attendront pas deux fois.",
  "journey.second.task":
    "Normal, mise en place avancée : vous choisissez vos salles des machines et vos premières cartes. 1 Humain et 1 de Nourriture en plus par bateau.",
  "journey.second.reached":
    "Les Machines chantent jusqu’à la mer. À Létéa on en démonte une, on la remonte, puis on bâtit un phare.",
  "journey.second.missed":
    "Les Machines se taisaient quand il les fallait. Toute la nuit, avec l’équipage, vous tracez des plans dans le sable.",

  "journey.third": "Le grenier vide",
  "journey.third.story":
    "Les criquets sont venus à Létéa. Il reste au grenier la moitié de ce qu’il faut à un équipage, et les gens des lacs d’en haut ont moins encore. Ils ont envoyé une enfant avec une lettre : « Venez quand même. »",
  "journey.third.task":
    "Difficile : 4 de Nourriture par bateau au lieu de 8, mais 1 Humain et 1 de Nourriture en plus par bateau.",
  "journey.third.reached":
    "Ce soir-là, à table, personne ne parle de la faim. L’enfant à la lettre s’endort sur un sac de graines, et personne ne la déplace.",
  "journey.third.missed":
    "Il en manquait, et tous l’ont su dès la deuxième île. Au retour, vous notez chaque rive où quelque chose pousse.",

  "journey.fourth": "La fièvre grise",
  "journey.fourth.story":
    "Des villes de la plaine monte une fièvre grise. Leurs Médecins ont fui, leurs quais sont ouverts, et sur chacun quelqu’un agite un linge. Létéa vous prie de ne pas y aller. Vous demandez un vote, et l’emportez d’une voix.",
  "journey.fourth.task": "Difficile, mise en place avancée.",
  "journey.fourth.reached": "Ceux qui avaient voté contre sont les premiers dans l’eau pour tirer les bateaux au sec.",
  "journey.fourth.missed":
    "La fièvre a été plus rapide. Létéa laisse pourtant ses portes ouvertes et sa lampe allumée. Quelqu’un agite encore un linge.",

  "journey.fifth": "Les derniers bateaux",
  "journey.fifth.story":
    "Les barrages de la montagne ne passeront pas un hiver de plus. Quand ils céderont, il n’y aura plus de fleuve, seulement de l’eau. Il reste le temps d’un voyage, de la source à la mer. Tout Létéa veut être de l’équipage.",
  "journey.fifth.task":
    "Apocalypse, mise en place avancée : 4 de Nourriture par bateau et un Objectif de plus par saison.",
  "journey.fifth.reached":
    "Derrière vous la vallée s’emplit sans bruit. Devant, une île, un phare, et tant de monde sur le rivage qu’on n’en voit plus le sable. Vous quittez le bateau les derniers.",
  "journey.fifth.missed":
    "Les barrages tiennent une nuit de plus que nul ne l’avait cru. Une nuit. Vous faites demi-tour.",
} as const;
