import { describe, expect, test } from "vitest";
import { allRules } from "../../src/build/all-rules.ts";
import { iconFiles, manifestOf } from "../../src/build/manifest.ts";
import { precacheOf, versionOf } from "../../src/build/precache.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

const file = (fileName: string, content = "") => ({ fileName, content });

describe("what is kept on a device", () => {
  test("is the page and its parts; what isn't named after its content has a revision", () => {
    const kept = precacheOf([
      file("index.html", "<html>"),
      file("assets/index-DBpKeV1u.js"),
      file("assets/plain.svg", "<svg>"),
      ...["assets/old-AvMY561b.woff", "assets/index-DBpKeV1u.js.map", "source-hash.txt"].map((name) => file(name)),
      ...["manifest.json", "service-worker.js", "icons/any-192.png"].map((name) => file(name)),
    ]);
    expect(kept).toEqual([
      { url: "assets/index-DBpKeV1u.js", revision: null },
      { url: "assets/plain.svg", revision: expect.stringMatching(/^[0-9a-f]{16}$/u) },
      { url: "index.html", revision: expect.stringMatching(/^[0-9a-f]{16}$/u) },
    ]);
  });

  test("has another version for another content or another name, and the same in any order", () => {
    const [one, other] = [file("index.html", "one"), file("assets/index-DBpKeV1u.js")];
    const version = versionOf(precacheOf([one, other]));
    expect(versionOf(precacheOf([other, one]))).toBe(version);
    expect(versionOf(precacheOf([file("index.html", "two"), other]))).not.toBe(version);
    expect(versionOf(precacheOf([one, file("assets/index-AAAAAAAA.js")]))).not.toBe(version);
  });
});

test("the manifest names icons that there are, and every address in it is relative", () => {
  const manifest = manifestOf(projectRoot);
  const named = manifest.icons.map(({ src }) => src.replace("icons/", ""));
  expect(iconFiles(projectRoot).filter((name) => !named.includes(name))).toEqual(["apple-180.png"]);
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
  for (const address of [manifest.start_url, manifest.scope, ...named]) expect(address).not.toMatch(/^\/|:/u);
});

test("the rules of all matches have one short name", () => {
  expect(allRules(projectRoot)).toMatch(/^[0-9a-f]{16}$/u);
  expect(allRules(projectRoot)).toBe(allRules(projectRoot));
});
