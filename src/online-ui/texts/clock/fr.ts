/** French, for the table's clock. The apostrophe is ’, because ' has a special meaning in these messages. */

export const texts = {
  "clock.title": "Pendule",
  "clock.off": "Aucune",
  "clock.off.how": "Chacun prend le temps qu’il lui faut.",
  "clock.relaxed": "Tranquille",
  "clock.steady": "Régulière",
  "clock.brisk": "Rapide",
  "clock.other": "{choice} + {bank}",
  "clock.minutes": "{n, number} min",
  "clock.seconds": "{n, number} s",
  "clock.how":
    "{choice} pour chaque choix, et {bank} pour toute la partie quand cela ne suffit pas. Quand tout est épuisé, on demande aux autres si un robot prend la place : rien ne se fait tout seul.",

  "clock.left.choice": "encore {time} pour ce choix",
  "clock.left.bank": "encore {time} de réserve",
  "clock.left.up": "temps écoulé",

  "clock.mine": "Votre temps",
  "clock.mine.of": "Temps : {seat}",
  "clock.mine.bank": "sur votre réserve",
  "clock.mine.up": "Votre temps est écoulé",
  "clock.say.bank": "Le temps de ce choix est épuisé : votre réserve est entamée.",
  "clock.say.minute": "Moins d’une minute.",
  "clock.say.ten": "Dix secondes.",
  "clock.say.up": "Votre temps est écoulé : on demande aux autres si un robot joue pour vous.",

  "ask.late": "{seat} n’a plus de temps. Confier la place à un robot jusqu’à son retour ?",
  "fair.late": "{seat} n’avait plus de temps : la place a été confiée à un robot par {names}.",
  "rec.turn.late": "Étape {entry, number} : {seat} n’avait plus de temps ; les autres ont confié la place à un robot.",
} as const;
