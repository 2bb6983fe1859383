/** Counts the signatures that a device makes and checks, which is nearly all of its work. */
import type { Signatures } from "../../../fair/signing.ts";

const SECOND = 1_000;
const WINDOW = 10 * SECOND;

export class Effort {
  readonly #now: () => number;
  #times: number[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Wraps `signatures` to count each use. */
  counting(signatures: Signatures): Signatures {
    return {
      ...signatures,
      signer: (secret) => {
        const signer = signatures.signer(secret);
        return { ...signer, sign: (digest) => this.#counted(signer.sign(digest)) };
      },
      isBy: (key, digest, sig) => this.#counted(signatures.isBy(key, digest, sig)),
    };
  }

  /** Per second, over the last seconds. */
  get rate(): number {
    const since = this.#now() - WINDOW;
    this.#times = this.#times.filter((at) => at > since);
    return this.#times.length / (WINDOW / SECOND);
  }

  #counted<Result>(result: Result): Result {
    this.#times.push(this.#now());
    return result;
  }
}
