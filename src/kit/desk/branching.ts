/** What a choice would bring, as far as a seat may know it: one branch for each thing that others may do. */

/** What comes of each choice, worked out when it's asked for, and once. */
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

/** Of things that may come two alike make one branch. */
export const branchesFor = <Coming, Branch>(
  coming: readonly Coming[],
  branchOf: (coming: Coming) => Branch,
): readonly Branch[] => [...new Set(coming)].map(branchOf);
