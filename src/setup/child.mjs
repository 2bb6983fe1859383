import { spawn } from "node:child_process";
import { constants } from "node:os";

const KILL_AFTER_MS = 5_000;
const KEPT_OUTPUT = 20_000;
/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program to its end. A signal that stops us first stops the program and everything it has started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: "show" | "keep", timeoutMs?: number, shell?: boolean }} [options]
 *   output: "show" passes it through, "keep" returns the last part
 * @returns {Promise<{ code: number, output: string }>} a code of -1 says that it couldn't be started or was killed
 */
export function runChild(command, args, options = {}) {
  const { output = "show", timeoutMs, ...spawnOptions } = options;
  // A process group of its own, so that its grandchildren can be ended too.
  const grouped = process.platform !== "win32";
  const stdio = output === "show" ? "inherit" : "pipe";
  const child = spawn(command, args, { ...spawnOptions, stdio: ["ignore", stdio, stdio], detached: grouped });

  let kept = "";
  const keep = (/** @type {Buffer} */ chunk) => {
    kept = (kept + chunk.toString("utf8")).slice(-KEPT_OUTPUT);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);

  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    if (child.pid === undefined) return;
    try {
      if (grouped) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended in the meantime.
    }
  };
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    kill(signal);
    timers.push(setTimeout(() => kill("SIGKILL"), KILL_AFTER_MS));
  };
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    stoppedBy = signal;
    stop(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  if (timeoutMs !== undefined) timers.push(setTimeout(() => stop("SIGTERM"), timeoutMs));

  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ code) => {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
      if (stoppedBy !== undefined) {
        kill("SIGKILL");
        process.exit(128 + constants.signals[stoppedBy]);
      }
      resolve({ code: code ?? -1, output: kept });
    };
    child.once("error", (error) => {
      kept += error.message;
      end(-1);
    });
    child.once("close", end);
  });
}
