/** Groups addresses into networks: somebody with one address of a network usually has them all. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

export interface Network {
  readonly name: string;
  /** How many times the limits of a single network it has. */
  readonly times: number;
}

/** An IPv6 line comes with a whole /64 of addresses, often with a /56 or /48. */
const WIDE_TIMES = 4;

/** The narrowest first. */
export function networksOf(address: string): readonly Network[] {
  const groups = isIPv6(address) ? groupsOf(address) : undefined;
  if (groups === undefined) return [{ name: address, times: 1 }];
  const mapped = mappedIn(groups);
  if (mapped !== undefined) return [{ name: mapped, times: 1 }];
  const first = (count: number): string => `${groups.slice(0, count).join(":")}::/${count * 16}`;
  return [
    { name: first(4), times: 1 },
    { name: first(3), times: WIDE_TIMES },
  ];
}

/**
 * The client's address. Each proxy appends the address of whoever asked it to `X-Forwarded-For`, so only the last `proxies`
 * entries can be trusted: the client itself can send any list.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const addresses = [...forwarded.split(",").map((one) => one.trim()), direct].filter((one) => one !== "");
  const told = addresses[Math.max(0, addresses.length - 1 - proxies)] ?? "";
  // Without a valid address, all clients of that proxy count as one network.
  return isIP(told) === 0 ? direct : told;
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [before = "", after] = withoutZone(address).split("::");
  const [head, tail] = [written(before), written(after ?? "")];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return after === undefined ? head : [...head, ...zeros, ...tail];
}

const written = (part: string): readonly string[] =>
  part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? hexOf(group) : [bare(group)]));

/** The last two groups may be written like an IPv4 address. */
function hexOf(dotted: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/** A dual-stack socket reports an IPv4 address as a mapped IPv6 address. */
function mappedIn(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join() !== "0,0,0,0,0,ffff") return undefined;
  const [high, low] = [Number.parseInt(groups[6] ?? "", 16), Number.parseInt(groups[7] ?? "", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

const withoutZone = (address: string): string => address.replace(/%.*$/u, "");
const bare = (group: string): string => Number.parseInt(group, 16).toString(16);
