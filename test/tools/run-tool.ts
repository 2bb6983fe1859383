/** Runs a tool in a process of its own. */
import { execFile } from "node:child_process";
import { projectRoot } from "../../src/setup/paths.mjs";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export function runTool(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, ["src/tools/run.mjs", ...args], options, (error, out, err) => {
      if (child.exitCode === null) reject(error ?? new Error("it has not ended"));
      else resolve({ code: child.exitCode, out, err });
    });
  });
}
