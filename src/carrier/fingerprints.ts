/** The certificates of both ends of a connection, read from its session descriptions. */
import type { Hex } from "../fair/bytes.ts";
import type { Fingerprints } from "../net/node.ts";

const LINE = /^a=fingerprint:(\S+) (\S+)\r?$/gimu;
const SHA_256 = /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/iu;

/**
 * The one certificate that a description allows. A description that names two, or one by another hash, could be that of
 * somebody in between who lets us read the right one and uses the other: nothing is read out of it.
 */
export function fingerprintIn(sdp: string): Hex | undefined {
  const named = new Set<Hex>();
  for (const [, hash, value] of sdp.matchAll(LINE)) {
    if (hash?.toLowerCase() !== "sha-256" || !SHA_256.test(value ?? "")) return undefined;
    named.add((value ?? "").replaceAll(":", "").toLowerCase());
  }
  const [only, other] = named;
  return other === undefined ? only : undefined;
}

export function fingerprintsOf(connection: RTCPeerConnection): Fingerprints | undefined {
  const ours = fingerprintIn(connection.localDescription?.sdp ?? "");
  const theirs = fingerprintIn(connection.remoteDescription?.sdp ?? "");
  return ours === undefined || theirs === undefined ? undefined : { ours, theirs };
}
