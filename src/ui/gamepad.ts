/**
 * Gamepads move the focus and press what has it, as keys do. Everybody in front of the screen may hold one, so they never
 * reach what is one person's secret (`data-private`): the curtain and what is behind it.
 */
import { type Direction, type GamepadDeed, gamepadPresses } from "./gamepad-presses.ts";
import { nearest } from "./nearest.ts";

const CONTROL = ":is(button, input, select, a[href], summary, [tabindex='0']):not(:disabled)";
const PRIVATE = "[data-private]";

/** Listens for as long as the page is open; looks only while a gamepad is there and the page is visible. */
export function followGamepads(): void {
  const presses = gamepadPresses();
  function look(now: number): void {
    const pads = navigator.getGamepads();
    if (pads.every((pad) => pad === null)) return addEventListener("gamepadconnected", begin, { once: true });
    for (const deed of presses(pads, now)) act(deed);
    requestAnimationFrame(look);
  }
  const begin = (): void => void requestAnimationFrame(look);
  begin();
}

export function act(deed: GamepadDeed): void {
  switch (deed) {
    case "press":
      return press();
    case "back":
      return goBack();
    case "previous":
      return step(-1);
    case "next":
      return step(1);
    case "menu":
      return hit("m");
    case "skip":
      return hit("s");
    default:
      return move(deed);
  }
}

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);

/** All that can be reached now, in the order of the page. */
function controls(): readonly HTMLElement[] {
  const all = (openDialog() ?? document).querySelectorAll<HTMLElement>(CONTROL);
  return [...all].filter((one) => one.tabIndex >= 0 && !isPrivate(one) && one.checkVisibility());
}

const isPrivate = (element: Element): boolean => element.closest(PRIVATE) !== null;

/** Of a radio button, what its label covers. */
const boxOf = (element: HTMLElement): DOMRect => (element.closest("label") ?? element).getBoundingClientRect();

/** The focused control; undefined if nothing that may be reached has the focus. */
function focused(all: readonly HTMLElement[]): HTMLElement | undefined {
  return all.find((one) => one === document.activeElement);
}

function move(direction: Direction): void {
  const all = controls();
  const from = focused(all);
  if (from === undefined) return focus(firstOf(all));
  const others = all.filter((one) => one !== from);
  const next = nearest(boxOf(from), others.map(boxOf), direction);
  if (next !== undefined) focus(others[next]);
}

function step(by: 1 | -1): void {
  const all = controls();
  const from = focused(all);
  if (from === undefined) return focus(firstOf(all));
  focus(all[(all.indexOf(from) + by + all.length) % all.length]);
}

const firstOf = (all: readonly HTMLElement[]): HTMLElement | undefined =>
  all.find((one) => one.matches("[data-first]")) ?? all[0];

function focus(element: HTMLElement | undefined): void {
  element?.focus({ focusVisible: true } as FocusOptions);
}

function press(): void {
  const all = controls();
  const on = focused(all);
  if (on === undefined) return focus(firstOf(all));
  if (on instanceof HTMLSelectElement) return chooseNext(on);
  on.click();
}

/** A list can't be opened without a key or a pointer: each press takes its next line. */
function chooseNext(list: HTMLSelectElement): void {
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

function goBack(): void {
  const dialog = openDialog();
  if (dialog === undefined) hit("Escape");
  else dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
}

/** As if this key were pressed; not while somebody looks at their secrets. */
function hit(key: string): void {
  const on = document.activeElement ?? document.body;
  if (isPrivate(on)) return;
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
