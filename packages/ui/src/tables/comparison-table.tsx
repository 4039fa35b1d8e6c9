import type { CSSProperties, ReactNode } from 'react';
import fieldSheet from '../fields/field.css?inline';
import { Track } from '../figures/track';
import trackSheet from '../figures/track.css?inline';
import comparisonTableSheet from './comparison-table.css?inline';

export const comparisonStyles = fieldSheet + trackSheet + comparisonTableSheet;

/** Column header of a compared item. */
export interface ComparisonHead {
  key: string;
  /** Name of the item, repeated above each of its values where four columns do not fit. */
  name: string;
  /** Default: the name. */
  content?: ReactNode;
}

/** A value of a compared item. */
export interface ComparisonCell {
  text: string;
  /** Text for screen readers, if the visible text is only a symbol. */
  spoken?: string | undefined;
  /** Secondary line below the text. */
  note?: string | undefined;
  /** Label that highlights the value within its row, such as `a maior`. */
  mark?: string | undefined;
  /** Length of the bar, 0 to 1. Default: no bar. */
  share?: number | undefined;
  /** Position of a mark on the bar, 0 to 1. Default: none. */
  tick?: number | undefined;
}

/** A measure with its values. */
export interface ComparisonRow {
  name: string;
  /** Explanation below the name. Default: none. */
  note?: string;
  /** One cell per head, in the same order. */
  cells: readonly ComparisonCell[];
}

interface ComparisonTableProps {
  caption: string;
  /** Explanation after the caption. */
  note?: string;
  /** Header of the column with the row names, such as `Medida`. */
  rowLabel: string;
  heads: readonly ComparisonHead[];
  rows: readonly ComparisonRow[];
}

function Cell({
  head,
  text,
  spoken,
  note,
  mark,
  share,
  tick,
}: ComparisonCell & { head: string | undefined }) {
  return (
    <td data-head={head}>
      {spoken === undefined ? (
        <span className="comparison-text">{text}</span>
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{spoken}</span>
        </>
      )}
      {mark && <span className="comparison-mark">{mark}</span>}
      {note && <span className="comparison-note">{note}</span>}
      {share !== undefined && <Track share={share} mark={tick} />}
    </td>
  );
}

/**
 * Table that compares items: one column per item, one row per measure. On a phone, the values of a
 * measure follow its name; those of four items, two by two, each below the name of its item.
 */
export function ComparisonTable({ caption, note, rowLabel, heads, rows }: ComparisonTableProps) {
  return (
    <table
      className="comparison"
      part="table"
      style={{ '--o-compared': heads.length } as CSSProperties}
    >
      <caption>
        {caption}
        {note && <span className="comparison-note">{note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowLabel}</span>
          </th>
          {heads.map(({ key, name, content = name }) => (
            <th key={key} scope="col">
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note: explanation, cells }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {explanation && <span className="comparison-note">{explanation}</span>}
            </th>
            {cells.map((cell, index) => (
              <Cell key={heads[index]?.key} head={heads[index]?.name} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
