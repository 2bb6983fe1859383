/** Many who come in with as many connections as there may be: nobody who has a seat goes for them, and a newcomer gets in. */
import { expect, test } from "vitest";
import { GRACE, MOST_CONNECTIONS, MOST_OPENING, makingRoom, type Slot, STRANGERS } from "../../src/carrier/eviction.ts";

type Standing = Slot["priority"];

/** A page's connections, as they come and make room for each other. */
class Port {
  now = 0;
  places: (Slot & { readonly name: string })[] = [];

  /** Whether they find a place. */
  come(name: string, standing: Standing, isOpen = true): boolean {
    const going = makingRoom(this.places, this.now);
    if (going === undefined) return false;
    this.places = this.places.filter((place) => !going.includes(place));
    this.places.push({ name, priority: standing, isOpen, since: this.now });
    return true;
  }

  many(many: number, name: string, standing: Standing): this {
    for (let k = 0; k < many; k++) this.come(`${name} ${k}`, standing);
    return this;
  }

  has(name: string): boolean {
    return this.places.some((place) => place.name === name);
  }

  count(standing: Standing): number {
    return this.places.filter((place) => place.priority === standing).length;
  }
}

test("the stranger who has been there longest makes room, and nobody else does", () => {
  const port = new Port().many(1, "seat", "reserved").many(1, "visitor", "visitor");
  port.many(MOST_CONNECTIONS - 2, "stranger", "stranger");
  port.now += GRACE;
  expect(port.come("newcomer", "stranger")).toBe(true);
  expect(port.places).toHaveLength(MOST_CONNECTIONS);
  expect(port.has("stranger 0")).toBe(false);
  for (const name of ["stranger 1", "visitor 0", "seat 0"]) expect(port.has(name)).toBe(true);
});

test("whoever has only just come doesn't go yet: they couldn't have greeted", () => {
  const port = new Port().many(MOST_CONNECTIONS, "stranger", "stranger");
  port.now += GRACE - 1;
  expect(port.come("newcomer", "stranger")).toBe(false);
  port.now += 1;
  expect(port.come("newcomer", "stranger")).toBe(true);
  expect(port.come("next", "stranger")).toBe(true);
  expect(port.has("newcomer")).toBe(true);
});

test("visitors leave some places to those who haven't greeted yet, the latest of them first", () => {
  const port = new Port().many(1, "seat", "reserved").many(MOST_CONNECTIONS - 1, "visitor", "visitor");
  port.many(STRANGERS, "stranger", "stranger");
  expect(port.count("stranger")).toBe(STRANGERS);
  expect(port.has("visitor 0")).toBe(true);
  expect(port.has(`visitor ${MOST_CONNECTIONS - 2}`)).toBe(false);
  const visitors = port.count("visitor");
  port.now += GRACE;
  port.many(STRANGERS, "more", "stranger");
  expect(port.count("visitor")).toBe(visitors);
  expect(port.count("stranger")).toBe(STRANGERS);
});

test("no seat ever makes room", () => {
  const port = new Port().many(MOST_CONNECTIONS, "seat", "reserved");
  port.now += GRACE;
  expect(port.come("newcomer", "stranger")).toBe(false);
});

test("those who never get here don't keep others from coming", () => {
  const port = new Port();
  for (let k = 0; k < MOST_OPENING; k++) port.come(`half ${k}`, "stranger", false);
  expect(port.come("newcomer", "stranger", false)).toBe(false);
  port.now += GRACE;
  expect(port.come("newcomer", "stranger", false)).toBe(true);
  expect(port.has("half 0")).toBe(false);
  expect(port.places).toHaveLength(MOST_OPENING);
});
