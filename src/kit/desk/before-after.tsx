import type { Sign } from "../drawing/sign.ts";
import { SignSvg } from "../drawing/sign-svg.tsx";
import "./before-after.css";

export interface BeforeAfterRow {
  readonly name: string;
  readonly sign: Sign;
  readonly before: number;
  readonly after: number;
  /** Whether more of it is good or bad. */
  readonly more: "better" | "worse" | "";
}

/** A table of counters before and after a plan. */
export const BeforeAfter = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly BeforeAfterRow[];
}) => (
  <table class="desk-result" aria-label={caption}>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name} class={`${row.sign.name} ${courseOf(row)}`}>
          <th scope="row" title={row.name}>
            <SignSvg sign={row.sign} />
            <span class="unseen">{row.name}</span>
          </th>
          <td class="was">{row.before}</td>
          <td class="arrow" aria-hidden="true">
            →
          </td>
          <td class="is">{row.after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function courseOf({ before, after, more }: BeforeAfterRow): string {
  if (before === after) return "same";
  if (more === "" || after > before) return more;
  return more === "better" ? "worse" : "better";
}
