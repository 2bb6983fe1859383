/** A world without a screen: shows are built in it as in Phaser's, and all that they draw can be measured. */
import { afterAll, beforeAll, vi } from "vitest";
import type { Area, Layers } from "../../src/scenes/show.ts";
import type { World } from "../../src/scenes/world.ts";

/** Text as it is seen: its place, and the height of its capitals. */
export interface SeenText {
  /** Of the thing it is written on. */
  readonly on: string;
  readonly text: string;
  readonly cap: number;
  readonly place: Area;
}

export interface SeenThing {
  readonly name: string;
  readonly texture: string;
  readonly place: Area;
}

export interface Paper<Layer extends string> {
  readonly world: World<Layer>;
  setArea(area: Area): void;
  texts(): readonly SeenText[];
  /** Images and texts. */
  things(): readonly SeenThing[];
}

/** The height of a capital or a digit in each of the page's fonts, relative to its size. */
const CAPITALS = { display: 0.7, text: 0.668 } as const;
/** The width of a letter, and the height of a line: a little more than they are. */
const LETTER = 0.56;
const LINE = 1.25;

const capOf = (font: string): number => (font.includes("Marcellus") ? CAPITALS.display : CAPITALS.text);

/** For every test of a file: what drawing asks of a browser. */
export function withPaper(): void {
  beforeAll(() => {
    vi.stubGlobal("Path2D", class {});
    vi.stubGlobal("HTMLCanvasElement", class {});
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
  });
  afterAll(() => vi.unstubAllGlobals());
}

interface Drawn {
  readonly text: string;
  /** Of its capitals, in units of the texture. */
  readonly cap: number;
}

interface Baked {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly Drawn[];
}

class Thing {
  readonly type: string;
  name = "";
  x = 0;
  y = 0;
  scaleX = 1;
  scaleY = 1;
  originX = 0.5;
  originY = 0.5;
  visible = true;
  alpha = 1;
  parent: Thing | undefined;
  list: Thing[] = [];
  text = "";
  font = 16;
  cap: number = CAPITALS.text;
  wrap: number | null = null;
  texture = "";
  readonly data = new Map<string, unknown>();
  readonly textures: ReadonlyMap<string, Baked>;

  constructor(type: string, textures: ReadonlyMap<string, Baked>) {
    this.type = type;
    this.textures = textures;
  }

  get length(): number {
    return this.list.length;
  }
  get style() {
    return { wordWrapWidth: this.wrap, fontSize: this.font };
  }
  get width(): number {
    if (this.type !== "text") return this.textures.get(this.texture)?.width ?? 32;
    return Math.max(...this.lines().map((line) => line.length)) * this.font * LETTER;
  }
  get height(): number {
    if (this.type !== "text") return this.textures.get(this.texture)?.height ?? 32;
    return this.lines().length * this.font * LINE;
  }
  get displayWidth(): number {
    return this.width * this.scaleX;
  }
  get displayHeight(): number {
    return this.height * this.scaleY;
  }

  lines(): readonly string[] {
    const most = this.wrap === null ? Number.POSITIVE_INFINITY : Math.max(1, this.wrap / (this.font * LETTER));
    return this.text.split("\n").flatMap((line) => {
      const lines = [""];
      for (const word of line.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last !== "" && last.length + 1 + word.length > most) lines.push(word);
        else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
      }
      return lines;
    });
  }
  getWrappedText = (): readonly string[] => this.lines();

  setName(name: string) {
    this.name = name;
    return this;
  }
  setPosition(x: number, y: number) {
    [this.x, this.y] = [x, y];
    return this;
  }
  setX(x: number) {
    this.x = x;
    return this;
  }
  setY(y: number) {
    this.y = y;
    return this;
  }
  copyPosition({ x, y }: { x: number; y: number }) {
    return this.setPosition(x, y);
  }
  setScale(x: number, y = x) {
    [this.scaleX, this.scaleY] = [x, y];
    return this;
  }
  setOrigin(x = 0.5, y = x) {
    [this.originX, this.originY] = [x, y];
    return this;
  }
  setDisplaySize(width: number, height: number) {
    return this.setScale(width / this.width, height / this.height);
  }
  setVisible(visible: boolean) {
    this.visible = visible;
    return this;
  }
  setAlpha(alpha: number) {
    this.alpha = alpha;
    return this;
  }
  setTexture(texture: string) {
    this.texture = texture;
    return this;
  }
  setText(text: string) {
    this.text = text;
    return this;
  }
  setFontSize(font: number) {
    this.font = font;
    return this;
  }
  setWordWrapWidth(wrap: number | null) {
    this.wrap = wrap;
    return this;
  }
  setData(key: string, value: unknown) {
    this.data.set(key, value);
    return this;
  }
  getData(key: string): unknown {
    return this.data.get(key);
  }
  add(things: Thing | readonly Thing[]) {
    for (const thing of [things].flat()) {
      thing.detach();
      thing.parent = this;
      this.list.push(thing);
    }
    return this;
  }
  addAt(thing: Thing) {
    return this.add(thing);
  }
  removeAll() {
    for (const thing of [...this.list]) thing.destroy();
    return this;
  }
  destroy() {
    this.detach();
    this.visible = false;
  }
  detach() {
    if (this.parent !== undefined) this.parent.list = this.parent.list.filter((one) => one !== this);
    this.parent = undefined;
  }
}

