/** The linked matches of a game. */

export const texts = {
  "campaign.chapters": "Chapitres",
  "campaign.chapter": "Chapitre {number, number} : {name}",
  "campaign.reached": "réussi",
  "campaign.open": "à jouer",
  "campaign.locked": "pas encore ouvert",
  "campaign.tries": "{n, plural, =0 {} one {# échec} many {# échecs} other {# échecs}}",
  "campaign.so-far":
    "{n, plural, =0 {Une histoire en chapitres} one {# chapitre réussi} many {# chapitres réussis} other {# chapitres réussis}}",
  "campaign.crew": "Qui joue ?",
  "campaign.crew.bots": "{n, plural, one {Vous et un robot} many {Vous et # robots} other {Vous et # robots}}",
  "campaign.crew.friend": "{n, plural, =2 {À deux sur cet écran} other {À # sur cet écran}}",
  "campaign.begin": "Commencer le chapitre {number, number}",
  "campaign.again": "Rejouer le chapitre {number, number}",
  "campaign.waits": "S’ouvre après le chapitre {number, number}.",
  "campaign.done": "La campagne est terminée. Chaque chapitre peut être rejoué.",
  "campaign.onwards": "Chapitre suivant",
  "campaign.retry": "Réessayer",
  "campaign.to-chapters": "Chapitres",
} as const;
