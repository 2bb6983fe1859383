/** The possible outcomes of a choice, as far as a seat may know them: a branch for each thing that others may do. */

/** Computes the preview of each choice when it is first asked for. */
export function onceFor<Choice, Preview>(
  nameOf: (choice: Choice) => string,
  previewOf: (choice: Choice) => Preview,
): (choice: Choice) => Preview {
  const known = new Map<string, Preview>();
  return (choice) => {
    const name = nameOf(choice);
    const preview = known.get(name) ?? previewOf(choice);
    known.set(name, preview);
    return preview;
  };
}

/** Equal things to come make one branch. */
export const branchesFor = <Coming, Branch>(
  coming: readonly Coming[],
  branchOf: (coming: Coming) => Branch,
): readonly Branch[] => [...new Set(coming)].map(branchOf);
