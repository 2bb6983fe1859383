/** Branches of what a choice would bring, side by side. */
import type { ComponentChildren } from "preact";
import "./branches.css";

export interface BranchRow<Branch> {
  readonly head: string;
  readonly cell: (branch: Branch) => ComponentChildren;
}

interface BranchesProps<Branch> {
  /** What was chosen, for the ear. */
  readonly caption: string;
  /** What makes the branches differ. */
  readonly differBy: string;
  readonly branches: readonly Branch[];
  readonly headOf: (branch: Branch) => string;
  readonly rows: readonly BranchRow<Branch>[];
}

export const Branches = <Branch,>({ caption, differBy, branches, headOf, rows }: BranchesProps<Branch>) => (
  <table class="desk-branches" aria-label={caption}>
    <thead>
      <tr>
        <td>{differBy}</td>
        {branches.map((branch, i) => (
          <th key={i} scope="col">
            {headOf(branch)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ head, cell }, r) => (
        <tr key={r}>
          <th scope="row">{head}</th>
          {branches.map((branch, i) => (
            <td key={i}>{cell(branch)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Behind what hangs on something that nobody at this seat can know; for the eye only. */
export const Unknown = () => <b aria-hidden="true">?</b>;
