/** French. A name never follows “de”, which would have to become “d’” before some. `typeset` makes the spaces fixed. */
import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "language.name": "Français",
  "language.choose": "Langue",

  "app.name": "Letea",
  "app.title": "Letea : jeux de société dans le navigateur",
  "app.pitch": "Une table de jeux de société dans votre navigateur. Sans compte, sans serveur de jeu.",
  "app.broken": "Une partie de la page n’a pas pu être chargée. Veuillez recharger la page.",

  "match.watch": "Regarder une partie",
  "match.players": "Joueurs",
  "match.bots": "Robots",
  "match.new": "Nouvelle partie",
  "match.go-on": "Reprendre",
  "match.pause": "Pause",
  "match.to-end": "Aller à la fin",
  "match.speed": "Vitesse",
  "match.speed.calm": "Calme",
  "match.speed.brisk": "Vive",
  "match.speed.swift": "Rapide",
  "match.download": "Télécharger la partie",
  "match.log": "Journal",
  "match.standings": "Classement final",
  "match.place": "Place",
  "match.outcome": "Issue",
  "match.won": "Gagné",
  "match.lost": "Perdu",
  "match.player": "Joueur",
  "match.nth": "{place, selectordinal, one {#er} other {#e}}",

  "about.works": "Ce qui marche aujourd’hui",
  "about.works.bots": "Des robots qui jouent seuls une partie entière, au rythme qui vous plaît",
  "about.works.record":
    "Un enregistrement de chaque partie, en un seul fichier : chacun peut la rejouer coup par coup et la vérifier",
  "about.works.everywhere":
    "En français et en anglais ; à la souris, au doigt ou au clavier ; du téléphone au grand écran",
  "about.coming": "La suite",
  "about.coming.seats": "Une place pour vous, et pour vos amis autour du même écran",
  "about.coming.online":
    "Des parties en ligne, directement d’un navigateur à l’autre, sans que personne ait à se fier à l’hôte",
  "about.coming.bots": "Des robots qui voient plus loin",

  "seat.unnamed": "Place {number, number}",

  "refusal.malformed": "Quelque chose n’est pas comme il faut : {at}.",
  "refusal.no-such-seat": "Il n’y a pas de place {seat}.",
  "refusal.not-awaited": "Personne n’attend cela maintenant.",
  "refusal.not-your-turn": "Ce n’est pas à {seat} d’agir maintenant.",
  "refusal.wrong-count": "Il devrait y en avoir {expected, number}.",
  "refusal.wrong-answer": "Cela répond à autre chose qu’à la question posée.",
  "refusal.impossible-luck": "Aucun hasard ne peut donner cela.",
  "refusal.handle-twice": "La même chose cachée est nommée deux fois.",
  "refusal.bot-owes-an-act": "{seat} : le robot doit agir et ne le fait pas.",
  "refusal.no-such-bot": "Il n’y a pas de robot nommé « {level} ».",
  "refusal.not-legal": "{seat} n’a pas le droit de faire cela maintenant.",
  "refusal.not-kept-here": "Ce secret n’est pas gardé sur cet appareil.",
  "refusal.cannot-stir-together":
    "Il faudrait que plusieurs places mélangent cela ensemble, ce qui n’est pas possible ici.",
  "refusal.too-long": "La partie dépasse {bound, number} étapes.",
  "refusal.record-too-big": "Le fichier est trop gros pour une partie : {most, number} caractères au plus.",
  "refusal.record-not-json": "Le fichier est abîmé vers la ligne {line, number}.",
  "refusal.record-foreign": "Ce fichier n’est pas une partie enregistrée à cette table.",
  "refusal.record-unknown-game": "La partie est celle d’un jeu absent de cette table : « {game} ».",
  "refusal.record-other-rules":
    "La partie a été jouée avec une autre règle de ce jeu (là-bas {theirs}, ici {ours}) : impossible de la rejouer.",
  "refusal.record-other-content":
    "La partie a été jouée avec d’autres cartes de ce jeu (là-bas {theirs}, ici {ours}) : impossible de la rejouer.",
  "refusal.match-over": "La partie est terminée.",
  "refusal.record-header-changed": "L’enregistrement a été modifié après coup, dans son en-tête.",
  "refusal.record-tampered": "L’enregistrement a été modifié après coup, à l’étape {entry, number}.",
  "refusal.record-entry": "L’étape {entry, number} de l’enregistrement n’est pas possible dans ce jeu. {cause}",
  "refusal.record-cut":
    "L’enregistrement a perdu sa fin, ou bien elle a été modifiée, après {entries, plural, one {# étape} other {# étapes}}.",
};
