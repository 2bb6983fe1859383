/** What the container does, with nothing but what is copied into it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runChild } from "../../src/setup/child.mjs";
import { ProjectCopy } from "../browser/project-copy.ts";
import { printedPort } from "./command.fixture.ts";
import { commandOf, copied } from "./container.ts";

let copy: ProjectCopy;
beforeAll(() => {
  copy = new ProjectCopy(...copied);
});
afterAll(() => copy.remove());

test("builds, starts, serves the page, and stops when it's told to", async () => {
  const [, ...build] = commandOf("RUN");
  const { code, output } = await runChild(process.execPath, build, { cwd: copy.root, output: "keep" });
  expect(code, output).toBe(0);
  const [, ...start] = commandOf("CMD");
  const env = { ...process.env, PORT: "0" };
  const child: ChildProcess = spawn(process.execPath, start, {
    cwd: copy.root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = `http://localhost:${await printedPort(child)}/`;
  expect(await (await fetch(url)).text()).toContain("<title>Letea</title>");
  expect((await fetch(`${url}service-worker.js`)).ok).toBe(true);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
