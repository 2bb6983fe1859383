/**
 * A page that is open at `localhost` is found there by nobody else. Letea's server tells such a page under which
 * addresses its computer is found on the network; other hosts tell nothing.
 */
import * as v from "valibot";
import { isOnThisDevice } from "./connection-form.ts";

/** Beside the page, as the server has it. */
const WHERE = "addresses.json";
const WITHIN = 5_000;

const isLoopback = (address: string): boolean => address.startsWith("127.");
const ADDRESS = v.pipe(
  v.string(),
  v.ipv4(),
  v.check((address) => !isLoopback(address)),
);
const REPLY = v.object({ addresses: v.pipe(v.array(ADDRESS), v.maxLength(16)) });

/** None of them if others can open the page where it's open here; else all that are known, perhaps none. */
export async function networkAddresses(
  page: Pick<Location, "hostname" | "protocol" | "href">,
  ask: typeof fetch = (...asked) => fetch(...asked),
): Promise<readonly string[] | undefined> {
  if (!isOnThisDevice(page.hostname)) return undefined;
  // An encrypted page's certificate is for another name.
  if (page.protocol !== "http:") return [];
  try {
    const response = await ask(new URL(WHERE, page.href), { signal: AbortSignal.timeout(WITHIN) });
    const reply = v.safeParse(REPLY, await response.json());
    return reply.success ? [...new Set(reply.output.addresses)] : [];
  } catch {
    return [];
  }
}
