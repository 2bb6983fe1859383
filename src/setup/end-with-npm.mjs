import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
const SHELLS = new Set(["sh", "dash", "ash", "bash"]);

/**
 * npm can be ended without a chance to tell the program that it runs, which would go on and hold its port: that program
 * then ends by itself, as if it had been sent SIGTERM. Does nothing when it isn't npm that started this process.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const started = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === started) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Our parent and, when that is only the shell that npm puts between, the parent of that too: one of them is npm. */
function ancestors() {
  const parent = process.ppid;
  try {
    // "pid (name) state parent ...", on Linux. Elsewhere the shell gives its place to the program it starts.
    const [, name = "", grandparent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return SHELLS.has(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
