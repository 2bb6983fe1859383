/** Shares the matches of a simulation out among threads, and hands on how they went in the matches' own order. */
import { Worker } from "node:worker_threads";
import type { Order, Outcome } from "./outcome.ts";

/** Large enough that handing over costs nothing, small enough that the threads end together and traces fit in memory. */
const BATCH = 8;

export interface Crew {
  readonly threads: number;
  readonly matches: number;
  onOutcome(outcome: Outcome): void;
}

export async function playAll(order: Order, { threads, matches, onOutcome }: Crew): Promise<void> {
  const inOrder = queue(onOutcome);
  const next = batches(matches);
  const workers = Array.from({ length: Math.min(threads, Math.ceil(matches / BATCH)) }, () => startWorker(order));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, next, inOrder)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const startWorker = (order: Order): Worker =>
  new Worker(new URL("./simulate-worker.js", import.meta.url), { workerData: order });

interface Batch {
  readonly from: number;
  readonly to: number;
}

function* batches(matches: number): Generator<Batch, undefined> {
  for (let from = 0; from < matches; from += BATCH) yield { from, to: Math.min(from + BATCH, matches) };
}

function keepBusy(
  worker: Worker,
  next: Generator<Batch, undefined>,
  take: (outcomes: readonly Outcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const { done, value } = next.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on("message", (outcomes: readonly Outcome[]) => {
      try {
        take(outcomes);
        goOn();
      } catch (error) {
        reject(error);
      }
    });
    worker.on("error", reject);
    goOn();
  });
}

/** Holds back what comes too early. */
function queue(onOutcome: (outcome: Outcome) => void): (outcomes: readonly Outcome[]) => void {
  const waiting = new Map<number, Outcome>();
  let next = 0;
  return (outcomes) => {
    for (const outcome of outcomes) waiting.set(outcome.index, outcome);
    for (let outcome = waiting.get(next); outcome !== undefined; outcome = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      onOutcome(outcome);
    }
  };
}
