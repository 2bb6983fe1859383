/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Sorts by game and then by day: "game-2031-04-05.json". */
export const recordName = (game: string, day: Date): string => `${game}-${day.toISOString().slice(0, 10)}.json`;
