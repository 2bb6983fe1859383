/** As much of a page as Preact needs to write on, and no more: what it has written can be read as a tree. */
import { type ComponentChild, render } from "preact";

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
}

export class Branch extends Leaf {
  override readonly nodeType = 1;
  readonly childNodes: Leaf[] = [];
  readonly attributes: Record<string, string> = {};
  readonly style: Record<string, string> = {};

  readonly localName: string;

  constructor(localName: string) {
    super("");
    this.localName = localName;
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

  /** Nothing is ever pressed on paper. */
  addEventListener(): void {}

  removeAttribute(name: string): void {
    delete this.attributes[name];
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
}

const paper = {
  createElementNS: (_: string, name: string) => new Branch(name),
  createTextNode: (data: string) => new Leaf(data),
};

export function written(what: ComponentChild): Branch {
  const page = new Branch("page");
  render(what, page as unknown as Element);
  return page;
}
