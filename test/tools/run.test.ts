import { expect, test } from "vitest";
import { runChild } from "../../src/setup/child.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";

test.each([["no-such-tool"], [""], ["run"]])("there is no tool %j, and one line says so", async (name) => {
  const { code, output } = await runChild(process.execPath, ["src/tools/run.mjs", name], {
    cwd: projectRoot,
    output: "keep",
  });
  expect(code).toBe(2);
  expect(output).toMatch(/^There is no tool .*\n$/);
});
