/** French, for what can be set and checked: connections and records. */

export const texts = {
  "conn.title": "Connexion",
  "conn.why":
    "Rien ici n’est obligatoire. C’est pour les réseaux qui ne laissent passer aucune connexion directe, et pour qui a ses propres serveurs.",
  "conn.server": "Point de rencontre (serveur de signalisation)",
  "conn.server.how":
    "C’est là que les appareils se rejoignent. Vide : là d’où vient cette page. Tout le monde dans un salon doit utiliser le même : dites-le à vos invités, le lien ne le dit pas.",
  "conn.stun": "Serveurs STUN",
  "conn.stun.how":
    "Ils disent à cette page sous quelle adresse on la voit du dehors. Quatre au plus, séparés par des espaces ; sur un même réseau, aucun n’est nécessaire.",
  "conn.relay": "Relais (serveur TURN)",
  "conn.relay.how":
    "Transmet tout, chiffré, là où aucune connexion directe ne se fait. Quatre adresses au plus, avec les mêmes nom et mot de passe.",
  "conn.username": "Nom d’utilisateur pour le relais",
  "conn.credential": "Mot de passe pour le relais",
  "conn.relay-only": "Relais seul",
  "conn.relay-only.why":
    "Qui est relié directement à vous peut voir votre adresse réseau, comme pour tout appel. Par un relais, on ne voit que celle du relais.",
  "conn.wrong.server": "Ce n’est pas l’adresse d’un serveur. Exemple : https://peers.example.org:9000/signal",
  "conn.wrong.server-plain":
    "Cette page est chiffrée, et les navigateurs ne la laissent interroger que des serveurs chiffrés aussi : https au lieu de http.",
  "conn.wrong.stun":
    "L’un d’eux n’est pas un serveur STUN, ou il y en a plus de quatre. Exemple : stun.example.org:3478",
  "conn.wrong.relay":
    "L’un d’eux n’est pas un relais, ou il y en a plus de quatre. Exemple : turn:relay.example.org:3478",
  "conn.wrong.relay-missing": "Relais seul : il en faut un.",
  "conn.wrong.username": "Un relais demande un nom d’utilisateur.",
  "conn.wrong.credential": "Un relais demande un mot de passe.",
  "conn.keep": "Enregistrer",
  "conn.kept":
    "Enregistré sur cet appareil. Cela vaut pour le prochain salon, et dès que celui-ci est essayé à nouveau.",
  "conn.reset": "Réinitialiser",
  "conn.reset.done": "Tout est revenu aux réglages de cette page.",

  "check.title": "Test de la connexion",
  "check.why": "Teste chaque élément avec les réglages ci-dessus. Cela prend une minute au plus.",
  "check.go": "Tester la connexion",
  "check.going": "Test en cours…",
  "check.all-well": "Tout ce qui est réglé fonctionne.",
  "check.some-fail": "Certains éléments ne fonctionnent pas. Sous chacun, une piste est indiquée.",
  "check.works": "fonctionne",
  "check.fails": "échoue",
  "check.not-set": "non testé",
  "check.webrtc": "Connexions entre navigateurs (WebRTC)",
  "check.webrtc.fails":
    "Ce navigateur n’en a pas, ou quelque chose les coupe : un réglage, une extension, les règles d’une entreprise. Un autre navigateur peut aider.",
  "check.signalling": "Point de rencontre",
  "check.signalling.fails":
    "Il ne répond pas. Vérifiez votre connexion et, si vous utilisez votre propre serveur, son adresse.",
  "check.own-network": "Cet appareil dans son propre réseau",
  "check.own-network.fails":
    "Quelque chose cache cet appareil : une extension, un réglage du navigateur, peut-être un VPN.",
  "check.relay-only": "Pas testé, puisque tout passe par un relais.",
  "check.from-outside": "Vu de l’extérieur (STUN)",
  "check.from-outside.fails":
    "Aucun serveur STUN n’a répondu. Des joueurs d’autres réseaux risquent de ne pas vous atteindre : essayez un autre serveur, ou un relais.",
  "check.from-outside.none": "Inutile sur un même réseau, ou quand tout passe par un relais.",
  "check.relay": "Relais (TURN)",
  "check.relay.fails": "Il ne répond pas, ou refuse le nom et le mot de passe. Vérifiez les trois.",
  "check.relay.none": "Utile seulement là où aucune connexion directe ne se fait.",
  "check.connection": "Une connexion complète",
  "check.connection.fails":
    "Deux bouts dans cette page ne se sont pas trouvés. Un autre réseau, celui d’un téléphone par exemple, ou un relais peut aider.",
  "check.round-trip": "Un message, aller et retour",
  "check.round-trip.fails":
    "La connexion est faite, mais rien ne passe. Quelque chose en chemin le retient : essayez un autre réseau.",

  "rec.title": "Vérifier un enregistrement",
  "rec.look": "Revoir la partie",
  "rec.checking": "Vérification…",
  "rec.checking.why": "Votre appareil parcourt toute la partie. Personne d’autre n’est interrogé.",
  "rec.unreadable": "Cela ne peut pas être vérifié",
  "rec.unfair": "Irrégularité",
  "rec.unfair.why":
    "C’est la première chose qui ne va pas. Le fichier seul ne dit pas si la partie a été jouée ainsi ou changée après coup : demandez le leur aux autres.",
  "rec.plain": "Conforme aux règles",
  "rec.plain.why":
    "{n, plural, one {# étape, rejouée : elle est permise.} other {# étapes, toutes rejouées : chacune est permise.}} La partie a été jouée sur un seul appareil et personne ne l’a signée : cela ne montre ni qui a joué, ni que le hasard a été laissé libre.",
  "rec.fair": "Partie loyale",
  "rec.fair.so-far": "Loyale jusqu’ici",
  "rec.lone": "En règle, mais personne d’autre n’en répond",
  "rec.twin":
    "Impossible à exclure : un autre enregistrement de cette partie à partir de l’entrée {entry}. {seats} pourrait s’en porter garant{n, plural, =0 {} one {, si une autre personne a triché} other {, si # autres personnes ont triché}}.",
  "rec.vouch": "{n} appareils répondent du hasard les uns pour les autres.",
  "rec.vouch.one":
    "{n, plural, one {Une seule personne a joué, {seats}, sans autre appareil} other {Tout le monde était sur un même appareil : {seats}}}. Personne d’autre ne répond du hasard : cet appareil a pu le choisir.",
  "rec.vouch.shared":
    "Sur un même appareil : {seats}. Ces places ne répondent pas l’une de l’autre ; en répondent : {others}.",
  "rec.over": "jouée jusqu’au bout",
  "rec.not-over": "pas encore finie",
  "rec.checked": "Ce qui a été vérifié",
  "rec.going": "La suite est en cours de vérification : chaque signature, et ce que les robots ont fait.",
  "rec.entries":
    "{n, plural, one {# étape, permise là où elle est.} other {# étapes, enchaînées l’une à l’autre, chacune permise là où elle est.}}",
  "rec.luck":
    "{n, plural, one {# révélation, avec la réponse de tous ceux à qui elle demandait ; tout le hasard a été tiré à nouveau.} other {# révélations, chacune avec la réponse de tous ceux à qui elle demandait ; tout le hasard a été tiré à nouveau.}}",
  "rec.promises":
    "{n, plural, one {# carte ou choix promis} other {# cartes et choix promis}} ; {opened, plural, =0 {aucun n’a été révélé.} one {# révélé, exactement comme promis.} other {# révélés, chacun exactement comme promis.}}",
  "rec.signatures": "{n, plural, one {# signature, vérifiée.} other {# signatures, toutes vérifiées.}}",
  "rec.signatures.some":
    "{n, plural, one {# signature} other {# signatures}}, dont {checked, number} répondent de toutes les autres et ont été vérifiées.",
  "rec.bots": "{n, plural, one {# action de robot, recalculée.} other {# actions de robots, toutes recalculées.}}",
  "rec.bots.not": "{n, plural, one {# action de robot, non recalculée.} other {# actions de robots, non recalculées.}}",
  "rec.seeds": "Secrets bien tirés des graines données à la fin : {seats}.",
  "rec.seeds.none":
    "Aucune graine n’a été donnée : impossible de dire comment ces secrets ont été faits. Il s’agit de : {seats}.",
  "rec.turn.left": "Étape {entry, number} : {seat} a quitté la table ; un robot a continué.",
  "rec.turn.silent":
    "Étape {entry, number} : {seat} ne donnait plus signe de vie ; place confiée à un robot par {names}.",
  "rec.turn.owed": "Étape {entry, number} : {seat} n’a pas révélé ce qui était dû ; un robot a joué à cette place.",
  "rec.turn.back": "Étape {entry, number} : {seat} est de retour.",
  "rec.turn.cheated": "Étape {entry, number} : {seat} a triché, c’est prouvé ; un robot a continué.",
  "rec.turn.host": "Étape {entry, number} : {seat} devient l’hôte.",
  "rec.turn.alone":
    "Étape {entry, number} : à partir d’ici {seat} jouait sans personne d’autre ; personne d’autre ne répond du hasard.",
  "rec.words": "Les trois mots de cette table",
  "rec.words.why": "Ce sont ceux qu’on a lus à voix haute à cette table.",
} as const;
