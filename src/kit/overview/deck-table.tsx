/** What the decks may still hold, by kind and deck. */
import type { ComponentChildren } from "preact";
import { SeatMark } from "../../ui/look/seat-mark.tsx";
import "./deck-table.css";

export interface DeckRow {
  readonly kind: string;
  /** Shown before its name. */
  readonly sign: ComponentChildren;
  /** How many, in the deck of each seat. */
  readonly left: readonly number[];
}

export interface Decks {
  /** What these decks have in common. */
  readonly caption: string;
  readonly rows: readonly DeckRow[];
}

interface DeckWords {
  readonly about: string;
  /** The texts for a kind that may be there, and for one that isn't any more. */
  readonly left: string;
  readonly gone: string;
  /** The headings of the columns of kinds and of sums. */
  readonly kinds: string;
  readonly sums: string;
}

interface DeckTablesProps {
  readonly names: readonly string[];
  readonly decks: readonly Decks[];
  readonly words: DeckWords;
}

export const DeckTables = ({ names, decks, words }: DeckTablesProps) => (
  <div class="decks">
    <p>{words.about}</p>
    <p class="decks-legend" aria-hidden="true">
      <span class="in">{words.left}</span> <span class="gone">{words.gone}</span>
    </p>
    {decks.map((some) => (
      <DeckTable key={some.caption} {...some} names={names} words={words} />
    ))}
  </div>
);

/** A kind with one card shows a dot, others a number. */
const DeckTable = ({ caption, names, rows, words }: Decks & Omit<DeckTablesProps, "decks">) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{words.kinds}</span>
        </th>
        {names.map((name, seat) => (
          <th key={seat} scope="col" class={`seat-${seat}`}>
            <SeatMark seat={seat} />
            <span class="deck-of">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ kind, sign, left }, r) => (
        <tr key={r}>
          <th scope="row">
            {sign} {kind}
          </th>
          {left.map((count, seat) => (
            <td key={seat} class={count === 0 ? "gone" : count === 1 ? "in" : ""}>
              {count > 1 && count} <span class="unseen">{count > 0 ? words.left : words.gone}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{words.sums}</th>
        {names.map((_, seat) => (
          <td key={seat}>{rows.reduce((sum, { left }) => sum + (left[seat] ?? 0), 0)}</td>
        ))}
      </tr>
    </tfoot>
  </table>
);
