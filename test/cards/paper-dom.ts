/** A minimal DOM for Preact, whose tree the tests can read. */
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

/** The event listeners of an element. */
export class Ears {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Capturing listeners come first. */
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

  /** Calls the element's own listeners, and renders what follows. */
  hear(type: string, facts: object = {}): void {
    this.ears.hear(this, { type, target: this, currentTarget: this, detail: 0, ...facts });
  }

  press(): void {
    this.hear("click");
  }

  /** Chooses an option of a select element. */
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

  /** Only supports selectors of the form `[name]`. */
  closest(selector: string): Branch | null {
    const name = selector.slice(1, -1);
    return name in this.attributes ? this : (this.parentNode?.closest(selector) ?? null);
  }

  // There is no layout here, and nothing is animated.
  getBoundingClientRect(): Readonly<Record<"x" | "y" | "width" | "height", number>> {
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  querySelectorAll(): readonly Branch[] {
    return [];
  }

  querySelector(): null {
    return null;
  }

  /** All descendants, in document order. */
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

  /** The visible text, without what is only for screen readers. */
  get seen(): string {
    if (this.classes.includes("unseen")) return "";
    return apart(this.childNodes.map((child) => (child instanceof Branch ? ` ${child.seen} ` : child.text)));
  }

  /** The text for screen readers, without what is hidden from them. */
  get heard(): string {
    if (this.attributes["aria-hidden"] === "true") return "";
    const parts = this.childNodes.map((child) => (child instanceof Branch ? ` ${child.heard} ` : child.text));
    return this.attributes["aria-label"] ?? apart(parts);
  }
}

/** Puts spaces between the texts of separate elements. */
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
