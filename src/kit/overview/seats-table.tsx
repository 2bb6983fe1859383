import type { ComponentChildren } from "preact";
import { SeatMark } from "../../ui/look/seat-mark.tsx";
import type { Sign } from "../drawing/sign.ts";
import { SignSvg } from "../drawing/sign-svg.tsx";
import "./seats-table.css";

export interface SeatsRow {
  readonly name: string;
  /** Explains the name; hidden where there is little room. */
  readonly means: string;
  readonly sign: Sign;
  cell(seat: number): ComponentChildren;
}

interface SeatsTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly first: string;
  readonly names: readonly string[];
  /** Shown above each name. */
  readonly sign: Sign;
  readonly rows: readonly SeatsRow[];
}

/** Compares all seats, with a column for each, so that it fits on a phone. */
export const SeatsTable = ({ caption, first, names, sign, rows }: SeatsTableProps) => (
  <table class="seats-table" aria-label={caption}>
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{first}</span>
        </th>
        {names.map((name, seat) => (
          <th key={seat} scope="col" class={`seat-${seat}`}>
            <SignSvg sign={sign} />
            <SeatMark seat={seat} />
            <span class="seat-name unless-tight">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.sign.name} class={row.sign.name}>
          <th scope="row">
            <span class="row-name">
              <SignSvg sign={row.sign} />
              <span>
                {row.name} <small>{row.means}</small>
              </span>
            </span>
          </th>
          {names.map((_, seat) => (
            <td key={seat}>{row.cell(seat)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
