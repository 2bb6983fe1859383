import { expect, test } from "vitest";
import { nodeTooOld } from "../../src/setup/node-version.mjs";

test.each(["20.19.0", "20.20.2", "21.0.0", "22.1.0", "100.0.0"])("Node.js %s will do", (version) => {
  expect(nodeTooOld(version)).toBeUndefined();
});

test.each(["20.18.9", "20.2.0", "18.20.4", "9.99.0"])(
  "Node.js %s is refused in one line that says what is needed",
  (version) => {
    expect(nodeTooOld(version)).toMatch(/^Letea needs Node\.js 20\.19 or newer, .*Install.*$/);
    expect(nodeTooOld(version)).toContain(version);
  },
);
