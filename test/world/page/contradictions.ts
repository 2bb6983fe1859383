/** What the display list says otherwise than the picture of the state: people, Batteries, gauges, names. */

import { machinesOf } from "../../../src/games/precognition/rules/pieces.ts";
import type { BoatPicture, Picture } from "../../../src/games/precognition/table/world/picture.ts";
import type { OpenWorld } from "../../../src/scenes/open-world.ts";

type Dump = ReturnType<OpenWorld["dump"]>;

export function contradictionsIn(dump: Dump, { boats }: Picture, names: readonly string[]): readonly string[] {
  const seen = dump.filter(({ isVisible, name }) => isVisible && name.startsWith("boat:"));
  const count = (start: string): number =>
    seen.filter(({ name }) => new RegExp(`^${start}/\\d+$`, "u").test(name)).length;
  const text = (name: string): string | undefined => seen.find((thing) => thing.name === name)?.text;
  return boats.flatMap((boat, seat) => {
    const own = `boat:${seat}`;
    const told = {
      ...Object.fromEntries(PEOPLE.map((zone) => [`figures in ${zone}`, count(`${own}/${zone}`)])),
      ...Object.fromEntries(NUMBERS.map((what) => [`number of ${what}`, text(`${own}/${what}`)])),
      crates: count(`${own}/food`),
      bane: seen
        .find(({ name }) => name.startsWith(`${own}/bane/level`))
        ?.name.split("/")
        .at(-1),
      batteries: boat.machines.map((_, i) => count(`${own}/machine/${i}/battery`)),
      sockets: boat.machines.map((_, i) => count(`${own}/machine/${i}/socket`)),
      powered: boat.machines.map((_, i) => seen.some(({ name }) => name === `${own}/machine/${i}/powered`)),
      held: count(`${own}/held`),
      isLocked: seen.some(({ name }) => name === `${own}/locked`),
      name: text(`${own}/name`),
    };
    return differences(told, expected(boat, names[seat])).map((what) => `${own} ${what}`);
  });
}

const PEOPLE = ["cabins", "contaminated", "doctors", "protectors"] as const;
const NUMBERS = [...PEOPLE, "food", "bane"] as const;
const MOST_CRATES = 16;

function expected(boat: BoatPicture, name: string | undefined): Readonly<Record<string, unknown>> {
  const needs = machinesOf(boat.rooms).map(({ batteries }) => batteries);
  return {
    ...Object.fromEntries(PEOPLE.map((zone) => [`figures in ${zone}`, boat[zone]])),
    ...Object.fromEntries(NUMBERS.map((what) => [`number of ${what}`, `${boat[what]}`])),
    crates: Math.min(MOST_CRATES, boat.food),
    bane: `${boat.bane}`,
    batteries: boat.machines,
    sockets: boat.machines.map((held, i) => (needs[i] ?? 0) - held),
    powered: boat.machines.map((held, i) => held === needs[i]),
    held: boat.held,
    isLocked: boat.isLocked,
    name,
  };
}

const differences = (seen: Readonly<Record<string, unknown>>, due: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(due).flatMap(([what, value]) => {
    const [a, b] = [JSON.stringify(seen[what]), JSON.stringify(value)];
    return a === b ? [] : [`${what}: seen ${a}, in the state ${b}`];
  });

/** What the river gives takes off from the stretch that was turned up last. */
export function wrongTakeOff(dump: Dump, { turned }: Picture): readonly string[] {
  const stretch = dump.find(({ name }) => name === `river/stretch/${turned.length}`);
  const token = dump[dump.findIndex(({ name }) => name === "tokens") + 1];
  const isRight = stretch !== undefined && stretch.x === token?.x && stretch.y === token.y;
  return isRight ? [] : [`a token takes off at ${token?.x} ${token?.y}, not at ${stretch?.x} ${stretch?.y}`];
}
