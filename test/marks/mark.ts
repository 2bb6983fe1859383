/** Something that tells one thing from others of its group by its look. */
export interface Mark {
  readonly name: string;
  /** A square picture of it on nothing. */
  readonly svg: string;
}

export interface MarkGroup {
  readonly name: string;
  /** What it is seen on. */
  readonly ground: string;
  readonly marks: readonly Mark[];
}

export const pathSvg = (size: number, d: string, paint: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill-rule="evenodd" fill="${paint}" d="${d}"/></svg>`;
