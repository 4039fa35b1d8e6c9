import { type CountRow, OTHERS_KEY } from '@observatorio/contract';
import { OTHERS, totalOf } from '@observatorio/domain';

interface Keyed {
  key: string | null;
}

/** Appends "Outras", then "Não informado", to the known rows. */
function withRestLast<Row extends Keyed>(rows: readonly Row[], known: Row[]): Row[] {
  return [
    ...known,
    ...rows.filter(({ key }) => key === OTHERS_KEY),
    ...rows.filter(({ key }) => key === null),
  ];
}

/** Sorts by count, largest first; "Outras" and "Não informado" come last. */
export const byCount = <Row extends Keyed & { count: number }>(rows: readonly Row[]): Row[] =>
  withRestLast(
    rows,
    rows.filter(({ key }) => key).toSorted((a, b) => b.count - a.count),
  );

/** Sorts bands and levels by their numeric code; "Outras" and "Não informado" come last. */
export const byCode = <Row extends Keyed>(rows: readonly Row[]): Row[] =>
  withRestLast(
    rows,
    rows.filter(({ key }) => key).toSorted((a, b) => Number(a.key) - Number(b.key)),
  );

/** Keeps the `limit` largest categories and those in `kept`; sums the rest as "Outras". */
export const largest =
  (limit: number, kept: readonly string[] = []) =>
  (rows: readonly CountRow[]): CountRow[] => {
    const ranked = byCount(rows);
    const own = ranked.filter(({ key }) => key);
    if (own.length <= limit) return ranked;
    const isShown = ({ key }: CountRow, index: number) => index < limit || kept.includes(key ?? '');
    const rest = totalOf(own.filter((row, index) => !isShown(row, index)));
    const others = { key: OTHERS_KEY, label: OTHERS, count: rest };
    return [...own.filter(isShown), others, ...ranked.filter(({ key }) => key === null)];
  };

/** Adds missing rows and subtracts their counts from "Outras". */
export function withMissing(rows: readonly CountRow[], wanted: readonly CountRow[]): CountRow[] {
  const missing = wanted.filter(({ key }) => key && rows.every((row) => row.key !== key));
  const added = totalOf(missing);
  return byCount([
    ...missing,
    ...rows.map((row) => (row.key === OTHERS_KEY ? { ...row, count: row.count - added } : row)),
  ]);
}
