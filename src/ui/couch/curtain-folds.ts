/** A curtain of cut paper, as paths: sheets that hang side by side, each with a rounded hem, under a scalloped border. */

export const CURTAIN = { width: 1800, height: 300 } as const;
export const BORDER = { width: 3600, height: 34 } as const;

export interface Fold {
  /** The sheet itself; the one that catches the light lies behind it, shifted a little. */
  readonly path: string;
  readonly isFar: boolean;
}

const FOLD = 46;
/** How much sheets lie over each other. */
const OVER = 15;
const SCALLOP = 60;

/** From back to front: every other sheet hangs further back and lower. */
export function folds(): readonly Fold[] {
  const all = Array.from({ length: Math.ceil(CURTAIN.width / FOLD) }, (_, i): Fold => {
    const isFar = i % 2 === 1;
    // The last one ends where the other half begins.
    const right = CURTAIN.width - i * FOLD + (i === 0 ? 2 : OVER);
    const left = CURTAIN.width - (i + 1) * FOLD - OVER;
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

/** What hides where it hangs. */
export function border(): string {
  const scallops = Array.from({ length: BORDER.width / SCALLOP }, () => `q${-SCALLOP / 2} 20 ${-SCALLOP} 0`);
  return `M0 -2H${BORDER.width}V18${scallops.join("")}Z`;
}
