/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** Makes figures whose names have a common prefix. */
export type MakeFigure = (name: string, value: number, unit: string) => Figure;
