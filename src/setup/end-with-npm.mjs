import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
const SHELLS = new Set(["sh", "dash", "ash", "bash"]);

/**
 * Ends this process, as SIGTERM would, when the npm that started it is gone. npm may be killed without passing the signal
 * on; the program would then go on and hold its port. Does nothing if npm didn't start this process.
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

/** Our parent and, if that is only the shell npm uses, the parent's parent: one of them is npm. */
function ancestors() {
  const parent = process.ppid;
  try {
    // "pid (name) state parent ...", on Linux. Elsewhere the shell is replaced by the program that it starts.
    const [, name = "", grandparent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return SHELLS.has(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
