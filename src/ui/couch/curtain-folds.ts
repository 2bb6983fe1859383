/** A curtain of cut paper as SVG paths: overlapping sheets with rounded hems under a scalloped border. */

export const CURTAIN = { width: 1800, height: 300 } as const;
export const BORDER = { width: 3600, height: 34 } as const;

export interface Fold {
  /** Drawn a second time, slightly shifted, as its lit edge. */
  readonly path: string;
  readonly isFar: boolean;
}

const FOLD = 46;
const OVERLAP = 15;
const SCALLOP = 60;

/** From back to front: every other sheet is further back and lower. */
export function folds(): readonly Fold[] {
  const all = Array.from({ length: Math.ceil(CURTAIN.width / FOLD) }, (_, i): Fold => {
    const isFar = i % 2 === 1;
    // The first sheet ends where the other half of the curtain begins.
    const right = CURTAIN.width - i * FOLD + (i === 0 ? 2 : OVERLAP);
    const left = CURTAIN.width - (i + 1) * FOLD - OVERLAP;
    const hem = CURTAIN.height - (isFar ? 6 : 16);
    const waist = isFar ? 2 : 5;
    return {
      isFar,
      path:
        `M${left} -4H${right}C${right} 70 ${right - waist} 90 ${right - waist} 160` +
        `S${right} ${hem - 40} ${right} ${hem - 9}Q${(left + right) / 2} ${hem + 9} ${left} ${hem - 9}` +
        `C${left} ${hem - 40} ${left + waist} 230 ${left + waist} 160S${left} 70 ${left} -4Z`,
    };
  });
  return [...all.filter(({ isFar }) => isFar), ...all.filter(({ isFar }) => !isFar)];
}

/** The border hides the upper ends of the sheets. */
export function border(): string {
  const scallops = Array.from({ length: BORDER.width / SCALLOP }, () => `q${-SCALLOP / 2} 20 ${-SCALLOP} 0`);
  return `M0 -2H${BORDER.width}V18${scallops.join("")}Z`;
}
