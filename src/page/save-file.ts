/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string): void =>
  save(new File([text], name, { type: "application/json" }));

export function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Sorts by game and then by day: "game-2031-04-05.json". */
export const recordName = (game: string, day: Date): string => `${game}-${day.toISOString().slice(0, 10)}.json`;
