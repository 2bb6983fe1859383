/** Nothing that a node wants done is done before what it wants stored is there to stay. */
import { expect, test } from "vitest";
import { Driver, type IoStimulus } from "../../src/online/driver.ts";
import type { NodeStore, StoreFailure } from "../../src/online/room-store.ts";
import { done, Town } from "./town.ts";

type Told = { readonly on: "told"; readonly what: string };
type Done = { readonly do: "note"; readonly what: string };

/** A node that stores twice and notes in between, whatever it's told. */
const effectsOf = (what: string) => [
  { do: "store", name: "first", value: what } as const,
  { do: "note", what } as const,
  { do: "store", name: "second", value: what } as const,
];

function driven() {
  const happened: string[] = [];
  const stored: ReadonlyMap<string, unknown>[] = [];
  const written: ((why?: StoreFailure) => void)[] = [];
  const store: NodeStore = {
    stored: new Map(),
    write: (values) =>
      new Promise((resolve) => {
        stored.push(values);
        written.push(resolve);
      }),
    clear: () => undefined,
  };
  const driver = new Driver<Told, Done>({
    node: { tell: (told: Told | IoStimulus) => (told.on === "told" ? effectsOf(told.what) : []) },
    lane: "room",
    store,
    carrier: new Town(1).net.carrier("Ada"),
    addressOf: (to) => to,
    onEffect: ({ what }) => happened.push(what),
    onStoreFailure: (why) => happened.push(why),
    onBroken: (error) => happened.push(String(error)),
  });
  const write = async (why?: StoreFailure) => {
    written.shift()?.(why);
    await done();
  };
  return { driver, happened, stored, write };
}

test("what it wants stored at once is stored in one go, and what it wants done waits for that", async () => {
  const { driver, happened, stored, write } = driven();
  driver.tell({ on: "told", what: "a" });
  driver.tell({ on: "told", what: "b" });
  await done();
  expect(stored.map((values) => [...values])).toEqual([
    [
      ["first", "a"],
      ["second", "a"],
    ],
  ]);
  expect(happened).toEqual([]);
  await write();
  expect(happened).toEqual(["a"]);
  expect(stored).toHaveLength(2);
  await write();
  expect(happened).toEqual(["a", "b"]);
});

test.each(["storage-full", "no-storage", "elsewhere"] as const)(
  "nothing more is done where it can't be: %s",
  async (why) => {
    const { driver, happened, write } = driven();
    driver.tell({ on: "told", what: "a" });
    driver.tell({ on: "told", what: "b" });
    await write(why);
    expect(happened).toEqual([why]);
  },
);

test("nothing is done once it's stopped, whatever was stored meanwhile", async () => {
  const { driver, happened, write } = driven();
  driver.tell({ on: "told", what: "a" });
  driver.stop();
  await write();
  expect(happened).toEqual([]);
});
