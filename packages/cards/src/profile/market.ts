import type { Column, CountRow, MarketRow } from '@observatorio/contract';
import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';

type Division = 'state' | 'gender' | 'schooling';

/** Sums employment links by one division of the market, in category order. */
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

/** Table columns of `marketBy`. */
export const marketColumns = (category: string): readonly Column<CountRow>[] => [
  { key: 'label', label: category, kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
];
