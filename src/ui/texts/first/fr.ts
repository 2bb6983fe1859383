/** French. A name never follows “de”, which becomes “d’” before some names. `typeset` makes spaces non-breaking. */
import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "language.name": "Français",
  "language.choose": "Langue",

  "app.name": "Létéa",
  "app.title": "Létéa : jeux de société dans le navigateur",
  "app.pitch": "Une table de jeux de société dans votre navigateur. Sans compte, sans serveur de jeu.",
  "app.broken":
    "Une partie de la page n’a pas pu être chargée. Rechargez-la une fois la connexion rétablie : la partie en cours est sauvegardée.",
  "app.load-again": "Recharger",
  "app.unreachable": "La page ne répond toujours pas.",

  "match.players": "Joueurs",
  "match.new": "Nouvelle partie",
  "match.speed.times": "×{times}",
  "match.speed.instant": "Instantané",

  "about.title": "À propos et licences",

  "home.play": "Jouer",
  "home.play-now": "Jouer maintenant",
  "home.continue": "Continuer",
  "home.online": "Jouer en ligne",
  "home.join": "Rejoindre un salon",
  "home.room": "Retour au salon",
  "home.no-such-room": "Ce lien est incomplet. Redemandez-le, ou demandez le code.",
  "home.watch": "Regarder les robots",
  "home.lesson": "Apprendre à jouer",

  "log-book.title": "Carnet de bord",
  "log-book.day": "La partie du jour",

  "home.shelf": "Jeux",
  "home.all-games": "Tous les jeux",
  "home.under-way": "Partie en cours",
  "home.no-such-game": "Cette page n’a pas de jeu nommé « {game} ».",

  "box.minutes": "Durée en minutes",
  "box.ways": "Façons de jouer",
  "box.way.solo": "Solo",
  "box.way.couch": "Un seul écran",
  "box.way.online": "En ligne",
  "box.way.competitive": "Compétitif",
  "box.way.teams": "Équipes",
  "box.way.coop": "Coopératif",
  "box.way.campaign": "Campagne",

  "new.player": "Joueur",

  "settings.title": "Réglages",

  "table.setting-up": "Mise en place…",

  "history.title": "Parties jouées",
  "history.unreadable": "Cet enregistrement ne peut pas être montré. {why}",

  "dialog.close": "Fermer",

  "rules.title": "Règles",

  "save.aside": "La partie sauvegardée ne peut pas être reprise. {why} Elle a été mise de côté.",
  "save.download": "Télécharger",
  "save.unknown-game": "Cette page n’a pas le jeu d’une partie sauvegardée : « {game} ». Elle reste telle quelle.",
  "save.elsewhere": "Cette partie est ouverte dans un autre onglet ou une autre fenêtre.",
};
