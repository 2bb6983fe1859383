/** Acts as the desk handles them, whatever they do. */

/** Acts are flat: two are the same if they say the same. */
export const sameAct = (a: unknown, b: unknown): boolean => spelt(a) === spelt(b);

const spelt = (act: unknown): string =>
  JSON.stringify(typeof act === "object" && act !== null ? Object.entries(act).sort() : act);

interface Kind {
  readonly do: string;
}

/** The acts of one kind. */
export const actsOf = <A extends Kind, Do extends A["do"]>(
  acts: readonly A[],
  kind: Do,
): readonly Extract<A, { readonly do: Do }>[] => acts.filter((act) => isKind(act, kind));

export const isKind = <A extends Kind, Do extends A["do"]>(act: A, kind: Do): act is Extract<A, { readonly do: Do }> =>
  act.do === kind;
