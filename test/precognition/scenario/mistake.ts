/** Where something stands in a scenario file, and what is wrong there. */

export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Line {
  readonly place: Place;
  readonly text: string;
}

export const at = ({ file, line }: Place): string => `${file}:${line}`;

export const mistake = (place: Place, what: string): Error => new Error(`${at(place)}: ${what}`);
