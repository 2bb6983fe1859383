/** English, for what can be set and checked: connections and records. */

export const texts = {
  "conn.title": "Connection",
  "conn.why":
    "You needn’t set anything here. This is for networks that block direct connections, and for those who run their own servers.",
  "conn.server": "Meeting point (signalling server)",
  "conn.server.how":
    "Where devices find each other. If empty: the server this page comes from. Everybody in a room must use the same one. The link doesn’t include it, so tell your guests.",
  "conn.stun": "STUN servers",
  "conn.stun.how":
    "They tell this page its address as seen from outside. Up to four, separated by spaces; none is needed within one network.",
  "conn.relay": "Relay (TURN server)",
  "conn.relay.how":
    "Passes everything on, encrypted, where no direct connection is possible. Up to four addresses with the same user name and password.",
  "conn.username": "Relay user name",
  "conn.credential": "Relay password",
  "conn.relay-only": "Relay only",
  "conn.relay-only.why":
    "Anybody connected to you directly can see your network address, as with any call. Through a relay they only see the relay’s.",
  "conn.wrong.server": "That isn’t a server address. Example: https://peers.example.org:9000/signal",
  "conn.wrong.server-plain":
    "This page is encrypted, so browsers only let it use encrypted servers: https instead of http.",
  "conn.wrong.stun": "One of these isn’t a STUN server, or there are more than four. Example: stun.example.org:3478",
  "conn.wrong.relay": "One of these isn’t a relay, or there are more than four. Example: turn:relay.example.org:3478",
  "conn.wrong.relay-missing": "Relay only needs a relay.",
  "conn.wrong.username": "A relay needs a user name.",
  "conn.wrong.credential": "A relay needs a password.",
  "conn.keep": "Save",
  "conn.kept": "Saved on this device. Used for the next room, and when you try this one again.",
  "conn.reset": "Reset",
  "conn.reset.done": "Everything is back to this page’s own settings.",

  "check.title": "Connection check",
  "check.why": "Tries each part with the settings above. It takes up to a minute.",
  "check.go": "Check the connection",
  "check.going": "Trying…",
  "check.all-well": "Everything you set works.",
  "check.some-fail": "Something doesn’t work. Each part says what may help.",
  "check.works": "works",
  "check.fails": "fails",
  "check.not-set": "skipped",
  "check.webrtc": "Connections between browsers (WebRTC)",
  "check.webrtc.fails":
    "This browser has none, or something turns them off: a setting, an extension, a company’s rules. Another browser may help.",
  "check.signalling": "Meeting point",
  "check.signalling.fails": "No answer. Check your connection and, if you use your own server, its address.",
  "check.own-network": "This device within its network",
  "check.own-network.fails": "Something hides this device: an extension, a browser setting, perhaps a VPN.",
  "check.relay-only": "Skipped, because everything goes through a relay.",
  "check.from-outside": "Seen from outside (STUN)",
  "check.from-outside.fails":
    "No STUN server answered. Players on other networks may not reach you: try another server, or a relay.",
  "check.from-outside.none": "Not needed within one network, nor with a relay only.",
  "check.relay": "Relay (TURN)",
  "check.relay.fails": "No answer, or it refuses the user name and password. Check all three.",
  "check.relay.none": "Only needed where no direct connection is possible.",
  "check.connection": "A full connection",
  "check.connection.fails":
    "Two ends on this page couldn’t find each other. Another network, such as a phone’s, or a relay may help.",
  "check.round-trip": "A message there and back",
  "check.round-trip.fails": "Connected, but nothing gets through. Something on the way blocks it: try another network.",

  "rec.title": "Check a record",
  "rec.look": "Watch the game",
  "rec.checking": "Checking…",
  "rec.checking.why": "Your device goes through the whole game. It asks nobody else.",
  "rec.unreadable": "This can’t be checked",
  "rec.unfair": "Not valid",
  "rec.unfair.why":
    "That is the first thing that is wrong. The file alone can’t tell whether the game was played like that or changed afterwards: ask the others for their record.",
  "rec.plain": "Follows the rules",
  "rec.plain.why":
    "{n, plural, one {# step, replayed: it is allowed.} other {# steps, all replayed: each is allowed.}} It was played on a single device, so nobody signed it: it can’t show who played, nor that luck was left to chance.",
  "rec.fair": "Fair",
  "rec.fair.so-far": "Fair so far",
  "rec.lone": "Valid, but nobody else vouches for it",
  "rec.twin":
    "Can’t be ruled out: another record of this game from entry {entry} on. {seats} could vouch for it{n, plural, =0 {} one {, if one of the others cheated} other {, if # of the others cheated}}.",
  "rec.vouch": "{n} devices vouch for each other’s luck.",
  "rec.vouch.one":
    "{n, plural, one {Only {seats} played; no other device took part} other {Everybody played on one device: {seats}}}. Nobody else vouches for the luck: that device could have chosen it.",
  "rec.vouch.shared": "On one device: {seats}. They can’t vouch for each other; {others} vouch for them.",
  "rec.over": "played to the end",
  "rec.not-over": "not over yet",
  "rec.checked": "What was checked",
  "rec.going": "Still checking the rest: every signature, and what the bots did.",
  "rec.entries":
    "{n, plural, one {# entry, allowed where it stands.} other {# entries, chained to one another, each allowed where it stands.}}",
  "rec.luck":
    "{n, plural, one {# reveal, answered by everybody who was asked; all luck was redrawn.} other {# reveals, each answered by everybody who was asked; all luck was redrawn.}}",
  "rec.promises":
    "{n, plural, one {# card or choice was promised} other {# cards and choices were promised}}; {opened, plural, =0 {none was revealed.} one {# was revealed, just as promised.} other {# were revealed, each just as promised.}}",
  "rec.signatures": "{n, plural, one {# signature, checked.} other {# signatures, all checked.}}",
  "rec.signatures.some":
    "{n, plural, one {# signature} other {# signatures}}, of which {checked, number} vouch for all the others and were checked.",
  "rec.bots": "{n, plural, one {# bot action, recomputed.} other {# bot actions, all recomputed.}}",
  "rec.bots.not": "{n, plural, one {# bot action, not recomputed.} other {# bot actions, not recomputed.}}",
  "rec.seeds": "All secrets were made correctly, from the seeds told at the end: {seats}.",
  "rec.seeds.none": "No seed was told, so nobody can say how these secrets were made: {seats}.",
  "rec.turn.left": "Entry {entry, number}: {seat} left; a bot played on.",
  "rec.turn.silent": "Entry {entry, number}: {seat} was silent; {names} gave the seat to a bot.",
  "rec.turn.owed": "Entry {entry, number}: {seat} didn’t reveal what they owed; a bot played the seat.",
  "rec.turn.back": "Entry {entry, number}: {seat} came back.",
  "rec.turn.cheated": "Entry {entry, number}: {seat} was proven to cheat; a bot played on.",
  "rec.turn.host": "Entry {entry, number}: {seat} became the host.",
  "rec.turn.alone": "Entry {entry, number}: {seat} was alone from here on; nobody else vouches for the luck.",
  "rec.words": "That table’s three words",
  "rec.words.why": "Whoever read them aloud at this table read these.",
} as const;
