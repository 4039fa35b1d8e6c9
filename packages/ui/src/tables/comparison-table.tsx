import type { CSSProperties, ReactNode } from 'react';
import fieldSheet from '../fields/field.css?inline';
import { Track } from '../figures/track';
import trackSheet from '../figures/track.css?inline';
import comparisonTableSheet from './comparison-table.css?inline';

export const comparisonStyles = fieldSheet + trackSheet + comparisonTableSheet;

/** Column header of a compared item. */
export interface ComparisonHead {
  key: string;
  content: ReactNode;
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
}

/** A measure with its values. */
export interface ComparisonRow {
  name: string;
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

function Cell({ text, spoken, note, mark, share }: ComparisonCell) {
  return (
    <td>
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
      {share !== undefined && <Track share={share} />}
    </td>
  );
}

/**
 * Table that compares items: one column per item, one row per measure. Place it in a scroll area.
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
          {heads.map(({ key, content }) => (
            <th key={key} scope="col">
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <Cell key={heads[index]?.key} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
