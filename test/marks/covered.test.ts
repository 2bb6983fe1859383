/** No sign is forgotten where signs are compared. */
import { expect, test } from "vitest";
import { ICONS, type IconName } from "../../src/games/precognition/table/cards/icon-paths.ts";
import { COMPARED } from "./precognition.ts";

/** Signs that need not be compared with any others, and why. */
const ALONE: Readonly<Partial<Record<IconName, string>>> = {};

test("every sign is compared with those it lies beside, or it is said why it needn't be", () => {
  const names = Object.keys(ICONS) as IconName[];
  expect(names.filter((name) => !COMPARED.includes(name) && ALONE[name] === undefined)).toEqual([]);
  expect(Object.keys(ALONE).filter((name) => COMPARED.includes(name as IconName))).toEqual([]);
});
