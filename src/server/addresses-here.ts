/** Sends this computer's addresses on its network, which a page opened at `localhost` can't know. */
import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import type { RequestHandler } from "express";

export const ADDRESSES_PATH = "/addresses.json";

const OWN = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u;
const OWN_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/u;

export function lanAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

/** Sends them only to pages on this computer. `isReachable`: whether the server listens on these addresses. */
export const sendAddresses =
  (isReachable: boolean): RequestHandler =>
  (request, response) => {
    const addresses = isReachable && isFromHere(request) ? lanAddresses() : [];
    response.set("Cache-Control", "no-store").json({ addresses });
  };

/** A proxy's requests come from here too, and a foreign page may have a host name that resolves to this computer. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && OWN_ADDRESS.test(socket.remoteAddress ?? "") && OWN.test(headers.host ?? "");
}
