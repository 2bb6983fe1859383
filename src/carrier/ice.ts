/** The settings as a browser wants them. */
import type { ConnectionSettings } from "./connection-settings.ts";

export function iceOf({ stun, turn, isRelayOnly }: ConnectionSettings): RTCConfiguration {
  const known = isRelayOnly ? [] : stun.map((urls) => ({ urls }));
  const relays = turn.map(({ url, username, credential }) => ({ urls: url, username, credential }));
  return { iceServers: [...known, ...relays], iceTransportPolicy: isRelayOnly ? "relay" : "all" };
}

/** Whether a browser has WebRTC at all, and lets it be used. */
export function hasWebRtc(): boolean {
  if (typeof RTCPeerConnection === "undefined") return false;
  try {
    new RTCPeerConnection().close();
    return true;
  } catch {
    return false;
  }
}

export type CandidateKind = "host" | "srflx" | "prflx" | "relay";

/** Which kinds of ways to this page a description names. */
export function candidateKinds(sdp: string): ReadonlySet<CandidateKind> {
  const kinds = [...sdp.matchAll(/^a=candidate:.* typ (host|srflx|prflx|relay)\b/gmu)].map(([, kind]) => kind);
  return new Set(kinds as CandidateKind[]);
}
