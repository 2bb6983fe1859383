import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runChild } from "../../src/setup/child.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";

const node = process.execPath;

test("what a program prints and its exit code come back", async () => {
  const result = await runChild(node, ["-e", "console.log('out'); console.error('err'); process.exitCode = 3"], {
    output: "keep",
  });
  expect(result.code).toBe(3);
  expect(result.output).toContain("out");
  expect(result.output).toContain("err");
});

test("a program that isn't there is a failure, not a crash", async () => {
  const result = await runChild("no-such-program", [], { output: "keep" });
  expect(result).toEqual({ code: -1, output: expect.stringContaining("ENOENT") });
});

test("a program that takes too long is ended", async () => {
  const result = await runChild(node, ["-e", "setInterval(() => {}, 1000)"], { output: "keep", timeoutMs: 50 });
  expect(result.code).toBe(-1);
});

describe("a signal", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("%s also ends what the program has started", async (signal) => {
    // The grandchild holds a connection to us: it's gone when that closes.
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => {
      server.close();
    });
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const grandchild = `require("node:net").connect(${address.port}, "127.0.0.1"); process.on("SIGINT", () => {})`;
    const child = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}])`;
    const parent = `
      import { runChild } from ${JSON.stringify(join(projectRoot, "src/setup/child.mjs"))};
      await runChild(process.execPath, ["-e", ${JSON.stringify(child)}]);
    `;
    const running: ChildProcess = spawn(node, ["--input-type=module", "-e", parent], { stdio: "ignore" });
    const [connection] = await once(server, "connection");
    const gone = once(connection, "close");
    connection.resume();
    const ended = once(running, "exit");
    running.kill(signal);
    await gone;
    expect(await ended).toEqual([signal === "SIGINT" ? 130 : 143, null]);
  });
});
