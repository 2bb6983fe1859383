/** Differences between the display list and the picture of the state. */
import { isMet } from "../../../src/games/precognition/rules/mission.ts";
import { machinesOf } from "../../../src/games/precognition/rules/pieces.ts";
import { numberOf } from "../../../src/games/precognition/table/cards/palette.ts";
import type { BoatPicture, Picture } from "../../../src/games/precognition/table/picture/picture.ts";
import type { OpenWorld } from "../../../src/scenes/open-world.ts";
import { usualMark } from "../../../src/ui/look/seat-marks.ts";
import { cardsDue, cardsSeen } from "./cards-seen.ts";
import { differences } from "./differences.ts";
import { outOfPlace } from "./figures-seen.ts";
import { riverDue, riverSeen, threatDue, threatSeen } from "./river-seen.ts";
import { said } from "./said.ts";

type Dump = ReturnType<OpenWorld["dump"]>;

/** `language` and `viewer` are those of the world. */
export function contradictionsIn(
  dump: Dump,
  picture: Picture,
  names: readonly string[],
  language = "en",
  viewer = 0,
): readonly string[] {
  return [
    ...onBoats(dump, picture, names, language, viewer),
    ...onObjectives(dump, picture),
    ...picture.boats.flatMap((_, seat) => outOfPlace(dump, seat)),
    ...differences(cardsSeen(dump, picture), cardsDue(picture)),
    ...differences(riverSeen(dump), riverDue(picture, language)),
    ...differences(threatSeen(dump), threatDue(picture, language)),
  ];
}

/** A slip for each Objective, in the order in which they came up; those face down are last. */
function onObjectives(dump: Dump, { mission, boats, season }: Picture): readonly string[] {
  const seen = dump.flatMap(({ isVisible, name }) => (isVisible && name.startsWith("objective/") ? [name] : []));
  const shown = (mission?.shown ?? []).map((one, i) => {
    const standing = isMet({ boats }, one) ? "met" : mission?.isLost ? "lost" : "open";
    return `objective/${i}/${one.id}/${one.isMitigated ? "eased" : "hard"}/${standing}`;
  });
  const hidden = Array.from(
    { length: mission?.hidden ?? 0 },
    (_, i) => `objective/${shown.length + i}/hidden-${season}`,
  );
  return differences({ objectives: seen.toSorted() }, { objectives: [...shown, ...hidden].toSorted() });
}

function onBoats(
  dump: Dump,
  { boats }: Picture,
  names: readonly string[],
  language: string,
  viewer: number,
): readonly string[] {
  const seen = dump.filter(({ isVisible, name }) => isVisible && name.startsWith("boat:"));
  const count = (start: string): number =>
    seen.filter(({ name }) => new RegExp(`^${start}/\\d+$`, "u").test(name)).length;
  const text = (name: string): string | undefined => seen.find((thing) => thing.name === name)?.text;
  return boats.flatMap((boat, seat) => {
    const own = `boat:${seat}`;
    const ofBoat = dump.slice(dump.findIndex(({ name }) => name === own));
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
      place: seen
        .find(({ name }) => name.startsWith(`${own}/rank/`))
        ?.name.split("/")
        .at(-1),
      name: text(`${own}/name`),
      color: ofBoat.find(({ texture }) => texture?.startsWith("boats/trim@"))?.tint,
      symbol: /^boats\/flag\/(\d)@/u.exec(seen.find(({ name }) => name === `${own}/flag`)?.texture ?? "")?.[1],
      note: text(`${own}/note`),
      team: seen
        .find(({ name }) => name.startsWith(`${own}/team/`))
        ?.name.split("/")
        .at(-1),
      isFlagPale: seen.some(({ name, alpha }) => name === `${own}/flag` && alpha < 1),
    };
    const isPartner = boat.team !== null && seat !== viewer && boat.team === boats[viewer]?.team;
    const note = noteOn(boat, seat === viewer, isPartner);
    const due = {
      ...expected(boat, names[seat]),
      color: numberOf(usualMark(seat).color),
      symbol: `${seat}`,
      note: note && said(note, language),
    };
    return differences(told, due).map((what) => `${own} ${what}`);
  });
}

/** An absence is shown rather than the partner. */
function noteOn({ sitter }: BoatPicture, isOwn: boolean, isPartner: boolean): string | undefined {
  if (sitter === "away") return "world.boat.away";
  if (sitter === "returning") return "world.boat.returning";
  if (isOwn) return "world.boat.own";
  return isPartner ? "world.boat.partner" : undefined;
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
    place: boat.place === null ? undefined : `${boat.place}`,
    name,
    team: boat.team === null ? undefined : `${boat.team}`,
    isFlagPale: boat.sitter === "away" || boat.sitter === "returning",
  };
}

/** Gains from the river start at the newest tile. */
export function wrongTakeOff(dump: Dump, { turned }: Picture): readonly string[] {
  const stretch = dump.find(({ name }) => name === `river/stretch/${turned.length}`);
  const token = dump[dump.findIndex(({ name }) => name === "tokens") + 1];
  const isRight = stretch !== undefined && stretch.x === token?.x && stretch.y === token.y;
  return isRight ? [] : [`a token takes off at ${token?.x} ${token?.y}, not at ${stretch?.x} ${stretch?.y}`];
}
