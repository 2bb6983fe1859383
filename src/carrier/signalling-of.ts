import type { Signalling } from "./carrier.ts";
import type { Endpoint } from "./endpoint.ts";

/** Whether new connections can be made, going by all the addresses that a page is to be found at. */
export function signallingOf(endpoints: readonly Pick<Endpoint, "state">[]): Signalling {
  const states = new Set(endpoints.map(({ state }) => state));
  if (states.has("online")) return "online";
  return states.has("offline") ? "offline" : "connecting";
}
