import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "log-book.played": "Parties",
  "log-book.won": "Victoires",
  "log-book.streak": "Victoires de suite",
  "log-book.longest": "Meilleure série",
  "log-book.best": "Meilleur score",
  "log-book.wins": "{won, plural, one {# victoire} other {# victoires}} sur {played}",
  "log-book.wins-streak": "{won} victoires sur {played} · {streak} de suite",
  "log-book.place": "{place, selectordinal, one {#er} other {#e}} sur {players} · {score}",
  "log-book.deeds": "Hauts faits : {n} sur {all}",
  "log-book.done": "{n, plural, one {Réussi une fois, le {first}} other {Réussi # fois, d’abord le {first}}}",
  "log-book.not-done": "Pas encore",
  "log-book.done-now": "Hauts faits de cette partie",
  "log-book.new": "Nouveau",
  "log-book.where": "Gardé sur cet appareil seulement.",
  "log-book.download": "Enregistrer dans un fichier",
  "log-book.erase": "Effacer le carnet de bord",
  "log-book.erase-really": "Vraiment l’effacer",
};
