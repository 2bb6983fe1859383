import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "lesson.title": "Votre premier voyage",
  "lesson.pitch": "Apprenez en jouant : la première île en quatre minutes environ, une idée à la fois.",
  "lesson.split": "Répartir ses cartes",
  "lesson.cards": "Jouer ses cartes",
  "lesson.ymunes": "Médecins et Protecteurs",
  "lesson.machines": "Réveiller une Machine",
  "lesson.island": "Nourrir l’équipage",
  "lesson.keep": "Gardez une carte pour vous : glissez ou touchez {card}.",
  "lesson.give": "Donnez à {left} l’une de vos deux cartes visibles, par exemple {card}.",
  "lesson.pass": "Les deux autres passent à {right}, et l’une d’elles vous reviendra au prochain tour.",
  "lesson.lock": "Validez : tous les choix sont révélés en même temps.",
  "lesson.one-free": "Une seule carte est gratuite : touchez-en une pour vous en passer.",
  "lesson.both-cost":
    "{cost, plural, one {Touchez-la encore : les deux coûtent # Humain, qui revient contaminé.} other {Touchez-la encore : les deux coûtent # Humains, qui reviennent contaminés.}}",
  "lesson.accept": "Validez pour faire monter tout cela à bord.",
  "lesson.doctors":
    "{n, plural, one {Votre Médecin a soigné # Humain, et recommence à chaque tour.} other {Vos Médecins ont soigné # Humains : un chacun, à chaque tour.}}",
  "lesson.ymune": "Gardez {card} : un Ymune monte à bord, pour soigner ou pour protéger.",
  "lesson.comes-back": "Revoici {card} : vous l’aviez passée, et {right} vous l’a donnée.",
  "lesson.protector": "Un Ymune devient Médecin ou Protecteur : envoyez-en un à la Proue, comme Protecteur.",
  "lesson.bane":
    "À partir du tour {round, number}, des cartes apportent du Fléau, qui prend des Humains à chaque tour ; chaque Protecteur le baisse de 2.",
  "lesson.battery": "Gardez {card} : sa Batterie peut réveiller une Machine.",
  "lesson.machine": "{machine} a ses Batteries et les cartes qu’il faut, et travaille donc pour vous : validez.",
  "lesson.hunger":
    "Ce tour finit à l’étape {island}, où chaque Humain sain mange 1 de Nourriture : vous en avez {food, number} pour {crew, number}.",
  "lesson.fed":
    "{starved, plural, =0 {L’île a pris {food, number} de Nourriture et nourri tout le monde ; le reste est à vous.} one {L’île a pris {food, number} de Nourriture, et # Humain non nourri est perdu.} other {L’île a pris {food, number} de Nourriture, et # Humains non nourris sont perdus.}}",
  "lesson.farewell":
    "À vous de mener le bateau à Létéa : le plus d’Humains sains gagne. Je signalerai toute nouveauté.",
  "lesson.bane-card":
    "{n, plural, one {{card} porte # Fléau : il est pour vous, que la carte agisse ou non.} other {{card} porte # de Fléau : il est pour vous, que la carte agisse ou non.}}",
  "lesson.protect": "Dépensez ici des Protecteurs : chacun baisse le Fléau de 2 avant qu’il ne prenne des Humains.",
  "lesson.avoid": "La tuile {tile} vous prend quelque chose : un Protecteur permet de l’éviter.",
  "lesson.x-cost": "Le X de {card} vaut le coût de l’autre carte : ici {cost, number}.",
  "lesson.bonus": "Deux cartes du même type : chacune donne aussi son second cercle.",
  "lesson.last-round": "Les paquets sont vides : gardez une carte et donnez l’autre.",
} as const;
