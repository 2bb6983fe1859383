import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "way.competitive": "Chacun pour soi : le plus d’Humains sains à Létéa gagne.",
  "way.teams": "{first} contre {second} : chaque équipe additionne ses Humains sains.",
  "way.coop":
    "Tous ensemble : remplissez les Objectifs de chaque saison et amenez {goal, number} Humains sains à Létéa.",
  "way.standard": "Tous les bateaux ont les deux mêmes Salles des machines. L’idéal pour débuter.",
  "way.advanced": "Chacun choisit deux Salles sur trois, et les premières cartes à passer.",
  "way.normal": "8 de Nourriture au départ.",
  "way.hard": "4 de Nourriture au départ.",
  "way.apocalypse": "4 de Nourriture au départ, et un Objectif de plus à chaque saison.",
} as const;
