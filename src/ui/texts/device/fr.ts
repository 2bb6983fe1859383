/** French. */
import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "title.turn": "À vous de jouer · {where}",
  "title.room": "Salon {code}",

  "turn.yours": "C’est à vous de jouer",
  "turn.where": "{game}, salon {code}",

  "update.ready": "Une nouvelle version de Létéa est prête.",
  "update.ready.playing":
    "Une nouvelle version de Létéa est prête. Votre partie est sauvegardée et reprendra après la mise à jour.",
  "update.ready.other-rules":
    "Une nouvelle version de Létéa est prête, avec d’autres règles. Finissez d’abord votre partie : elle ne pourra pas reprendre après la mise à jour.",
  "update.taken": "Letea a été mis à jour dans un autre onglet.",
  "update.now": "Mettre à jour",
  "update.anyway": "Mettre à jour quand même",

  "settings.turns.notify": "M’avertir quand c’est à moi de jouer en ligne",
  "settings.turns.why": "Tant que Letea reste ouvert en arrière-plan. Le titre de l’onglet l’indique toujours.",
  "settings.turns.denied":
    "Ce navigateur bloque les notifications de Letea. Vous pouvez les autoriser dans les réglages du site.",
};
