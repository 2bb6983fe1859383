/** What works of all that it takes to be connected: tried out, from here, with the settings as they are. */
import type { Address, Carrier, CarrierNews } from "./carrier.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { type CandidateKind, candidateKinds, hasWebRtc, iceOf } from "./ice.ts";
import { openCarrier } from "./peer-carrier.ts";
import { randomName } from "./tokens.ts";

export interface Finding {
  readonly key: FindingKey;
  readonly is: "works" | "fails" | "not-set";
  /** How long it took. */
  readonly ms?: number;
}

export type FindingKey =
  /** The browser has WebRTC and lets it be used. */
  | "webrtc"
  /** The signalling server lets us in. */
  | "signalling"
  /** There is a way to this page within its own network. */
  | "own-network"
  /** A STUN server tells how this page is seen from outside. */
  | "from-outside"
  /** A TURN server passes on what is sent to it. */
  | "relay"
  /** Two ends in this page find each other by the signalling server and are connected. */
  | "connection"
  /** What one of them says comes back. */
  | "round-trip";

/** As long as a person who waits for it still believes that something comes. */
const PATIENCE = 12_000;

/** Tells each as soon as it's known, and all of them at the end. */
export async function checkConnection(
  settings: ConnectionSettings,
  tell: (finding: Finding) => void = () => undefined,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const find: Find = (key, is, ms) => {
    const finding = { key, is, ...(ms === undefined ? {} : { ms: Math.round(ms) }) };
    findings.push(finding);
    tell(finding);
  };
  find("webrtc", hasWebRtc() ? "works" : "fails");
  if (!hasWebRtc()) return findings;

  const { kinds, hasComplained } = await gather(iceOf(settings));
  const has = (kind: CandidateKind) => (kinds.has(kind) ? "works" : "fails");
  find("own-network", settings.isRelayOnly ? "not-set" : has("host"));
  // A page that's seen under its own address is told nothing new.
  const isToldNothing = kinds.has("host") && !hasComplained ? "works" : has("srflx");
  find("from-outside", settings.isRelayOnly || settings.stun.length === 0 ? "not-set" : isToldNothing);
  find("relay", settings.turn.length === 0 ? "not-set" : has("relay"));

  const [ann, bob] = [openCarrier(settings), openCarrier(settings)];
  const address = `check-${randomName()}`;
  try {
    await talk(ann, bob, address, find);
  } finally {
    bob.unlisten(address);
    ann.end();
    bob.end();
  }
  return findings;
}

type Find = (key: FindingKey, is: Finding["is"], ms?: number) => void;

async function talk(ann: Carrier, bob: Carrier, address: Address, find: Find): Promise<void> {
  const started = performance.now();
  const since = (then: number): number => performance.now() - then;
  bob.listen(address);
  if ((await next(bob, "listening")) === undefined) return find("signalling", "fails");
  find("signalling", "works", since(started));

  const dialled = performance.now();
  ann.dial("check", address);
  const opened = await next(ann, "opened");
  if (opened === undefined) return find("connection", "fails");
  find("connection", "works", since(dialled));

  bob.news.on("received", ({ link, text }) => bob.send(link, text));
  const said = performance.now();
  ann.send(opened.link, "hello");
  const isBack = (await next(ann, "received")) !== undefined;
  find("round-trip", isBack ? "works" : "fails", isBack ? since(said) : undefined);
}

/** Nothing if it doesn't come in time, or can't come because nobody is found any more. */
function next<Kind extends keyof CarrierNews>(carrier: Carrier, kind: Kind): Promise<CarrierNews[Kind] | undefined> {
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => resolve(undefined), PATIENCE);
    const end = (news: CarrierNews[Kind] | undefined): void => {
      clearTimeout(tooLate);
      resolve(news);
    };
    carrier.news.on(kind, end);
    carrier.news.on("signalling", (signalling) => {
      if (signalling === "offline") end(undefined);
    });
  });
}

interface Gathered {
  readonly kinds: ReadonlySet<CandidateKind>;
  /** A server couldn't be reached, or there wasn't time to know. */
  readonly hasComplained: boolean;
}

async function gather(config: RTCConfiguration): Promise<Gathered> {
  const connection = new RTCPeerConnection(config);
  connection.createDataChannel("check");
  let hasComplained = false;
  connection.addEventListener("icecandidateerror", () => {
    hasComplained = true;
  });
  const isOver = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState === "complete") resolve(true);
    });
  });
  await connection.setLocalDescription();
  const hasEnded = await isOver;
  const kinds = candidateKinds(connection.localDescription?.sdp ?? "");
  connection.close();
  return { kinds, hasComplained: hasComplained || !hasEnded };
}
