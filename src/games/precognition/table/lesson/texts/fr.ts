import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "lesson.title": "Votre premier voyage",
  "lesson.pitch":
    "Menez à Létéa le plus d’Humains sains. Apprenez en jouant : la première île en quatre minutes environ.",
  "lesson.split": "Répartir ses cartes",
  "lesson.cards": "Jouer ses cartes",
  "lesson.ymunes": "Médecins et Protecteurs",
  "lesson.machines": "Réveiller une Machine",
  "lesson.island": "Nourrir l’équipage",
  "lesson.keep": "Gardez une carte pour vous : glissez ou touchez {card}.",
  "lesson.give": "Donnez à {left} l’une de vos deux cartes visibles, par exemple {card}.",
  "lesson.pass": "Les deux autres passent à {right}, qui devra vous en donner une au prochain tour.",
  "lesson.lock": "Validez : tous les choix sont révélés en même temps.",
  "lesson.costs":
    "{cost, plural, one {Jouer les deux cartes contamine # Humain, une seule est gratuite : touchez-en une pour voir.} other {Jouer les deux cartes contamine # Humains, une seule est gratuite : touchez-en une pour voir.}}",
  "lesson.accept": "Validez pour faire monter cela à bord, ou retouchez la carte pour annuler.",
  "lesson.tile":
    "Chaque tour finit par une tuile du fleuve : des cadeaux pour l’instant, des pertes dès le tour {round, number}.",
  "lesson.gift": "Encore un cadeau : acceptez-le, et gardez votre Protecteur pour les tuiles qui prennent.",
  "lesson.doctors":
    "{paid, plural, =0 {Les nouveaux Humains arrivent contaminés : chaque Médecin en soigne 1 par tour.} one {Les deux cartes ont contaminé # Humain : chaque Médecin en soigne 1 par tour.} other {Les deux cartes ont contaminé # Humains : chaque Médecin en soigne 1 par tour.}}",
  "lesson.ymune": "Gardez {card} : les Ymunes, peuple du fleuve, soignent ou protègent l’équipage.",
  "lesson.again": "Donnez maintenant une carte visible à {left}, puis validez.",
  "lesson.lock-again": "Validez maintenant.",
  "lesson.comes-back": "Revoici {card} : vous l’aviez passée, et {right} vous l’a donnée.",
  "lesson.use-ymune": "Touchez {card} pour jouer cette carte et prendre l’Ymune à bord.",
  "lesson.protector":
    "Faites de ce Médecin un Protecteur, qui vous garde des pertes : glissez-le à la Proue, ou touchez-le.",
  "lesson.bane":
    "Dès le tour {round, number}, des cartes apportent du Fléau, qui prend des Humains à chaque tour : les Protecteurs le baissent.",
  "lesson.battery": "Gardez {card} : ses Batteries peuvent réveiller une Machine.",
  "lesson.use-battery": "Touchez {card} pour jouer cette carte : ses Batteries vont aux Machines.",
  "lesson.machine":
    "{machine} a toutes ses Batteries, et vos deux cartes lui conviennent : validez, et elle travaille.",
  "lesson.plugged":
    "Une Batterie reste sur sa Machine, qui travaille une fois pleine, si vos cartes conviennent : validez.",
  "lesson.hunger":
    "À l’étape {island}, après ce tour, chaque Humain sain mange 1 de Nourriture ou est perdu : vous en avez {food, number} pour {crew, number}.",
  "lesson.fed":
    "{starved, plural, =0 {L’île a pris {food, number} de Nourriture et nourri tous vos Humains sains ; le reste est à vous.} one {L’île a pris {food, number} de Nourriture, et # Humain non nourri est perdu.} other {L’île a pris {food, number} de Nourriture, et # Humains non nourris sont perdus.}}",
  "lesson.farewell":
    "À vous de mener le bateau à Létéa : le plus d’Humains sains gagne. Je signalerai toute nouveauté.",
  "lesson.bane-card":
    "{n, plural, one {{card} porte # Fléau pour qui la reçoit ou la garde, qu’elle agisse ou non.} other {{card} porte # de Fléau pour qui la reçoit ou la garde, qu’elle agisse ou non.}}",
  "lesson.protect": "Dépensez ici des Protecteurs : chacun baisse le Fléau de 2 avant qu’il ne prenne des Humains.",
  "lesson.avoid": "La tuile {tile} vous prend quelque chose : un Protecteur permet de l’éviter.",
  "lesson.x-cost": "Le X de {card} vaut le coût de l’autre carte : ici {cost, number}.",
  "lesson.bonus": "Deux cartes du même type : chacune donne aussi son second cercle.",
  "lesson.last-round": "Les paquets sont vides : gardez une carte et donnez l’autre.",
} as const;
