/** A list that is one stop of the keyboard: the arrows go along it. */
export function goAlong(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || (key !== "ArrowRight" && key !== "ArrowLeft")) return;
  event.preventDefault();
  const next = key === "ArrowRight" ? target.nextElementSibling : target.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
