/** A line with the progress, if the output is a terminal. */
export interface Progress {
  step(): void;
  end(): void;
}

const EVERY_MS = 200;
const CLEAR_LINE = "\r\u001b[K";

export function progressOf(total: number): Progress {
  if (!process.stderr.isTTY) return { step: () => undefined, end: () => undefined };
  const start = performance.now();
  let done = 0;
  let shown = start;
  return {
    step() {
      done += 1;
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const rate = (1000 * done) / (now - start);
      process.stderr.write(`${CLEAR_LINE}${done} of ${total}, ${rate.toFixed(0)} a second`);
    },
    end: () => void process.stderr.write(CLEAR_LINE),
  };
}
