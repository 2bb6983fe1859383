/** The traffic of a page's connections, as the browser counts it. */
import type { Page } from "../../setup/browser/visit.mjs";

export interface Sent {
  /** Messages, and their bytes. */
  readonly texts: number;
  readonly bytes: number;
  /** Bytes of all packets, with those that keep a connection alive, but without network headers. */
  readonly out: number;
  readonly in: number;
}

declare global {
  interface Window {
    /** All connections that were ever made. */
    benchedConnections: RTCPeerConnection[];
  }
}

/** To be called before the page is opened. */
export const countSent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: RTCPeerConnection[] = [];
    class Kept extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        all.push(this);
      }
    }
    Object.assign(window, { benchedConnections: all, RTCPeerConnection: Kept });
  });

/** In milliseconds. */
const REST = 6_000;

/** Without connections that are closed by now. */
export const sentBy = (page: Page): Promise<Sent> =>
  page.evaluate(async () => {
    const sum = { texts: 0, bytes: 0, out: 0, in: 0 };
    for (const connection of window.benchedConnections) {
      if (connection.connectionState === "closed") continue;
      for (const report of (await connection.getStats()).values()) {
        if (report.type === "data-channel") {
          sum.texts += report.messagesSent;
          sum.bytes += report.bytesSent;
        } else if (report.type === "transport") {
          sum.out += report.bytesSent;
          sum.in += report.bytesReceived;
        }
      }
    }
    return sum;
  });

export async function sentByAll(pages: readonly Page[]): Promise<Sent> {
  const all = await Promise.all(pages.map(sentBy));
  const total = (what: keyof Sent): number => all.reduce((sum, one) => sum + one[what], 0);
  return { texts: total("texts"), bytes: total("bytes"), out: total("out"), in: total("in") };
}

/** A second's traffic while only heartbeats are sent. */
export async function sentAtRest(pages: readonly Page[]): Promise<Sent> {
  const [before, start] = [await sentByAll(pages), performance.now()];
  await pages[0]?.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST);
  const [after, seconds] = [await sentByAll(pages), (performance.now() - start) / 1000];
  const a = (what: keyof Sent): number => (after[what] - before[what]) / seconds;
  return { texts: a("texts"), bytes: a("bytes"), out: a("out"), in: a("in") };
}
