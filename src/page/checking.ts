/** Checks a record in a worker, and shows the newest report. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { RecordReport } from "../session/check-record.ts";

export interface RecordCheck {
  readonly record: string;
  /** Undefined until the first report. */
  readonly report: RecordReport | undefined;
  /** It's the record of the match on the table. */
  readonly isOnTable: boolean;
}

export interface Checking {
  readonly now: ReadonlySignal<RecordCheck | undefined>;
  begin(record: string, isOnTable: boolean): void;
  end(): void;
}

export function checkingIn(onBroken: () => void): Checking {
  const now = signal<RecordCheck | undefined>();
  let worker: Worker | undefined;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    now.value = undefined;
  }

  return {
    now,
    end,
    begin(record, isOnTable) {
      end();
      now.value = { record, isOnTable, report: undefined };
      worker = new Worker(new URL("./record-worker.ts", import.meta.url), { type: "module" });
      // Nobody else speaks to this page through it.
      worker.onmessage = ({ data }: MessageEvent<RecordReport>) => {
        now.value = { record, isOnTable, report: data };
      };
      worker.onerror = () => {
        end();
        onBroken();
      };
      worker.postMessage(record);
    },
  };
}
