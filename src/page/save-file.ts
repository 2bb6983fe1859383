/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string): void =>
  save(new File([text], name, { type: "application/json" }));

/** Offers a file to the device's share dialog. If there is none, or sharing fails, the browser saves the file. */
export async function giveFile(file: File): Promise<void> {
  const given = { files: [file] };
  if (!navigator.canShare?.(given)) return save(file);
  try {
    await navigator.share(given);
  } catch (why) {
    // Somebody who has cancelled sharing doesn't want a download either.
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
