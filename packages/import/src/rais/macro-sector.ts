import { macroSectorDivisions, macroSectors } from '@observatorio/domain';
import { formatCount, formatPercent, LINKS, withUnit } from '@observatorio/language';
import { macroSectorSql } from '@observatorio/store';
import type { RowsRead } from '../pipeline/rows-read';
import type { HasField, RaisField } from './headers';

/** Column of the CNAE that is read: the class, or else the subclass. */
const cnaeField = (has: HasField): RaisField | undefined =>
  (['cnaeClass', 'cnaeSubclass'] as const).find(has);

/** Returns the column of the CNAE to ignore because the other one is present. */
export const supersededCnae = (has: HasField): RaisField[] =>
  has('cnaeClass') ? ['cnaeSubclass'] : [];

/** Macro sector of each division, from 1. */
const byDivision = Array.from({ length: 99 }, (_, index) => {
  const division = index + 1;
  const found = Object.entries(macroSectorDivisions).find(
    ([, [from, to]]) => from <= division && division <= to,
  );
  return found?.[0] ?? 'NULL';
});

/** SQL expression for the column `cnae`, the number in the CNAE's column. */
export const cnaeSql = (has: HasField): string =>
  `TRY_CAST(${cnaeField(has) ?? 'NULL'} AS INTEGER) AS cnae`;

/**
 * SQL expression for the column `division` of the CNAE 2.0. Files write five digits of the class, or
 * seven of the subclass, with or without leading zeros: up to 99008, or from 111301 to 9900800.
 */
export const divisionSql = `
  CASE WHEN cnae < 99999 THEN cnae // 1000 WHEN cnae BETWEEN 100000 AND 9900899 THEN cnae // 100000
  END AS division`;

/** SQL expression for the macro sector of the division. */
export const macroSql = `[${byDivision.join(', ')}][division]`;

/** Minimum share of links in another macro sector that triggers a caveat. */
const NOTED_SHARE = 0.0005;

/** Returns a caveat with the macro sectors as the ministry counts them, if they differ from ours. */
export async function macroSectorNotes({ connection }: RowsRead): Promise<string[]> {
  const reader = await connection.runAndReadAll(`
    SELECT macro, count(*)::DOUBLE, count(sector)::DOUBLE,
      count(*) FILTER (macro <> ${macroSectorSql})::DOUBLE
    FROM links GROUP BY macro`);
  const rows = reader.getRowsJS().map((row) => row.map((value) => value ?? 0).map(Number));
  const known = rows.filter(([macro]) => macro !== 0);
  const sum = (list: readonly (readonly number[])[], column: number) =>
    list.reduce((total, row) => total + (row[column] ?? 0), 0);
  const [links, withSector, moved] = [1, 2, 3].map((column) => sum(known, column));
  if (!links || (withSector && (moved ?? 0) < withSector * NOTED_SHARE)) return [];
  const unknown = sum(rows, 1) - links;
  const totals = macroSectors.map(({ code, label }) => {
    const [, count = 0] = known.find(([macro]) => macro === Number(code)) ?? [];
    return `${label}, ${formatCount(count)}`;
  });
  const listed = [...totals, ...(unknown > 0 ? [`não informado, ${formatCount(unknown)}`] : [])];
  return [
    `Pelas seções da CNAE, como nas tabelas do ministério, os vínculos dos grandes setores são: ${listed.join('; ')}.`,
    ...(withSector && moved
      ? [
          `Os cartões contam os grandes setores pelos subsetores do IBGE: ${withUnit(moved, LINKS)} (${formatPercent(moved / withSector)}) ${moved === 1 ? 'fica' : 'ficam'} noutro que o da CNAE.`,
        ]
      : []),
  ];
}
