/** A text to be translated: the key of a message and its arguments. */
export interface WorldLine {
  readonly key: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