/** Whatever else a thing or a pen is asked for changes nothing that is measured. */
const patient = <T extends object>(target: T): T =>
  new Proxy(target, {
    get(of, key, self) {
      if (key in of) return Reflect.get(of, key, self);
      return typeof key === "string" && /^[a-z]/u.test(key) ? () => self : undefined;
    },
    set: (of, key, value) => Reflect.set(of, key, value, of),
  });

/** Remembers what is written, and how large. */
function pen(texts: Drawn[]): CanvasRenderingContext2D {
  const scales: number[] = [];
  let scale = 1;
  const made = {
    font: "",
    globalAlpha: 1,
    save: () => void scales.push(scale),
    restore: () => {
      scale = scales.pop() ?? 1;
    },
    scale: (by: number) => {
      scale *= Math.abs(by);
    },
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    fillText(text: string) {
      const font = Number(/([\d.]+)px/u.exec(this.font)?.[1] ?? 0);
      texts.push({ text, cap: font * scale * capOf(this.font) });
    },
  };
  // A pen has far more methods; none of the others says how large text is.
  return patient(made) as unknown as CanvasRenderingContext2D;
}

export function paperWorld<Layer extends string>(
  layers: Layers<Layer>,
  area: Area,
  say: World["say"],
  textScale = 1,
): Paper<Layer> {
  const textures = new Map<string, Baked>();
  const roots: Thing[] = [];
  let now = area;

  const make =
    (type: string) =>
    (x = 0, y = 0, ...more: unknown[]): Thing => {
      const thing = patient(new Thing(type, textures));
      thing.setPosition(x, y);
      const [first, second] = more;
      if (type === "container") {
        if (Array.isArray(first)) thing.add(first);
      } else if (type === "text") {
        thing.setOrigin(0);
        thing.text = String(first ?? "");
        thing.cap = capOf(String(Object(second).fontFamily));
      } else if (type === "image") thing.texture = String(first);
      roots.push(thing);
      return thing;
    };
  const scene = {
    add: Object.fromEntries(
      ["blitter", "container", "existing", "graphics", "image", "sprite", "text", "tileSprite"].map((type) => [
        type,
        make(type),
      ]),
    ),
    textures: {
      exists: (name: string) => textures.has(name),
      get: () => ({ add: () => undefined, getSourceImage: () => undefined }),
      remove: (name: string) => textures.delete(name),
    },
    events: { on: () => undefined },
    scale: { width: 1280, height: 720 },
  };
  const world = {
    scene,
    farScene: scene,
    layers: Object.fromEntries([...layers.far, ...layers.near].map((layer) => [layer, make("container")()])),
    scale: 1,
    isCalm: () => true,
    textScale: () => textScale,
    area: () => now,
    say,
    bake(name: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
      if (textures.has(name)) return;
      const texts: Drawn[] = [];
      textures.set(name, { width, height, texts });
      draw(pen(texts));
    },
    tells: () => undefined,
  };

  const seen = (): readonly Thing[] => roots.flatMap((root) => (root.parent === undefined ? visibleIn(root) : []));
  return {
    // Only what shows use of Phaser is there.
    world: world as unknown as World<Layer>,
    setArea(to) {
      now = to;
    },
    texts: () =>
      seen().flatMap((thing) => {
        const place = placeOf(thing);
        if (thing.type === "text") {
          const { text, font, cap } = thing;
          return text === "" ? [] : [{ on: thing.name, text, cap: font * cap * scaleOf(thing), place }];
        }
        const { texts = [] } = textures.get(thing.texture) ?? {};
        return texts.flatMap(({ text, cap }) =>
          text === "" ? [] : [{ on: thing.name, text, cap: cap * scaleOf(thing), place }],
        );
      }),
    things: () =>
      seen().flatMap((thing) =>
        thing.type === "image" || (thing.type === "text" && thing.text !== "")
          ? [{ name: thing.name, texture: thing.texture, place: placeOf(thing) }]
          : [],
      ),
  };
}

const visibleIn = (thing: Thing): readonly Thing[] =>
  thing.visible && thing.alpha > 0 ? [thing, ...thing.list.flatMap(visibleIn)] : [];

const scaleOf = (thing: Thing): number =>
  Math.abs(thing.scaleY) * (thing.parent === undefined ? 1 : scaleOf(thing.parent));

/** Nothing in it is turned. */
function placeOf(thing: Thing): Area {
  const { displayWidth, displayHeight } = thing;
  let place = {
    x: thing.x - thing.originX * displayWidth,
    y: thing.y - thing.originY * displayHeight,
    width: displayWidth,
    height: displayHeight,
  };
  for (let at = thing.parent; at !== undefined; at = at.parent) {
    place = {
      x: at.x + place.x * at.scaleX,
      y: at.y + place.y * at.scaleY,
      width: place.width * at.scaleX,
      height: place.height * at.scaleY,
    };
  }
  return place;
}
