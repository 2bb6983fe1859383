/** The kind of a message, without validating it. */
export const kindOf = (text: string): string => {
  const { t }: { t: string } = JSON.parse(text);
  return t;
};
