/** Which way a connection takes. */
import type { LinkPath } from "./carrier.ts";

interface Pair {
  readonly localCandidateId: string;
  readonly remoteCandidateId: string;
  readonly currentRoundTripTime?: number;
}

/** Nothing as long as there is none. */
export async function pathOf(connection: RTCPeerConnection): Promise<LinkPath | undefined> {
  if (connection.connectionState === "closed") return undefined;
  const stats = new Map<string, Record<string, unknown>>(await connection.getStats());
  const all = [...stats.values()];
  const transport = all.find(({ type, selectedCandidatePairId }) => type === "transport" && selectedCandidatePairId);
  const chosen = stats.get(String(transport?.selectedCandidatePairId)) ?? all.find(isChosen);
  if (chosen === undefined) return undefined;
  const { localCandidateId, remoteCandidateId, currentRoundTripTime } = chosen as unknown as Pair;
  const ends = [localCandidateId, remoteCandidateId].map((id) => stats.get(id)?.candidateType);
  const roundTripMs = currentRoundTripTime === undefined ? undefined : 1000 * currentRoundTripTime;
  return { isRelayed: ends.includes("relay"), roundTripMs };
}

/** For browsers that don't say which pair their transport uses. */
const isChosen = ({ type, state, nominated }: Record<string, unknown>): boolean =>
  type === "candidate-pair" && state === "succeeded" && nominated === true;
