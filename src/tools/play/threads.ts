/** Distributes tasks among worker threads, and returns the outcomes in the order of the tasks. */
import { parentPort, Worker, workerData } from "node:worker_threads";

/** Large enough to make messages cheap, small enough that threads end together and traces fit in memory. */
const BATCH = 8;

export interface WorkerPool<Outcome> {
  /** The worker's module, which calls `serve`. */
  readonly program: URL;
  /** Data for all tasks. */
  readonly order: unknown;
  readonly tasks: number;
  readonly threads: number;
  onOutcome(outcome: Outcome): void;
}

interface Batch {
  readonly from: number;
  readonly to: number;
}

interface Done<Outcome> extends Batch {
  readonly outcomes: readonly Outcome[];
}

export async function workThrough<Outcome>({
  program,
  order,
  tasks,
  threads,
  onOutcome,
}: WorkerPool<Outcome>): Promise<void> {
  const inOrder = queue(onOutcome);
  const next = batches(tasks);
  const workers = Array.from(
    { length: Math.min(threads, Math.ceil(tasks / BATCH)) },
    () => new Worker(program, { workerData: order }),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, next, inOrder)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Runs in a worker, and works on the batches that it is sent. */
export function serve<Order, Outcome>(work: (order: Order, task: number) => Outcome): void {
  parentPort?.on("message", ({ from, to }: Batch) => {
    const outcomes = Array.from({ length: to - from }, (_, i) => work(workerData, from + i));
    parentPort?.postMessage({ from, to, outcomes } satisfies Done<Outcome>);
  });
}

function* batches(tasks: number): Generator<Batch, undefined> {
  for (let from = 0; from < tasks; from += BATCH) yield { from, to: Math.min(from + BATCH, tasks) };
}

function keepBusy<Outcome>(
  worker: Worker,
  next: Generator<Batch, undefined>,
  take: (done: Done<Outcome>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const { done, value } = next.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on("message", (batch: Done<Outcome>) => {
      try {
        take(batch);
        goOn();
      } catch (error) {
        reject(error);
      }
    });
    worker.on("error", reject);
    goOn();
  });
}

/** Keeps outcomes that come too early until it's their turn. */
function queue<Outcome>(onOutcome: (outcome: Outcome) => void): (done: Done<Outcome>) => void {
  const waiting = new Map<number, Done<Outcome>>();
  let next = 0;
  return (done) => {
    waiting.set(done.from, done);
    for (let batch = waiting.get(next); batch !== undefined; batch = waiting.get(next)) {
      waiting.delete(next);
      next = batch.to;
      for (const outcome of batch.outcomes) onOutcome(outcome);
    }
  };
}
