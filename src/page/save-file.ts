/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string): void =>
  save(new File([text], name, { type: "application/json" }));

/** To whatever the device has for such files; where it has nothing, or its user doesn’t want it, the browser saves it. */
export async function giveFile(file: File): Promise<void> {
  const given = { files: [file] };
  if (!navigator.canShare?.(given)) return save(file);
  try {
    await navigator.share(given);
  } catch (why) {
    // Whoever has changed their mind wants no file either.
    if (!(why instanceof DOMException && why.name === "AbortError")) save(file);
  }
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Sorts by game and then by day: "game-2031-04-05.json". */
export const recordName = (game: string, day: Date): string => `${game}-${day.toISOString().slice(0, 10)}.json`;
