/** One thread of a simulation: plays the matches it is told to, and tells how they went. */
import { parentPort, workerData } from "node:worker_threads";
import { type Order, playOne } from "./simulate/outcome.ts";

const order: Order = workerData;

parentPort?.on("message", ({ from, to }: { from: number; to: number }) => {
  const outcomes = Array.from({ length: to - from }, (_, i) => playOne(order, from + i));
  parentPort?.postMessage(outcomes);
});
