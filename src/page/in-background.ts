/** Doesn't wait for a promise. If it fails, somebody else has already said so. */
export function inBackground(promise: Promise<void>): void {
  promise.catch(() => undefined);
}
