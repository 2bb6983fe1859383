/** A text as part of a link: compressed, in letters that need no escaping. */
import { Refusal } from "../engine/refusal.ts";

/** Of a link's part with the game in it, in letters. Longer ones are cut by what people send links with. */
export const MOST_LETTERS = 6000;
/** Of what a link is unpacked to, in bytes. */
const MOST_BYTES = 512 * 1024;

/** Says how the rest is to be read. */
const VERSION = "1";

export async function packText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), MOST_BYTES);
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const packed = `${VERSION}.${letters}`;
  if (packed.length > MOST_LETTERS) throw new Refusal("link-too-long", { letters: packed.length, most: MOST_LETTERS });
  return packed;
}

/** Refused if it's no such text, or has been cut or changed on its way. */
export async function unpackText(packed: string): Promise<string> {
  if (packed.length > MOST_LETTERS) throw new Refusal("link-too-long", { letters: packed.length, most: MOST_LETTERS });
  const [, version, letters] = /^(\d+)\.([\w-]+)$/u.exec(packed) ?? [];
  if (version === undefined || letters === undefined) throw new Refusal("link-broken");
  if (version !== VERSION) throw new Refusal("link-newer");
  const bytes = await through(bytesIn(letters), new DecompressionStream("deflate-raw"), MOST_BYTES);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("link-broken");
  }
}

function bytesIn(letters: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (one) => one.charCodeAt(0));
  } catch {
    throw new Refusal("link-broken");
  }
}

type Transform = ReadableWritablePair<Uint8Array, BufferSource>;

/** Stops where it would get too large, which a short link can do. */
async function through(bytes: Uint8Array<ArrayBuffer>, transform: Transform, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await readOrRefuse(reader);
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Refusal("record-too-big", { most });
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function readOrRefuse(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw new Refusal("link-broken");
  }
}
