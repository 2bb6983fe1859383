/** How much of the signalling server one greedy machine gets, and what others notice of it. */
import { WebSocket } from "ws";
import type { Figure } from "./figure.ts";
import { serving } from "./served-page.ts";

/** Makes the server believe a proxy's header, so that each network can be simulated. */
const SETTINGS = ["--proxies", "1"];
const TAKING = "198.51.100.1";
const TRYING = "198.51.100.2";
const OTHERS = "192.0.2.";
const MANY_OTHERS = 250;
/** Far more than the server allows. */
const SOCKETS = 1_000;
const OFFERS = 200;
const OFFER = "x".repeat(60_000);
/** In milliseconds. A refusal comes at once, and any other answer after 3 seconds. */
const AT_ONCE = 1_500;
/** How many addresses are asked for. A client learns at once whether one is taken. */
const CODES = 50;

export function measureSignalling(seconds: number, tell: (figure: Figure) => void): Promise<void> {
  const found = (name: string, value: number, unit: string): void =>
    tell({ name: `signalling: ${name}`, value: Number(value.toPrecision(4)), unit });
  return serving(async ({ url }) => {
    const meet = new Meeting(url);
    found("time until a page is welcome", await timeToBeWelcome(meet), "ms");
    const taken = await meet.take(SOCKETS, TAKING);
    found("addresses one machine takes", taken.length, "addresses");
    found("bytes of offers one machine has kept for nobody", await keptFor(taken), "bytes");
    const { tried, longest } = await tryCodes(meet, seconds);
    found(`codes one machine tries in ${seconds} s, from the first on`, tried, "codes");
    found("time until a page is welcome meanwhile, most", longest, "ms");
    for (const socket of taken) socket.terminate();
  }, SETTINGS);
}

class Meeting {
  readonly #address: string;
  #count = 0;
  #others = 0;

  constructor(url: string) {
    this.#address = `${url.replace("http", "ws")}signal/peerjs`;
  }

  /** Undefined if it isn't admitted. */
  come(network: string, id = `page-${this.#count++}`): Promise<WebSocket | undefined> {
    const socket = new WebSocket(`${this.#address}?key=peerjs&id=${id}&token=t`, {
      headers: { "X-Forwarded-For": network },
    });
    return new Promise((resolve) => {
      socket.on("error", () => resolve(undefined));
      socket.on("close", () => resolve(undefined));
      socket.once("message", (told) => resolve(typeOf(String(told)) === "OPEN" ? socket : undefined));
    });
  }

  /** From a network that hasn't connected before. */
  comeFromElsewhere(): Promise<WebSocket | undefined> {
    return this.come(`${OTHERS}${this.#others++ % MANY_OTHERS}`);
  }

  async take(many: number, network: string): Promise<readonly WebSocket[]> {
    const all = await Promise.all(Array.from({ length: many }, () => this.come(network)));
    return all.filter((socket) => socket !== undefined);
  }
}

async function keptFor(sockets: readonly WebSocket[]): Promise<number> {
  let refused = 0;
  for (const socket of sockets) {
    socket.on("message", (told) => {
      if (typeOf(String(told)) === "EXPIRE") refused++;
    });
  }
  const offering = sockets.slice(0, OFFERS);
  for (const [i, socket] of offering.entries()) {
    socket.send(JSON.stringify({ type: "OFFER", dst: `nobody-${i}`, payload: { sdp: OFFER } }));
  }
  await new Promise((resolve) => setTimeout(resolve, AT_ONCE));
  return (offering.length - refused) * OFFER.length;
}

async function tryCodes(meet: Meeting, seconds: number) {
  const start = performance.now();
  let code = 0;
  let tried = 0;
  let longest = 0;
  while (performance.now() < start + 1000 * seconds) {
    const asked = Array.from({ length: CODES }, () => meet.come(TRYING, `letea1-${code++}`));
    longest = Math.max(longest, await timeToBeWelcome(meet));
    const free = (await Promise.all(asked)).filter((socket) => socket !== undefined);
    for (const socket of free) socket.terminate();
    tried += free.length;
  }
  return { tried, longest };
}

async function timeToBeWelcome(meet: Meeting): Promise<number> {
  const start = performance.now();
  const socket = await meet.comeFromElsewhere();
  if (socket === undefined) throw new Error("somebody else isn't let in");
  const time = performance.now() - start;
  socket.terminate();
  return time;
}

const typeOf = (told: string): unknown => JSON.parse(told).type;
