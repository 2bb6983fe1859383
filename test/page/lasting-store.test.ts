/** What a killed browser has written out of localStorage may be a minute old; the database has it all. */
import { expect, test } from "vitest";
import { type LastingStore, lastingStore } from "../../src/page/lasting-store.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "../ui/storage.ts";

/** A device whose localStorage can fall back to an earlier state. */
class Disk {
  items = new Map<string, string>();
  readonly database = new Map<string, string>();
  isBroken = false;

  async open(): Promise<LastingStore> {
    const { database } = this;
    const store = lastingStore(
      storeIn(() => storage(this.items)),
      {
        load: () =>
          this.isBroken
            ? Promise.reject(new DOMException("It doesn't open.", "TimeoutError"))
            : Promise.resolve(new Map(database)),
        write: (changes) => {
          for (const [name, value] of changes) if (value !== undefined) database.set(name, value);
          return Promise.resolve(undefined);
        },
      },
    );
    await store.recover();
    return store;
  }
}

const written = () => new Promise<void>((resolve) => setImmediate(resolve));

test("what is forgotten is there again: written, overwritten and removed", async () => {
  const disk = new Disk();
  const store = await disk.open();
  store.write("match", "round 1");
  store.write("past", "one");
  await written();
  const before = new Map(disk.items);
  store.write("match", "round 2");
  store.remove("past");
  store.write("draft", "keep 1");
  await written();
  disk.items = before;
  const again = await disk.open();
  expect(again.read("match")).toBe("round 2");
  expect(again.read("past")).toBeUndefined();
  expect(again.read("draft")).toBe("keep 1");
});

test("even if nothing at all was written out yet", async () => {
  const disk = new Disk();
  (await disk.open()).write("match", "round 1");
  await written();
  disk.items = new Map();
  expect((await disk.open()).read("match")).toBe("round 1");
});

test("what older versions have kept stays, as well as what the database hasn't got yet", async () => {
  const disk = new Disk();
  disk.items.set("letea.match", "round 7").set("letea.past.1", "one");
  const store = await disk.open();
  expect(store.read("match")).toBe("round 7");
  store.write("match", "round 8");
  await written();
  // The page dies before this reaches the database.
  store.write("match", "round 9");
  disk.database.set("page.match", JSON.stringify("round 8"));
  const again = await disk.open();
  expect(again.read("match")).toBe("round 9");
  expect(again.read("past.1")).toBe("one");
});

test("without a database all is as it was", async () => {
  const disk = new Disk();
  disk.isBroken = true;
  disk.items.set("letea.match", "round 7");
  expect((await disk.open()).read("match")).toBe("round 7");
});

test("a clock that is set back makes nothing older", async () => {
  const disk = new Disk();
  const store = await disk.open();
  disk.items.set("letea.changed-at", String(Date.now() + 3_600_000));
  const before = new Map(disk.items);
  store.write("match", "round 1");
  await written();
  disk.items = before;
  expect((await disk.open()).read("match")).toBe("round 1");
});

test("what is erased isn't copied a moment later", async () => {
  const disk = new Disk();
  const store = await disk.open();
  store.write("match", "round 1");
  store.write("match", "round 2");
  store.forget();
  await written();
  expect([...disk.database.values()]).not.toContain(JSON.stringify("round 2"));
});
