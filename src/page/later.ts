/** For what was asked for and is under way. If it fails, that has been said. */
export function later(promise: Promise<void>): void {
  promise.catch(() => undefined);
}
