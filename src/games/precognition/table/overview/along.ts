/** Roving focus: a list is one tab stop, and the arrow keys move within it. */
export function goAlong(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || (key !== "ArrowRight" && key !== "ArrowLeft")) return;
  event.preventDefault();
  const next = key === "ArrowRight" ? target.nextElementSibling : target.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
