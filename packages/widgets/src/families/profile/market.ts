import type { Column, CountRow, MarketRow } from '@observatorio/contract';
import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';

type Division = 'state' | 'gender' | 'schooling';

/** The links of the market by one of its divisions, in the order of its categories. */
export const marketBy =
  (division: Division, categories: readonly Category[]) =>
  (rows: readonly MarketRow[]): CountRow[] => {
    const counts = new Map<string | null, number>();
    for (const row of rows) {
      counts.set(row[division], (counts.get(row[division]) ?? 0) + row.count);
    }
    return [...categories.map(({ code }) => code), null].flatMap((key) => {
      const count = counts.get(key);
      const label = key === null ? NOT_INFORMED : labelOf(categories, key);
      return count === undefined ? [] : [{ key, label, count }];
    });
  };

export const marketColumns = (category: string): readonly Column<CountRow>[] => [
  { key: 'label', label: category, kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
];

/** Pay of the market in reais; null where it is withheld. */
export interface MarketPay {
  least: number | null;
  /** Midway between the least and the greatest, as the specification defines it. */
  middle: number | null;
  greatest: number | null;
}

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

export function marketPay(rows: readonly MarketRow[]): MarketPay {
  const lows = known(rows.map(({ minPay }) => minPay));
  const highs = known(rows.map(({ maxPay }) => maxPay));
  if (lows.length === 0 || highs.length === 0) return { least: null, middle: null, greatest: null };
  const least = Math.min(...lows);
  const greatest = Math.max(...highs);
  return { least, middle: (greatest + least) / 2, greatest };
}
