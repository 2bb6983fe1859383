/** Matches leave nothing behind in a page that is never reloaded. */
import type { CDPSession, Page } from "@playwright/test";
import type { OpenWorld } from "../../src/scenes/open-world.ts";
import { button, ending, expect, openPage, STILL, test, withSettings } from "./watching.ts";

test.use({ viewport: { width: 480, height: 360 } });

type WorldCanvas = HTMLCanvasElement & { readonly world: OpenWorld };

declare global {
  interface Window {
    /** The last world, while anything still refers to it. */
    lastWorld: WeakRef<OpenWorld>;
    /** All WebGL contexts that the page has ever had. */
    webGl: Set<WebGLRenderingContext>;
  }
}

/** A whole match with its world, from the first page and back to it. */
async function playAndLeave(page: Page): Promise<void> {
  await button(page, "Watch bots play").click();
  await expect(page.locator(".world.open canvas")).toBeVisible();
  await page.locator(".world canvas").evaluate((canvas: WorldCanvas) => {
    window.lastWorld = new WeakRef(canvas.world);
  });
  await button(page, "Skip to the end").click();
  await ending(page).getByRole("button", { name: "Home" }).click();
  await expect(page.locator("canvas")).toHaveCount(0);
}

const KINDS = ["HTMLCanvasElement", "HTMLImageElement", "WebGLTexture", "WebGLProgram", "WebGLBuffer"];

interface Left {
  /** All JavaScript objects. */
  readonly objects: number;
  readonly things: Readonly<Record<string, number>>;
}

/** Counts what is in the page after garbage collection. */
async function leftIn(page: Page): Promise<Left> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await browser.send("Memory.getDOMCounters");
  const counts = { nodes, listeners: jsEventListeners };
  for (const kind of KINDS) Object.assign(counts, { [kind]: await countOf(browser, kind) });
  const objects = await countOf(browser, "Object");
  await browser.detach();
  return { objects, things: counts };
}

/** What was left once nothing of the last match is on its way out any more. */
async function leftAtRest(page: Page): Promise<Left> {
  let left = await leftIn(page);
  await expect(async () => {
    const before = left;
    left = await leftIn(page);
    expect(left).toEqual(before);
  }).toPass();
  return left;
}

/** The number of reachable objects of this kind. */
async function countOf(browser: CDPSession, kind: string): Promise<number> {
  const { result } = await browser.send("Runtime.evaluate", { expression: `${kind}.prototype` });
  const { objects } = await browser.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
  const { result: count } = await browser.send("Runtime.callFunctionOn", {
    functionDeclaration: "function () { return this.length; }",
    objectId: objects.objectId ?? "",
  });
  return Number(count.value);
}

test("a match that is over and left leaves nothing in the page's memory", async ({ page }) => {
  await withSettings(page, STILL);
  // The same match again and again.
  await openPage(page, "/?seed=7");
  // The first matches create what all matches share.
  for (const _ of [1, 2]) await playAndLeave(page);
  const before = await leftAtRest(page);
  const more = [3, 4, 5];
  for (const _ of more) await playAndLeave(page);
  const after = await leftAtRest(page);
  expect(after.things).toEqual(before.things);
  // Less than one object for each match.
  expect(after.objects - before.objects).toBeLessThan(more.length);
  expect(await page.evaluate(() => window.lastWorld.deref() === undefined)).toBe(true);
});

test("whoever leaves the table gives the graphics card back all that the world had of it", async ({ page }) => {
  await page.addInitScript(() => {
    window.webGl = new Set();
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas, call) {
        const context: unknown = Reflect.apply(target, canvas, call);
        const isGraphics = context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
        if (isGraphics) window.webGl.add(context);
        return context;
      },
    });
  });
  await withSettings(page, STILL);
  await openPage(page, "/?seed=7");
  const held = () => page.evaluate(() => [...window.webGl].filter((one) => !one.isContextLost()).length);
  await playAndLeave(page);
  // Phaser creates one context itself, once, to test for features.
  await expect.poll(held).toBeLessThanOrEqual(1);
  const asked = await page.evaluate(() => window.webGl.size);
  await playAndLeave(page);
  expect(await page.evaluate(() => window.webGl.size)).toBeGreaterThan(asked);
  await expect.poll(held).toBeLessThanOrEqual(1);
});
