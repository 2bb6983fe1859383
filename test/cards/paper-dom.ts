/** As much of a page as Preact needs to write on, and no more: what it has written can be read as a tree. */
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";

export class Leaf {
  parentNode: Branch | null = null;
  readonly nodeType: number = 3;
  data: string;

  constructor(data: string) {
    this.data = data;
  }

  get nextSibling(): Leaf | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get text(): string {
    return this.data;
  }

  get ownerDocument(): typeof paper {
    return paper;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class Style {
  [name: string]: unknown;

  removeProperty(name: string): void {
    delete this[name];
  }
}

/** Whoever listens to a thing. */
export class Ears {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Whoever captures it hears it first. */
  readonly add = (type: string, listener: Listener, captures = false): void => {
    const [listeners, first] = [this.#listeners.get(type) ?? [], captures ? [listener] : []];
    this.#listeners.set(type, new Set([...first, ...listeners, listener]));
  };

  readonly remove = (type: string, listener: Listener): void => {
    this.#listeners.get(type)?.delete(listener);
  };

  hear(thing: unknown, event: PaperEvent): void {
    void act(() => {
      for (const listener of [...(this.#listeners.get(event.type) ?? [])]) {
        listener.call(thing, { preventDefault() {}, stopPropagation() {}, ...event });
      }
    });
  }
}

export interface PaperEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

type Listener = (this: unknown, event: object) => void;

export class Branch extends Leaf {
  override readonly nodeType = 1;
  readonly childNodes: Leaf[] = [];
  readonly attributes: Record<string, string> = {};
  readonly style = new Style();

  readonly localName: string;
  readonly ears = new Ears();
  readonly addEventListener = this.ears.add;
  readonly removeEventListener = this.ears.remove;

  constructor(localName: string) {
    super("");
    this.localName = localName;
  }

  /** Whoever listens on the thing itself hears of it, and the page is as it is then. */
  hear(type: string, facts: object = {}): void {
    this.ears.hear(this, { type, target: this, currentTarget: this, detail: 0, ...facts });
  }

  press(): void {
    this.hear("click");
  }

  /** Of a list to choose from. */
  choose(value: string): void {
    this.hear("change", { currentTarget: { value } });
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  override get text(): string {
    return this.childNodes.map(({ text }) => text).join("");
  }

  insertBefore(child: Leaf, before: Leaf | null): Leaf {
    child.parentNode?.removeChild(child);
    const place = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(place < 0 ? this.childNodes.length : place, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child: Leaf): Leaf {
    return this.insertBefore(child, null);
  }

  removeChild(child: Leaf): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes[name] = String(value);
  }

  removeAttribute(name: string): void {
    delete this.attributes[name];
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  contains(other: Leaf): boolean {
    return this === other || (this.all as readonly Leaf[]).includes(other);
  }

  /** This, or what it is in, that has this attribute; asked for as `[name]`. */
  closest(selector: string): Branch | null {
    const name = selector.slice(1, -1);
    return name in this.attributes ? this : (this.parentNode?.closest(selector) ?? null);
  }

  // On paper nothing has a size or is on its way, and what is looked for to be moved isn't there.
  getBoundingClientRect(): Readonly<Record<"x" | "y" | "width" | "height", number>> {
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  querySelectorAll(): readonly Branch[] {
    return [];
  }

  querySelector(): null {
    return null;
  }

  /** All that is in it, in the order in which it's written. */
  get all(): Branch[] {
    return this.childNodes.flatMap((child) => (child instanceof Branch ? [child, ...child.all] : []));
  }

  named(name: string): Branch[] {
    return this.all.filter(({ localName }) => localName === name);
  }

  withRole(role: string): Branch[] {
    return this.all.filter(({ attributes }) => attributes.role === role);
  }

  withClass(name: string): Branch[] {
    return this.all.filter(({ classes }) => classes.includes(name));
  }

  get classes(): readonly string[] {
    return (this.attributes.class ?? "").split(" ");
  }

  /** What the eye reads: without what is for the ear alone. */
  get seen(): string {
    if (this.classes.includes("unseen")) return "";
    return apart(this.childNodes.map((child) => (child instanceof Branch ? ` ${child.seen} ` : child.text)));
  }

  /** What is heard: without what is for the eye alone. */
  get heard(): string {
    if (this.attributes["aria-hidden"] === "true") return "";
    const parts = this.childNodes.map((child) => (child instanceof Branch ? ` ${child.heard} ` : child.text));
    return this.attributes["aria-label"] ?? apart(parts);
  }
}

/** What stands in elements of their own stands apart. */
const apart = (parts: readonly string[]): string => parts.join("").replaceAll(/ +/gu, " ").trim();

const paper = {
  createElementNS: (_: string, name: string) => new Branch(name),
  createTextNode: (data: string) => new Leaf(data),
};

export function written(what: ComponentChild): Branch {
  const page = new Branch("page");
  void act(() => render(what, page as unknown as Element));
  return page;
}
