/** Under which addresses this computer is found on its network: a page that is open at `localhost` can't know. */
import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import type { RequestHandler } from "express";

/** Beside the page. */
export const ADDRESSES_PATH = "/addresses.json";

const OWN = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u;
const OWN_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/u;

export function lanAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

/** Only for who sits at this computer: it's nobody else's business. `isReachable`: whether the server listens there. */
export const tellAddresses =
  (isReachable: boolean): RequestHandler =>
  (request, response) => {
    const addresses = isReachable && isFromHere(request) ? lanAddresses() : [];
    response.set("Cache-Control", "no-store").json({ addresses });
  };

/** A proxy asks from here as well, and a page from elsewhere may call this computer by a name of its own. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && OWN_ADDRESS.test(socket.remoteAddress ?? "") && OWN.test(headers.host ?? "");
}
