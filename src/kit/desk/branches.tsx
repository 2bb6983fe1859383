/** A table of the possible outcomes of a choice, side by side. */
import type { ComponentChildren } from "preact";
import "./branches.css";

export interface BranchRow<Branch> {
  readonly head: string;
  readonly cell: (branch: Branch) => ComponentChildren;
}

interface BranchesProps<Branch> {
  /** What was chosen, for screen readers. */
  readonly caption: string;
  /** The heading of the row of branch names. */
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

/** Marks an outcome that depends on what this seat can't know. Hidden from screen readers. */
export const Unknown = () => <b aria-hidden="true">?</b>;
