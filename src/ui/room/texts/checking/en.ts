/** English, for whatever can be set and checked: connections and records. */

export const texts = {
  "conn.title": "Connection",
  "conn.why":
    "Nothing here has to be set. It’s for networks that let no direct connection through, and for whoever runs servers of their own.",
  "conn.server": "Meeting point (signalling server)",
  "conn.server.how":
    "Where devices find each other. Empty: where this page comes from. Everybody in a room has to use the same one: tell your guests, the link doesn’t.",
  "conn.stun": "STUN servers",
  "conn.stun.how":
    "They tell this page the address it’s seen under from outside. Up to four, with spaces between; none is needed on one network.",
  "conn.relay": "Relay (TURN server)",
  "conn.relay.how":
    "Passes everything on, encrypted, where no direct connection comes about. Up to four addresses with the same name and password.",
  "conn.username": "User name of the relay",
  "conn.credential": "Password of the relay",
  "conn.relay-only": "Only through a relay",
  "conn.relay-only.why":
    "Who is connected to you directly can see your network address, as with any call. Through a relay they only see that of the relay.",
  "conn.wrong.server": "That is no address of a server. It looks like this: https://peers.example.org:9000/signal",
  "conn.wrong.server-plain":
    "This page is encrypted, and browsers let it ask only servers that are encrypted as well: https instead of http.",
  "conn.wrong.stun":
    "Something in there is no STUN server, or there are more than four. One looks like this: stun.example.org:3478",
  "conn.wrong.relay":
    "Something in there is no relay, or there are more than four. One looks like this: turn:relay.example.org:3478",
  "conn.wrong.relay-missing": "For connections only through a relay there has to be one.",
  "conn.wrong.username": "A relay asks for a user name.",
  "conn.wrong.credential": "A relay asks for a password.",
  "conn.keep": "Keep",
  "conn.kept": "Kept on this device. It holds for the next room, and when this one is tried again.",
  "conn.reset": "As usual",
  "conn.reset.done": "All is as this page has it.",

  "check.title": "Connection check",
  "check.why": "Tries out each part from here, with what stands above. It takes up to a minute.",
  "check.go": "Check the connection",
  "check.going": "Trying…",
  "check.all-well": "All that is set works.",
  "check.some-fail": "Not everything works. Under each part stands what may help.",
  "check.works": "works",
  "check.fails": "fails",
  "check.not-set": "not set",
  "check.webrtc": "Connections between browsers (WebRTC)",
  "check.webrtc.fails":
    "This browser has none, or something switches them off: a setting, an extension, a company’s rules. Another browser may help.",
  "check.signalling": "Meeting point",
  "check.signalling.fails":
    "It doesn’t answer. Check your connection and, if you use a server of your own, its address.",
  "check.own-network": "A way to this device in its own network",
  "check.own-network.fails": "Something hides this device: an extension, a setting of the browser, perhaps a VPN.",
  "check.relay-only": "Not asked for, because everything is to go through a relay.",
  "check.from-outside": "Seen from outside (STUN)",
  "check.from-outside.fails":
    "No STUN server has answered. Players on other networks may not reach you: try another server, or a relay.",
  "check.from-outside.none": "Isn’t needed on one network, nor with a relay only.",
  "check.relay": "Relay (TURN)",
  "check.relay.fails": "It doesn’t answer, or refuses the name and password. Check all three.",
  "check.relay.none": "Only needed where no direct connection comes about.",
  "check.connection": "A connection from end to end",
  "check.connection.fails":
    "Two ends in this page found no way to each other. Another network, for example of a phone, or a relay may help.",
  "check.round-trip": "A word there and back",
  "check.round-trip.fails":
    "Connected, but nothing comes through. Something on the way holds it back: try another network.",

  "rec.title": "Check a record",
  "rec.look": "Look at the game",
  "rec.checking": "Checking…",
  "rec.checking.why": "Your device goes through the whole match. Nobody else is asked.",
  "rec.unreadable": "This can’t be checked",
  "rec.unfair": "Not in order",
  "rec.unfair.why":
    "That is the first thing that isn’t right. From the file alone nobody can tell whether it was played like that or changed afterwards: ask the others for theirs.",
  "rec.plain": "It fits the rules",
  "rec.plain.why":
    "{n, plural, one {# step, played again: it is allowed.} other {# steps, all played again: each is allowed.}} It was played on a single device, so nobody has signed it: it can’t show who played, nor that luck was left to chance.",
  "rec.fair": "Fair",
  "rec.over": "played to its end",
  "rec.not-over": "not over yet",
  "rec.checked": "What was checked",
  "rec.going": "The rest is still being checked: every signature, and what bots did.",
  "rec.entries":
    "{n, plural, one {# entry, allowed where it stands.} other {# entries, one chained to the other, each allowed where it stands.}}",
  "rec.luck":
    "{n, plural, one {# reveal, answered by everybody who was asked; all luck was drawn again.} other {# reveals, each answered by everybody who was asked; all luck was drawn again.}}",
  "rec.promises":
    "{n, plural, one {# card or choice was promised} other {# cards and choices were promised}}; {opened, plural, =0 {none was opened.} one {# was opened, just as promised.} other {# were opened, each just as promised.}}",
  "rec.signatures": "{n, plural, one {# signature, checked.} other {# signatures, all checked.}}",
  "rec.signatures.some":
    "{n, plural, one {# signature} other {# signatures}}, of which {checked, number} vouch for all the others and were checked.",
  "rec.bots": "{n, plural, one {# act of a bot, computed again.} other {# acts of bots, all computed again.}}",
  "rec.bots.not": "{n, plural, one {# act of a bot, not computed again.} other {# acts of bots, not computed again.}}",
  "rec.seeds": "All secrets were made as they had to be, of the seeds told at the end: {seats}.",
  "rec.seeds.none": "No seed was told, so how these secrets were made can’t be seen: {seats}.",
  "rec.turn.left": "Entry {entry, number}: {seat} left; a bot played on.",
  "rec.turn.silent": "Entry {entry, number}: {seat} was silent; {names} gave the seat to a bot.",
  "rec.turn.owed": "Entry {entry, number}: {seat} didn’t open what they owed; a bot played the seat.",
  "rec.turn.back": "Entry {entry, number}: {seat} came back.",
  "rec.turn.cheated": "Entry {entry, number}: {seat} was proven to have cheated; a bot played on.",
  "rec.turn.host": "Entry {entry, number}: {seat} became the host.",
  "rec.turn.alone": "Entry {entry, number}: {seat} was alone from here on; nobody else vouches for the luck.",
  "rec.words": "The three words of that table",
  "rec.words.why": "Whoever read them aloud at this table said these.",
} as const;
