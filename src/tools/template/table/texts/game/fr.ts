import type { texts as english } from "./en.ts";

export const texts: Record<keyof typeof english, string> = {
  "game.works.lay": "Piochez trois de vos cartes, posez-en une en secret, et toutes sont retournées en même temps",
  "game.works.ways": "Quatre tours ou six, de 2 à 4 joueurs, humains ou robots",

  "option.length": "Durée",
  "option.length.short": "Courte : quatre tours",
  "option.length.long": "Longue : six tours",
  "bot.random": "insouciant",
  "bot.thrifty": "économe",
  "bot.random.manner": "Pose ce qui lui tombe sous la main.",
  "bot.thrifty.manner": "Garde ses hautes cartes pour les beaux prix.",
  "score.pearls": "Perles",
  "score.left": "Somme des cartes restantes",

  "card.name": "Le {card, number}",
  "card.rule":
    "Il emporte les perles si personne ne pose de carte plus haute, ni un autre {card, number}. Une fois posé, il ne revient plus.",

  "act.lay": "Poser le {card, number}",
  "desk.prize": "À gagner : {prize, plural, one {# perle} other {# perles}}",

  "overview.caption": "Où en est chacun",
  "overview.first": "Ce qui est compté",
  "overview.pearls": "Perles",
  "overview.pearls.means": "gagnées jusqu’ici",
  "overview.left": "Cartes",
  "overview.left.means": "pas encore jouées",
  "stand.player": "{seat} : {pearls, plural, one {# perle} other {# perles}}, cartes restantes : {left, number}",

  "rules.play": "Comment on joue",
  "rules.round": "Un tour",
  "rules.round.draw": "Le sort dit combien de perles sont à gagner, et donne à chacun trois de ses propres cartes.",
  "rules.round.lay":
    "Chacun en pose une face cachée, et toutes sont retournées en même temps. La plus haute carte qui est seule de sa valeur [emporte les perles](rules.win) ; s’il n’y en a pas, elles coulent.",
  "rules.win": "La victoire",
  "rules.win.pearls":
    "Après le dernier [tour](rules.round), qui a le plus de perles l’emporte ; en cas d’égalité, qui a la plus grande somme de cartes restantes.",
  "rules.cards": "Les cartes",

  "log.round": "Tour {round, number} : {prize, plural, one {# perle} other {# perles}} à gagner",
  "log.laid": "{seat} pose une carte face cachée.",
  "log.turned": "{seat} retourne le {card, number}.",
  "log.won": "{seat} gagne {prize, plural, one {# perle} other {# perles}}.",
  "log.sunk": "Aucune carte n’est seule de sa valeur : {prize, plural, one {# perle coule} other {# perles coulent}}.",
  "log.seat-bot": "Un robot joue pour {seat}.",
  "log.seat-returning": "{seat} est de retour et rejouera au prochain tour.",
  "log.seat-person": "{seat} joue de nouveau.",
  "log.over": "Fin de la partie",
  "log.winners": "{n, plural, one {{winners} l’emporte} other {{winners} se partagent la victoire}}.",

  "refusal.wrong-players": "Ce jeu se joue de {fewest, number} à {most, number}.",
  "refusal.no-such-card": "Cette carte n’existe pas.",
  "refusal.card-not-in-hand": "{seat} n’a pas le {card, number} en main.",
  "refusal.card-not-in-deck": "{seat} montre une carte impossible : le {card, number}.",
};
