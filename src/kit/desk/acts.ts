/** Acts of any game, compared and sorted out for a desk. */

/** Acts are flat, so it's enough to compare their fields. */
export const sameAct = (a: unknown, b: unknown): boolean => spelt(a) === spelt(b);

const spelt = (act: unknown): string =>
  JSON.stringify(typeof act === "object" && act !== null ? Object.entries(act).sort() : act);

interface Kind {
  readonly do: string;
}

export const actsOf = <A extends Kind, Do extends A["do"]>(
  acts: readonly A[],
  kind: Do,
): readonly Extract<A, { readonly do: Do }>[] => acts.filter((act) => isKind(act, kind));

export const isKind = <A extends Kind, Do extends A["do"]>(act: A, kind: Do): act is Extract<A, { readonly do: Do }> =>
  act.do === kind;
