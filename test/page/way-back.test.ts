/** Going back in the browser's history, simulated by the rules of HTML, and as browsers break them. */
import { afterEach, expect, test, vi } from "vitest";
import { type Router, router } from "../../src/page/route.ts";

/** The history of one tab, which begins with a page that isn't ours. */
class Tab {
  #entries: { url: URL; state: unknown }[] = [{ url: new URL("https://elsewhere.test/"), state: null }];
  #at = 0;
  #hear = (): void => undefined;
  #page: Router | undefined;

  constructor(url: string) {
    this.#follow(url);
    this.load();
  }

  get page(): Router {
    if (this.#page === undefined) throw new Error("the tab is elsewhere");
    return this.#page;
  }

  get address(): string {
    return this.#here.url.href;
  }

  load(): void {
    vi.stubGlobal("location", this.#here.url);
    vi.stubGlobal("addEventListener", (type: string, hear: () => void) => {
      if (type === "popstate") this.#hear = hear;
    });
    vi.stubGlobal("history", {
      ...{ back: () => this.go(-1), go: (by: number) => this.go(by) },
      pushState: (state: unknown, _: string, url?: string) => this.#follow(url, state),
      replaceState: (state: unknown, _: string, url?: string) => this.#write(url, state),
      state: this.#here.state,
    });
    this.#page = router();
  }

  /** A reload of the entry below was requested just before the page made this entry. */
  loadAsTheOneBelow(): void {
    this.#entries.splice(this.#at - 1, 1);
    this.#at -= 1;
    this.load();
  }

  go(by: number): void {
    this.#at += by;
    this.#arrive();
    if (this.address.startsWith("https://letea.test/")) this.#hear();
    else this.#page = undefined;
  }

  /** Follows a link, or a typed address. */
  visit(url: string): void {
    this.#follow(url);
    this.#hear();
  }

  get #here() {
    const here = this.#entries[this.#at];
    if (here === undefined) throw new Error("nothing is there");
    return here;
  }

  #follow(url = this.address, state: unknown = null): void {
    this.#entries.splice(this.#at + 1, Number.POSITIVE_INFINITY, { url: new URL(url, this.address), state });
    this.#at += 1;
    this.#arrive();
  }

  #write(url = this.address, state: unknown = null): void {
    this.#entries[this.#at] = { url: new URL(url, this.address), state };
    this.#arrive();
  }

  #arrive(): void {
    vi.stubGlobal("location", this.#here.url);
    if (typeof history === "object") Object.assign(history, { state: this.#here.state });
  }
}

afterEach(() => vi.unstubAllGlobals());

const settled = () => Promise.resolve();

async function atTable(): Promise<Tab> {
  const tab = new Tab("https://letea.test/");
  tab.page.go("table", "salvage");
  await settled();
  return tab;
}

async function open(tab: Tab): Promise<{ isOpen: boolean }> {
  const layer = { isOpen: true };
  tab.page.lay(() => {
    layer.isOpen = false;
  });
  await settled();
  return layer;
}

test("back closes what is open, then leaves the table, then the page", async () => {
  const tab = await atTable();
  const layer = await open(tab);
  tab.go(-1);
  expect(layer.isOpen).toBe(false);
  expect(tab.page.route.value).toBe("table");
  tab.go(-1);
  expect(tab.page.route.value).toBe("home");
  tab.go(-1);
  expect(tab.address).toBe("https://elsewhere.test/");
});

test("loaded anew with things open, the page goes nowhere, and one press of back still leaves the table", async () => {
  const tab = await atTable();
  await open(tab);
  await open(tab);
  tab.load();
  await settled();
  expect(tab.page.route.value).toBe("table");
  const layer = await open(tab);
  tab.go(-1);
  expect(layer.isOpen).toBe(false);
  expect(tab.page.route.value).toBe("table");
  tab.go(-1);
  expect(tab.page.route.value).toBe("home");
});

test("loaded anew as the entry below the one that something has just made, the page stays", async () => {
  const tab = new Tab("https://letea.test/#room=KATZEN");
  await open(tab);
  tab.loadAsTheOneBelow();
  await settled();
  expect(tab.page.route.value).toBe("room");
  const layer = await open(tab);
  tab.go(-1);
  expect(layer.isOpen).toBe(false);
  expect(tab.page.route.value).toBe("room");
  tab.go(-1);
  expect(tab.address).toBe("https://elsewhere.test/");
});

test("forward opens nothing again", async () => {
  const tab = await atTable();
  const layer = await open(tab);
  tab.go(-1);
  tab.go(1);
  expect(layer.isOpen).toBe(false);
  tab.go(-1);
  expect(tab.page.route.value).toBe("home");
});

test("an address that is typed leads there, also the one where the page is already", async () => {
  const tab = await atTable();
  tab.visit("https://letea.test/#table=salvage");
  expect(tab.page.route.value).toBe("table");
  tab.visit("https://letea.test/#room=KATZEN");
  expect(tab.page.route.value).toBe("room");
  tab.go(-1);
  expect(tab.page.route.value).toBe("table");
});
