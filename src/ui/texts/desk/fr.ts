/** French: the texts of desks that are made from the kit. */
import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "hand.held": "À vous de jouer",
  "hand.laid": "Carte posée",
  "hand.play": "Jouer",
  "hand.none": "Posez d’abord une carte.",
  "hand.locked": "Vous avez joué « {card} ».",
  "hand.keys.lay": "Poser une carte",
  "hand.keys.back": "La reprendre",

  "plan.accept": "Valider",
  "plan.undo": "Annuler",
  "plan.undo.nothing": "Rien n’a été changé.",
  "plan.as-advised": "Comme conseillé",
  "plan.as-advised.already": "Tout est comme conseillé.",

  "stepper.less": "Un de moins",
  "stepper.more": "Un de plus",
  "stepper.least": "{n, number} au moins",
  "stepper.most": "{n, number} au plus",
};
