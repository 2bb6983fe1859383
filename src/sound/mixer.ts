/** Three volumes, and a limiter behind them. */

/** In per cent. */
export interface Volumes {
  readonly ambience: number;
  readonly effects: number;
  readonly music: number;
}

export type Bus = keyof Volumes;
export const BUSES = ["ambience", "effects", "music"] as const satisfies readonly Bus[];

export interface Mixer {
  readonly buses: Readonly<Record<Bus, AudioNode>>;
  setVolumes(volumes: Volumes): void;
  /** The others are closed. */
  open(buses: readonly Bus[]): void;
}

/** In seconds: a volume that jumps clicks. */
const SMOOTH = 0.06;

export function createMixer(context: BaseAudioContext, first: Volumes): Mixer {
  let volumes = first;
  let isOpen: readonly Bus[] = BUSES;
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 12,
    attack: 0.003,
    release: 0.2,
  });
  limiter.connect(context.destination);
  const bus = (): GainNode => {
    const gain = new GainNode(context, { gain: 0 });
    gain.connect(limiter);
    return gain;
  };
  const buses: Readonly<Record<Bus, GainNode>> = { ambience: bus(), effects: bus(), music: bus() };

  function apply(): void {
    for (const name of BUSES) {
      const to = isOpen.includes(name) ? gainOf(volumes[name]) : 0;
      buses[name].gain.setTargetAtTime(to, context.currentTime, SMOOTH);
    }
  }

  apply();
  return {
    buses,
    setVolumes(to) {
      volumes = to;
      apply();
    },
    open(to) {
      isOpen = to;
      apply();
    },
  };
}

/** Ears hear the square of it as even steps. */
export const gainOf = (volume: number): number => (volume / 100) ** 2;
