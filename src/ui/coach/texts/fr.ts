import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "coach.name": "Guide",
  "coach.got-it": "Compris",
  "coach.skip": "Passer",
  "coach.show": "Montrez-moi",
  "coach.leave": "Renvoyer le guide (le menu le rappelle)",
  "coach.chapters": "Chapitres",
  "coach.chapter-done": "terminé",
  "coach.begin": "Commencer",
  "coach.resume": "Reprendre",
  "coach.just-play": "Jouer sans guide",
} as const;
