/** Tokens by which the signalling server recognises a reloaded page as the former holder of its address. */
import type { Address } from "./carrier.ts";

const PREFIX = "letea.token.";

/** Kept as long as the tab. Where nothing is kept, a reloaded page waits until the server has forgotten the old one. */
export function tokenFor(address: Address): string {
  const kept = tolerant(() => sessionStorage.getItem(PREFIX + address));
  if (typeof kept === "string" && /^[\da-f]{32}$/u.test(kept)) return kept;
  const token = randomName();
  tolerant(() => sessionStorage.setItem(PREFIX + address, token));
  return token;
}

export const forgetToken = (address: Address): void => void tolerant(() => sessionStorage.removeItem(PREFIX + address));

/** 32 hexadecimal digits that nobody can guess. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tolerant<X>(use: () => X): X | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
