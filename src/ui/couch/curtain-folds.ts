/** A curtain of cut paper, as paths: sheets that hang side by side, each with a rounded hem. */

export const CURTAIN = { width: 600, height: 300 } as const;

export interface Fold {
  /** The sheet itself; the one that catches the light lies behind it, shifted a little. */
  readonly path: string;
  readonly isFar: boolean;
}

const FOLDS = 8;
/** How much sheets lie over each other. */
const OVER = 12;

/** From back to front: every other sheet hangs further back and lower. */
export function folds(): readonly Fold[] {
  const step = CURTAIN.width / FOLDS;
  const all = Array.from({ length: FOLDS }, (_, i) => {
    const isFar = i % 2 === 1;
    const [left, right] = [i * step - OVER, (i + 1) * step + OVER];
    const hem = CURTAIN.height - (isFar ? 4 : 16);
    const waist = isFar ? 3 : 7;
    const middle = CURTAIN.height * 0.55;
    return {
      isFar,
      path:
        `M${left} -4H${right}C${right} 90 ${right - waist} ${middle - 60} ${right - waist} ${middle}` +
        `S${right} ${hem - 40} ${right} ${hem - 12}Q${(left + right) / 2} ${hem + 10} ${left} ${hem - 12}` +
        `C${left} ${hem - 40} ${left + waist} ${middle + 60} ${left + waist} ${middle}S${left} 90 ${left} -4Z`,
    };
  });
  return [...all.filter(({ isFar }) => isFar), ...all.filter(({ isFar }) => !isFar)];
}
