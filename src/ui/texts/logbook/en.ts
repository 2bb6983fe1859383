/** The log-book of a game. */

export const texts = {
  "log-book.played": "Played",
  "log-book.won": "Won",
  "log-book.streak": "Winning streak",
  "log-book.longest": "Longest streak",
  "log-book.best": "Best score",
  "log-book.wins": "{won, plural, one {# win} other {# wins}} of {played}",
  "log-book.wins-streak": "{won} wins of {played} · {streak} in a row",
  "log-book.place": "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players} · {score}",
  "log-book.deeds": "Deeds: {n} of {all}",
  "log-book.done": "{n, plural, one {Done once} =2 {Done twice} other {Done # times}}, first on {first}",
  "log-book.not-done": "Not yet",
  "log-book.done-now": "Deeds of this game",
  "log-book.new": "New",
  "log-book.where": "Kept on this device only.",
  "log-book.download": "Save to a file",
  "log-book.erase": "Erase the log-book",
  "log-book.erase-really": "Really erase it",
};
