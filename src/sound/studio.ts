/** Renders sounds in the background, each once, so that what plays needs one node and no computing. */
import type { Bed, Recipe } from "./recipe.ts";
import { type Materials, materialsFor, writeBed, writeRecipe } from "./write-sound.ts";

export interface Studio {
  recipe(recipe: Recipe): Promise<AudioBuffer>;
  /** A loop without a seam. */
  bed(bed: Bed): Promise<AudioBuffer>;
  /** Whoever still waits for a sound gets none: there is nothing to play it on any more. */
  close(): void;
}

/** In seconds: how long the end of a loop is blended into its beginning. */
const SEAM = 1.5;

export function createStudio(sampleRate: number): Studio {
  let materials: Materials | undefined;
  const done = new Map<object, Promise<AudioBuffer>>();
  /** One after the other, so that the page's other threads have time. */
  let last: Promise<unknown> = Promise.resolve();

  let isClosed = false;

  function unlessClosed<X>(sound: X): X {
    if (isClosed) throw new Error("the studio is closed");
    return sound;
  }

  function rendered(of: object, seconds: number, write: (to: BaseAudioContext, from: Materials) => void) {
    const known = done.get(of);
    if (known !== undefined) return known.then(unlessClosed);
    const make = async (): Promise<AudioBuffer> => {
      unlessClosed(of);
      const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
      materials ??= materialsFor(context);
      write(context, materials);
      return await context.startRendering();
    };
    const next = last.then(make);
    last = next.catch(() => undefined);
    done.set(of, next);
    return next.then(unlessClosed);
  }

  return {
    recipe: (recipe) => rendered(recipe, recipe.length, (to, from) => writeRecipe(to, from, recipe)),
    async bed(bed) {
      const longer = await rendered(bed, bed.length + SEAM, (to, from) => writeBed(to, from, bed));
      return seamless(longer, bed.length);
    },
    close() {
      isClosed = true;
    },
  };
}

function seamless(longer: AudioBuffer, seconds: number): AudioBuffer {
  const { sampleRate, numberOfChannels } = longer;
  const length = Math.floor(seconds * sampleRate);
  const blended = Math.floor(SEAM * sampleRate);
  const loop = new AudioBuffer({ length, numberOfChannels, sampleRate });
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const from = longer.getChannelData(channel);
    const to = from.slice(0, length);
    for (let i = 0; i < blended; i++) {
      // Noises that have nothing in common add up by their power.
      const share = (Math.PI * i) / (2 * blended);
      to[i] = (from[i] ?? 0) * Math.sin(share) + (from[length + i] ?? 0) * Math.cos(share);
    }
    loop.copyToChannel(to, channel);
  }
  return loop;
}
