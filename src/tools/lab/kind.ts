/** What a text is, without looking any further into it. */
export const kindOf = (text: string): string => {
  const { t }: { t: string } = JSON.parse(text);
  return t;
};
