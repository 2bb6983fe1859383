/** A place that breaks a rule of the project. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** As editors and terminals link it. */
export const tell = ({ path, line, what }: Violation): string => `${path}:${line} ${what}`;
