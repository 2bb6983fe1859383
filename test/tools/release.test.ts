import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { zipOf } from "../../src/tools/release/zip.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const FILES = [
  ["letea/page/index.html", bytes("<!doctype html>".repeat(50))],
  ["letea/HOW-TO-SERVE.txt", bytes("Put it anywhere.")],
] as const;

describe("a release", () => {
  test("has all files, as they are", () => {
    const found = unzipSync(zipOf(new Map(FILES)));
    expect(Object.keys(found)).toEqual(["letea/HOW-TO-SERVE.txt", "letea/page/index.html"]);
    for (const [path, content] of FILES) expect(found[path]).toEqual(content);
  });

  test("is the same to the last byte, in whatever order, at whatever time and place", () => {
    const zone = process.env.TZ;
    const one = zipOf(new Map(FILES));
    process.env.TZ = "Pacific/Kiritimati";
    const other = zipOf(new Map([...FILES].reverse()));
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(other).toEqual(one);
  });
});
