/** HOSTING.md says what is so. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HEADERS } from "../../src/server/headers.ts";
import { readOptions, SETTINGS } from "../../src/server/options.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

const HOSTING = readFileSync(join(projectRoot, "src", "carrier", "HOSTING.md"), "utf8");

describe("what is written for other hosts", () => {
  test.each(Object.entries(HEADERS))("has the header %s, for nginx and for Caddy", (name, value) => {
    expect(HOSTING).toContain(`        add_header ${name} "${value}" always;`);
    expect(HOSTING).toContain(`            ${name} "${value}"`);
  });

  test.each(Object.entries(SETTINGS))("has the setting %s, its variable and what it usually is", (name, setting) => {
    expect(HOSTING).toContain(`| \`--${name}\` | \`${setting.variable}\` | ${setting.usual.toLocaleString("en")} |`);
  });
});

describe("what may be chosen", () => {
  const chosen = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) => readOptions(args, environment);

  test("is as usual, as the variable says, or as the option does", () => {
    expect(chosen([])).toMatchObject({ options: { port: 8080, proxies: 0, limits: { sockets: 256 } } });
    expect(chosen([], { LETEA_PROXIES: "1", LETEA_WAITING_KB: "2" })).toMatchObject({
      options: { proxies: 1, limits: { waiting: 2048 } },
    });
    expect(chosen(["--sockets", "9"], { LETEA_SOCKETS: "7" })).toMatchObject({ options: { limits: { sockets: 9 } } });
  });

  test.each(Object.entries(SETTINGS))("--%s is refused beyond what makes sense", (name, { variable, least, most }) => {
    for (const text of [String(most + 1), String(least - 1), "some", "1.5", "1e3"]) {
      const refusal = `"${text}" can't be --${name} (or ${variable}): give a number from ${least} to ${most}.`;
      expect(chosen([`--${name}=${text}`])).toEqual({ refusal });
      expect(chosen([], { [variable]: text })).toEqual({ refusal });
    }
  });
});
