/** Which files of a built page are kept on a device, so that it starts there without a network. */
import { createHash } from "node:crypto";

/** As Workbox reads it. A file without a revision is named after its content. */
export interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

interface Built {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

/** Icons are fetched by the system when it installs the page; whoever can keep files reads fonts of the newer kind. */
const NOT_KEPT = /(?:\.map|\.txt|\.woff|^manifest\.json|^service-worker\.js|^icons\/.*)$/u;
const IS_NAMED_AFTER_CONTENT = /^assets\/.+-[\w-]{8}\.\w+$/u;

export function precacheOf(built: readonly Built[]): readonly Precached[] {
  return built
    .filter(({ fileName }) => !NOT_KEPT.test(fileName))
    .map(({ fileName, content }) => ({
      url: fileName,
      revision: IS_NAMED_AFTER_CONTENT.test(fileName) ? null : hashOf(content),
    }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** Another one for each build that differs in anything that is kept. */
export const versionOf = (precached: readonly Precached[]): string => hashOf(JSON.stringify(precached));

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
