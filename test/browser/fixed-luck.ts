/** Random numbers that are the same in every run, so that failures are reproducible, in rooms with several devices too. */
import type { Page, TestInfo } from "@playwright/test";

/**
 * From now on all random numbers of this page follow from the test, from the device's number in it, and from how often the
 * page has been loaded.
 */
export async function withFixedLuck(page: Page, { testId }: Pick<TestInfo, "testId">, device: number): Promise<void> {
  await page.addInitScript((name) => {
    // `window.name` survives a reload even if nothing can be stored.
    const loads = Number(window.name) || 0;
    window.name = `${loads + 1}`;

    const streamOf = (about: string): (() => number) => {
      let state = [...about].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
      return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        const mixed = Math.imul(state ^ (state >>> 15), state | 1);
        const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
        return (more ^ (more >>> 14)) >>> 0;
      };
    };
    // A stream for each length: names of connections are drawn at irregular times, and must not change other numbers.
    const streams = new Map<number, () => number>();
    const stream = (length: number): (() => number) => {
      const known = streams.get(length) ?? streamOf(`${name}, ${loads}, ${length}`);
      streams.set(length, known);
      return known;
    };
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      const next = stream(bytes.length);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next();
      return array;
    };
    const fraction = stream(0);
    Math.random = () => fraction() / 2 ** 32;
  }, `${testId}, ${device}`);
}
