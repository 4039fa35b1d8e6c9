import { type Column, womenShareOf, type YardstickRow } from '@observatorio/contract';
import {
  comparedInList,
  formatCount,
  formatMoney,
  formatPercent,
  linkTerm,
  ofCompared,
} from '@observatorio/language';
import type { Figure } from '../model/content';
import { WITHHELD } from '../model/table-view';

/** Links and pay of a selection, or of what it is compared with. */
export type ComparedRow = Pick<YardstickRow, 'label' | 'links' | 'meanPay' | 'medianPay'> & {
  key: string;
};

/** Returns what a selection is compared with: the rows of a yardstick except the first. */
export const comparedRows = <Row extends ComparedRow>(rows: readonly Row[]): readonly Row[] =>
  rows.slice(1);

/** Lists a pay figure of the compared rows: `Acre: R$ 2.100,00`, `Brasil: R$ 2.400,00`. */
export const comparedPay = (
  rows: readonly ComparedRow[],
  name: 'meanPay' | 'medianPay',
): string[] =>
  comparedInList(
    comparedRows(rows).map((row) => ({ ...row, value: row[name] })),
    (value) => (value === null ? WITHHELD : formatMoney(value)),
  );

/** Lists the share of women of the compared rows that know it. */
export const comparedWomen = (rows: readonly YardstickRow[]): string[] =>
  comparedInList(
    comparedRows(rows)
      .map((row) => ({ ...row, value: womenShareOf(row) }))
      .filter(({ value }) => value !== null),
    (value) => formatPercent(value ?? 0),
  );

/** Creates the figure for the links, with their share of the compared rows: `12% do Acre`. */
export const linksFigure = (rows: readonly ComparedRow[]): Figure => {
  const links = rows[0]?.links ?? 0;
  return {
    name: 'Vínculos ativos',
    value: formatCount(links),
    definition: linkTerm.definition,
    compared: comparedRows(rows).map(
      (row) => `${formatPercent(links / row.links)} ${ofCompared(row)}`,
    ),
  };
};

/** Columns of the table of a yardstick. */
export const yardstickColumns: readonly Column<YardstickRow>[] = [
  { key: 'label', label: 'Comparação', kind: 'category' },
  { key: 'links', label: 'Vínculos', kind: 'count' },
  { key: 'meanPay', label: 'Média', kind: 'money' },
  { key: 'medianPay', label: 'Mediana', kind: 'money' },
];
