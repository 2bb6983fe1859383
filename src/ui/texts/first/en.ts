/** English for the first page, before anything else has come. It takes no parameters until then. The apostrophe is ’. */

export const texts = {
  "language.name": "English",
  "language.choose": "Language",

  "app.name": "Letea",
  "app.title": "Letea: board games in your browser",
  "app.pitch": "A table for board games in your browser. No account, no game server.",
  "app.broken": "Part of the page couldn’t be loaded. Reload it once you are back online: a game in progress is saved.",
  "app.load-again": "Reload",
  "app.unreachable": "The page still can’t be reached.",

  "match.players": "Players",
  "match.new": "New game",
  "match.speed.times": "{times}×",
  "match.speed.instant": "Instant",

  "about.title": "About and licences",

  "home.play": "Play",
  "home.play-now": "Play now",
  "home.continue": "Continue",
  "home.online": "Play online",
  "home.join": "Join a room",
  "home.room": "Back to room",
  "home.no-such-room": "That link is incomplete. Ask for it again, or for the code.",
  "home.watch": "Watch bots play",
  "home.lesson": "Learn to play",

  "log-book.title": "Log-book",
  "log-book.day": "Today’s game",

  "home.shelf": "Games",
  "home.all-games": "All games",
  "home.under-way": "Game in progress",
  "home.no-such-game": "This page doesn’t have a game called “{game}”.",

  "box.minutes": "Minutes",
  "box.ways": "Ways to play",
  "box.way.solo": "Solo",
  "box.way.couch": "One screen",
  "box.way.online": "Online",
  "box.way.competitive": "Competitive",
  "box.way.teams": "Teams",
  "box.way.coop": "Co-operative",
  "box.way.campaign": "Campaign",

  "new.player": "Player",

  "settings.title": "Settings",

  "table.setting-up": "Setting up…",

  "history.title": "Past games",
  "history.unreadable": "That record can’t be shown. {why}",

  "dialog.close": "Close",

  "rules.title": "Rules",

  "save.aside": "The saved game can’t be continued. {why} It has been put aside.",
  "save.download": "Download",
  "save.unknown-game": "This page doesn’t have the game of a saved game: “{game}”. It stays as it is.",
  "save.elsewhere": "This game is open in another tab or window.",
} as const;
